/**
 * Everything that studio and canvas say to each other, as a closed set of checked messages. They live on
 * two origins: a message counts only from the right window, the right origin and with the visit's nonce.
 */

import type { JsonObject } from '@sitewright/core/json'
import { TWEAK_EVENTS } from '@sitewright/core/site/tweak-events'
import { PASTE_NOTICE_NAMES } from '../paste/notice-names.ts'
import {
  either,
  type Guard,
  type Guarded,
  isCell,
  isFile,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
} from './guard.ts'

const isView = oneOf(['desktop', 'phone'])
const isJson: Guard<JsonObject> = (value): value is JsonObject => isObject(value)

const placementShape = { x: isCell, y: isCell, w: isCell, h: isCell, z: isCell }
const isPlacement = shape(placementShape)
const rectShape = { x: isNumber, y: isNumber, width: isNumber, height: isNumber }
const isRect = shape(rectShape)
export type Rect = Guarded<typeof isRect>

const sectionShape = { documentId: isText, sectionId: isText }
const blockShape = { ...sectionShape, blockId: isText }
const blocksShape = { ...sectionShape, blockIds: listOf(isText) }
const isTarget = either(
  either(
    shape({ kind: oneOf(['none', 'header']) }),
    shape({ kind: oneOf(['item']), itemId: isText }),
  ),
  either(
    shape({ kind: oneOf(['section']), ...sectionShape }),
    either(
      shape({ kind: oneOf(['block']), ...blockShape }),
      shape({ kind: oneOf(['blocks']), ...blocksShape }),
    ),
  ),
)

const isSide = oneOf(['before', 'behind'])

const isHardWords = shape({
  front: isText,
  back: isText,
  ratio: isNumber,
  least: isNumber,
  words: isText,
  target: isTarget,
  count: isCell,
})
/** Words that are hard to read for the same reason: the first of them, where it is, and how many there are. */
export type HardWords = Guarded<typeof isHardWords>

export const TEXT_FORMATS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'color',
  'size',
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'quote',
  'left',
  'center',
  'right',
  'link',
  'unlink',
  'clear',
] as const
export type TextFormat = (typeof TEXT_FORMATS)[number]

/** Keys of the text that go through the slash menu. */
export const SLASH_KEYS = ['next', 'previous', 'take'] as const
export type SlashKey = (typeof SLASH_KEYS)[number]

/** The look of the text at the cursor, for the toolbar. */
const isTextState = shape({
  formats: listOf(oneOf(TEXT_FORMATS)),
  link: nullable(shape({ href: isText, newWindow: isFlag })),
  /** Names of the theme's colour and size; empty for those of the words around. */
  color: isText,
  size: isText,
  hasSelection: isFlag,
  /** Words behind a slash that asks for the slash menu; null for none. */
  slash: nullable(isText),
})
export type TextState = Guarded<typeof isTextState>

/** The top element of a text that has the cursor, and shares of its block's height: where it begins and ends, and where the text ends. */
const isLine = shape({ index: isCell, top: isNumber, bottom: isNumber, end: isNumber })
export type TextLine = Guarded<typeof isLine>

const TO_CANVAS = {
  /**
   * The first message to a canvas, as soon as it has greeted: what block types are called, whether the title is edited in place, and
   * whether the items that the page lists can be chosen, and dragged into another order.
   */
  hello: shape({ names: recordOf(isText), hasTitle: isFlag, hasItems: isFlag, canArrange: isFlag }),
  /** Screen pixels for one pixel of the page: handles and names are as large at every zoom. */
  scale: shape({ scale: isNumber }),
  /**
   * `reveal` scrolls there; `focus` takes the keyboard. `heard` is the `turn` of the canvas's last own selection that the studio knew
   * of: an older one never replaces what was chosen on the page since.
   */
  select: shape({
    target: isTarget,
    description: isText,
    reveal: isFlag,
    focus: isFlag,
    heard: isNumber,
  }),
  /** The locked blocks of the page, and its groups of blocks. */
  held: shape({ locked: listOf(isText), groups: listOf(listOf(isText)) }),
  /** Whether each press chooses a block more, as fingers have no Shift key. */
  choosing: shape({ isOn: isFlag }),
  /** Whether each block shows its number in its section's reading order. */
  numbers: shape({ isOn: isFlag }),
  /** Optimistic update: the place of every block of a section, shown at once, without the server. */
  placements: shape({
    ...sectionShape,
    isPhoneAuto: isFlag,
    rows: shape({ desktop: isCell, phone: isCell }),
    blocks: recordOf(
      shape({
        desktop: isPlacement,
        phone: isPlacement,
        isAutoHeight: isFlag,
        /** Views that do not show it. */
        hidden: listOf(isView),
      }),
    ),
  }),
  /** Sections rendered by the server. */
  sections: shape({
    documentId: isText,
    sections: listOf(shape({ id: isText, html: isText })),
  }),
  /** The page around its documents, as drafted now: HTML of the whole page. */
  redraw: shape({ html: isText }),
  /** Puts the sections in this order and takes out all others. */
  order: shape({ documentId: isText, sectionIds: listOf(isText) }),
  /** Optimistic update: an item beside another one of its list, until the page is drawn anew. */
  moveItem: shape({ itemId: isText, besideId: isText, side: isSide }),
  /** An empty block field has a document now. */
  field: shape({ field: isText, documentId: isText }),
  /** Optimistic update: a new section, with nothing in it yet, until the server has drawn it. */
  newSection: shape({ ...sectionShape, theme: isText, height: isText }),
  /** Optimistic update: something stands in the place of a new block until the server has drawn it. */
  placeholder: shape({
    ...blockShape,
    blockType: isCell,
    desktop: isPlacement,
    phone: isPlacement,
    rows: shape({ desktop: isCell, phone: isCell }),
  }),
  removeBlock: shape(blockShape),
  /** Does the block's content need more rows than it has? The answer is `needsRows`, or nothing. */
  measure: shape(blockShape),
  /** Begins typing; with `x` and `y` where the click was. */
  editText: shape({
    ...blockShape,
    field: isText,
    doc: isJson,
    x: nullable(isNumber),
    y: nullable(isNumber),
  }),
  /** Shows another text, typed or not: undo, redo, someone else's edit. */
  setText: shape({ blockId: isText, field: isText, doc: isJson }),
  /** Someone else's edit of a text that may be typed in; `base` is what the studio knew of it before. */
  mergeText: shape({ blockId: isText, field: isText, base: isJson, doc: isJson }),
  /** Begins typing the site's title in the header, which reads `text`; without words it reads `fallback`. */
  editSiteTitle: shape({ text: isText, fallback: isText }),
  /** Opens or closes the menu of phones in the header. */
  phoneMenu: shape({ isOpen: isFlag }),
  endText: shape({}),
  /** Begins typing in the title: where the click was, or after its last word. */
  editTitle: shape({ isClicked: isFlag }),
  /** The words of the title after undo, redo or a change in the drawer, or by somebody else. */
  itemTitle: shape({ text: isText }),
  /** Shows only the title and the text, or everything again. */
  onlyWords: shape({ isOn: isFlag, documentId: isText }),
  format: shape({ format: oneOf(TEXT_FORMATS), href: isText, newWindow: isFlag, name: isText }),
  /** The slash menu's choice: the slash goes with what was typed behind it, and a format takes its place. */
  takeSlash: shape({ format: nullable(oneOf(TEXT_FORMATS)) }),
  /** The slash menu closes, and the slash stays as it was typed; `isEnter` presses Enter in the text. */
  leaveSlash: shape({ isEnter: isFlag }),
  /** Something from the palette is over the page. */
  carry: shape({ x: isNumber, y: isNumber, w: isCell, h: isCell }),
  drop: shape({ x: isNumber, y: isNumber, w: isCell, h: isCell }),
  carryEnd: shape({}),
  /** Sections in which others are working, with their names. */
  others: shape({ others: listOf(shape({ sectionId: isText, name: isText })) }),
  /** Rules for values that are not compiled yet; they take the place of those before. */
  liveStyle: shape({ css: isText }),
  /** The style sheet as it is compiled now, and what that changes about the body. */
  stylesheet: shape({
    path: isText,
    addClasses: listOf(isText),
    removeClasses: listOf(isText),
  }),
  /** For scripts of themes, as they know them (specification §2). */
  tweakEvent: shape({
    event: oneOf(TWEAK_EVENTS),
    name: isText,
    value: isText,
    pageType: isText,
  }),
  /** Which of these selectors find anything on the page? */
  askPresent: shape({ selectors: listOf(isText) }),
  /** Marks words on the page, and one match of a block (or of the header, for no id) more; an empty pattern ends it. */
  find: shape({
    pattern: isText,
    flags: isText,
    current: nullable(shape({ blockId: isText, nth: isCell })),
  }),
  /** Marks what the selector finds; nothing for an empty one. */
  point: shape({ selector: isText }),
  /** Begins or ends to measure how well the page's words can be read. */
  watchContrast: shape({ isOn: isFlag }),
} as const

const FROM_CANVAS = {
  ready: shape({ view: isView }),
  /** Everything of the page is loaded, its pictures, too. */
  load: shape({}),
  /** The page leaves the frame: something on it loads it anew, or leads elsewhere. */
  iframeUnload: shape({}),
  /** The canvas became wider or narrower than the grid's switch. */
  viewport: shape({ view: isView }),
  /** A click or a key; `text` when it was on words that can be typed in. `turn` counts these, from 1 for each page. */
  select: shape({
    target: isTarget,
    turn: isNumber,
    text: nullable(shape({ field: isText, x: nullable(isNumber), y: nullable(isNumber) })),
  }),
  /** `isFree` lets it lie on others on the phone, too. */
  place: shape({ ...blockShape, view: isView, placement: isPlacement, isFree: isFlag }),
  /** Several blocks were dragged together, by so many cells. */
  moveBy: shape({ ...blocksShape, dx: isNumber, dy: isNumber }),
  /** On the phone: dragged in front of another block, or to the end. */
  reorder: shape({ ...blocksShape, before: nullable(isText) }),
  /** Blocks were dragged into another section, each to its place there. */
  moveTo: shape({
    ...sectionShape,
    toDocumentId: isText,
    toSectionId: isText,
    placements: recordOf(isPlacement),
  }),
  /** An item was dragged beside another one of its list. */
  placeItem: shape({ itemId: isText, besideId: isText, side: isSide }),
  nudge: shape({ dx: isNumber, dy: isNumber, dw: isNumber, dh: isNumber, isFree: isFlag }),
  /** The rows that a block's content needs: more than it has, or fewer after it has taken more. */
  needsRows: shape({ ...blockShape, view: isView, rows: isCell }),
  /** The text that a field holds now; `paste` names the paste that it is the outcome of. */
  text: shape({ ...blockShape, field: isText, doc: isJson, paste: nullable(isText) }),
  slashKey: shape({ key: oneOf(SLASH_KEYS) }),
  /** The text without the slash and with the format in its place. */
  slashTaken: shape({ ...blockShape, field: isText, doc: isJson, line: isLine }),
  /** The words of the site's title in the header as typed now. */
  siteTitle: shape({ text: isText }),
  /**
   * Pictures that were pasted or dropped: below the block, or where they were let go. `paste` names the paste whose words were
   * told before.
   */
  pictures: shape({
    ...sectionShape,
    blockId: nullable(isText),
    placement: nullable(isPlacement),
    paste: isText,
    pictures: listOf(shape({ file: isFile, alt: isText })),
  }),
  /** Address of a picture or of something to embed that was pasted on an empty line: its block goes below. */
  pastedAddress: shape({ ...blockShape, address: isText, paste: isText }),
  /** The words that the title holds now, and those that it held before the last key. */
  title: shape({ text: isText, before: isText }),
  /** A paste that did not come whole. */
  pasteNotice: shape({ notice: oneOf(PASTE_NOTICE_NAMES) }),
  /** `null` when typing has ended. */
  textState: shape({ state: nullable(isTextState) }),
  command: shape({
    name: oneOf([
      'undo',
      'redo',
      'copy',
      'cut',
      'paste',
      'remove',
      'duplicate',
      'selectAll',
      'hide',
      'lock',
      'group',
      'ungroup',
      'forward',
      'backward',
      'front',
      'back',
      'alignLeft',
      'alignCenter',
      'alignRight',
      'alignTop',
      'alignMiddle',
      'alignBottom',
      'distributeAcross',
      'distributeDown',
      'type',
      'title',
      'typeTitle',
      'body',
      'link',
      'help',
      'find',
      'tools',
      'palette',
      'save',
      'sectionUp',
      'sectionDown',
      'leave',
      'leaveBack',
      'panelAdd',
      'panelSettings',
      'choose',
      'openItem',
      'addItem',
      'itemBack',
      'itemOn',
    ]),
  }),
  /** The context menu is asked for, at a place in the canvas's window. */
  menu: shape({ x: isNumber, y: isNumber }),
  /** Something was pasted that is neither words in a text nor pictures: the HTML of the clipboard. */
  pasted: shape({ html: isText }),
  rects: shape({
    selected: nullable(isRect),
    /** Words that are selected in the text that is typed in, or the slash that asks for the slash menu. */
    words: nullable(isRect),
    /** Rows that the blocks of the selected section take as they are drawn, while nobody arranged its phone view. */
    phoneRows: recordOf(isCell),
    sections: listOf(shape({ ...sectionShape, ...rectShape })),
    /** Items that the page lists, in its order, by what visitors read of them. */
    items: listOf(shape({ id: isText, name: isText })),
    /** Place of that list, or of the words that stand for an empty one. */
    list: nullable(isRect),
    /** Fields with nothing in them yet. One that never had anything has no document. */
    places: listOf(
      shape({ field: isText, documentId: nullable(isText), label: isText, ...rectShape }),
    ),
  }),
  /** The place where something from the palette was dropped: on the desktop's grid, or in the phone's order. */
  dropped: shape({
    ...sectionShape,
    placement: nullable(isPlacement),
    under: nullable(isText),
  }),
  /** The answer to `askPresent`. */
  present: shape({ selectors: listOf(isText) }),
  /** Words that are hard to read, the worst first, by the colours of words and of what is behind them. */
  contrast: shape({ found: listOf(isHardWords) }),
} as const

type Messages<Table extends Readonly<Record<string, Guard<unknown>>>> = {
  [Type in keyof Table]: { readonly type: Type } & Guarded<Table[Type]>
}[keyof Table]

export type ToCanvas = Messages<typeof TO_CANVAS>
export type FromCanvas = Messages<typeof FROM_CANVAS>
export type CanvasCommand = Extract<FromCanvas, { type: 'command' }>['name']

/** The canvas's greeting when it is loaded, to the studio's window and with the port for everything else. */
export type Greeting = Extract<FromCanvas, { type: 'ready' }>

/** A greeting as it goes to the studio's window, where anyone may say anything. */
export function sealed(nonce: string, greeting: Greeting) {
  return { sitewright: nonce, message: greeting }
}

/** The greeting of the canvas with this nonce, if that is what `data` is. */
export function readGreeting(nonce: string, data: unknown): Greeting | undefined {
  if (!isObject(data) || nonce === '' || data.sitewright !== nonce) return undefined
  const message = readFromCanvas(data.message)
  return message?.type === 'ready' ? message : undefined
}

/** The messages of one post to the canvas, without those that are none. */
export function readToCanvas(data: unknown): ToCanvas[] {
  const messages: unknown[] = Array.isArray(data) ? data : []
  return messages.flatMap((message) => (read(TO_CANVAS, message) as ToCanvas | undefined) ?? [])
}

export function readFromCanvas(data: unknown): FromCanvas | undefined {
  return read(FROM_CANVAS, data) as FromCanvas | undefined
}

function read(table: Readonly<Record<string, Guard<unknown>>>, message: unknown): unknown {
  if (!isObject(message) || !isText(message.type)) return undefined
  const guard = Object.hasOwn(table, message.type) ? table[message.type] : undefined
  return guard?.(message) ? message : undefined
}

/** The canvas's end of the port. */
export interface Line {
  send(message: unknown): void
  /** Listens; messages that came before anyone did come at once. */
  hear(listener: (data: unknown) => void): void
}

/** The key that the server writes into the canvas's page, so that it knows whom to believe. */
export interface CanvasKey {
  readonly nonce: string
  readonly studioOrigin: string
}

/** Id of the element that holds the key as JSON. */
export const CANVAS_KEY_ID = 'sw-canvas'

const isCanvasKey: Guard<CanvasKey> = shape({ nonce: isText, studioOrigin: isText })

/** The key in the page; undefined when the page was not opened by an editor. */
export function readCanvasKey(json: string): CanvasKey | undefined {
  try {
    const key: unknown = JSON.parse(json)
    return isCanvasKey(key) && key.nonce !== '' ? key : undefined
  } catch {
    return undefined
  }
}

/** The nonce of that key, as the studio knows it from the canvas's address. */
export function nonceOf(canvasUrl: string): string {
  return new URL(canvasUrl).searchParams.get('nonce') ?? ''
}
