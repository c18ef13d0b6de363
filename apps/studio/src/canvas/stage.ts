/** The view of selection and typing in the canvas; it holds both, and tells the studio where things are. */

import { blockIdsOf, type Selection } from '../document/selection.ts'
import type { Bridge } from './bridge.ts'
import { type EarlyKeys, pressAllAgain } from './early-keys.ts'
import { itemName, listedItems, listRect } from './items.ts'
import type { LateTexts } from './late-texts.ts'
import { measuredPhoneRows, rowsNeeded } from './measure.ts'
import type { Overlay } from './overlay.ts'
import {
  allSections,
  blockElement,
  currentView,
  elementOf,
  elementsOf,
  emptyPlaceRect,
  emptyPlaces,
  fieldElement,
  isDrawn,
  sectionAddress,
  sectionElement,
  targetOf,
} from './page.ts'
import type { FromCanvas, Rect, ToCanvas } from './protocol.ts'
import type { TextSession } from './text-session.ts'
import { inNextFrame } from './watch.ts'

export interface Stage {
  readonly selection: Selection
  readonly typing: TextSession | undefined
  /** `reveal` scrolls to it where it is out of sight, as it is drawn. */
  select(target: Selection, options?: { reveal: boolean }): void
  /** Tells the studio of a selection that was made on the page. */
  tellChosen(target: Selection, text?: Extract<FromCanvas, { type: 'select' }>['text']): void
  /** Number of selections that the studio was told of. */
  readonly chosen: number
  hover(element: Element | undefined): void
  /** The palette's name of a block. */
  nameOf(blockId: string): string
  setNames(names: Readonly<Record<string, string>>): void
  nameOfType(blockType: number | string): string
  /** Whether each press chooses a block more. */
  isChoosing: boolean
  /** Whether the title of the page is edited in place. */
  hasTitle: boolean
  /** Whether items of the page's list can be dragged into another order. */
  canArrange: boolean
  /** Begins typing in what another part has made ready. */
  adopt(session: TextSession): void
  /** Shows or hides the blocks' numbers in reading order. */
  showNumbers(isOn: boolean): void
  isLocked(blockId: string): boolean
  /** The blocks of a block's group, or the block alone. */
  groupOf(blockId: string): readonly string[]
  setHeld(held: Pick<Extract<ToCanvas, { type: 'held' }>, 'locked' | 'groups'>): void
  startTyping(message: Extract<ToCanvas, { type: 'editText' }>): void
  showText(message: Extract<ToCanvas, { type: 'setText' }>): void
  mergeText(message: Extract<ToCanvas, { type: 'mergeText' }>): void
  endTyping(): void
  /** No text comes: keys that were kept for it are let go. */
  stopWaiting(): void
  /** Marks the sections in which others are working. */
  showOthers(others: Extract<ToCanvas, { type: 'others' }>['others']): void
  /**
   * Draws the outlines where things are. That waits for the next frame, in which the page is laid out anyway; not so on phones, where
   * the next edit needs the rows that blocks take, which are told with it.
   */
  draw(): void
  /** Draws the outlines in the next frame. */
  drawInFrame(): void
}

export function createStage(
  overlay: Overlay,
  { bridge, early, late }: { bridge: Bridge; early: EarlyKeys; late: LateTexts },
): Stage {
  let selection: Selection = { kind: 'none' }
  let hovered: Element | undefined
  let chosen = 0
  let typing: TextSession | undefined
  let names: Readonly<Record<string, string>> = {}
  let others: Extract<ToCanvas, { type: 'others' }>['others'] = []
  let reported = ''
  let isChoosing = false
  let hasNumbers = false
  let locked: ReadonlySet<string> = new Set()
  let groups: readonly (readonly string[])[] = []
  let isRevealed = true

  const nameOfType = (blockType: number | string) => names[blockType] ?? 'Block'
  const blockName = (element: HTMLElement | null) => nameOfType(element?.dataset.blockType ?? '')

  const groupOf = (blockId: string) => groups.find((group) => group.includes(blockId)) ?? [blockId]

  const nameOf = (element: HTMLElement | null, target: Selection) => {
    if (target.kind === 'block') return blockName(element)
    if (target.kind === 'blocks') {
      const { length } = target.blockIds
      const group = groupOf(target.blockIds[0] ?? '')
      const isGroup = group.length === length && target.blockIds.every((id) => group.includes(id))
      return isGroup ? `Group of ${length} blocks` : `${length} blocks`
    }
    if (target.kind === 'item') return (element && itemName(element)) || 'Item'
    return target.kind === 'section' ? 'Section' : 'Header'
  }

  const endTyping = () => {
    if (!typing) return
    const ended = typing
    typing = undefined
    ended.end()
    // A cursor in words that cannot be written in makes the browser look through the page for another place, in every frame.
    getSelection()?.removeAllRanges()
    bridge.send({ type: 'textState', state: null })
  }

  const drawHover = () => {
    const target = hovered ? targetOf(hovered) : undefined
    const element = target && elementOf(target)
    const isShown = element && !elementsOf(selection).includes(element)
    overlay.showHover(
      isShown ? rectOf(element) : undefined,
      target ? nameOf(element ?? null, target) : '',
    )
  }

  const drawOthers = () => {
    overlay.showOthers(
      others.flatMap(({ sectionId, name }) => {
        const element = sectionElement(sectionId)
        return element ? [{ name, rect: rectOf(element) }] : []
      }),
    )
  }

  const report = (selected: Rect | undefined) => {
    const sections = allSections().flatMap((element) => {
      const address = sectionAddress(element)
      return address ? [{ ...address, ...rectOf(element) }] : []
    })
    const places = emptyPlaces().map((element) => ({
      field: element.dataset.blockField ?? '',
      documentId: element.dataset.documentId ?? null,
      label: element.dataset.layoutLabel ?? '',
      ...emptyPlaceRect(element),
    }))
    const phoneRows = measuredPhoneRows(selection)
    const items = listedItems()
    const message = {
      type: 'rects',
      selected: selected ?? null,
      words: typing?.selected ?? null,
      phoneRows,
      sections,
      items: items.map((item) => ({ id: item.dataset.itemId ?? '', name: itemName(item) })),
      list: listRect(items) ?? null,
      places,
    } as const
    const text = JSON.stringify(message)
    if (text === reported) return
    reported = text
    bridge.send(message)
  }

  const drawNow = () => {
    const elements = elementsOf(selection)
    const [element = null] = elements
    if (!isRevealed) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    isRevealed = true
    const rects = elements.filter(isDrawn).map(rectOf)
    const rect = rects.length > 0 ? rectAround(rects) : undefined
    const chosen = blockIdsOf(selection)
    overlay.showSelected(rect, {
      name: nameOf(element, selection),
      isBlock: chosen.length > 0,
      isTyping: typing !== undefined,
      isLocked: chosen.length > 0 && chosen.every((id) => locked.has(id)),
    })
    overlay.showSeveral(selection.kind === 'blocks' ? rects : [])
    overlay.showNumbers(hasNumbers ? numberedBlocks() : [])
    drawHover()
    drawOthers()
    report(rect)
  }
  const drawInFrame = inNextFrame(drawNow)
  const draw = () => (currentView() === 'phone' ? drawNow() : drawInFrame())

  /** Only then: the page takes the focus from everything that is not being typed in. */
  const adopt = (session: TextSession) => {
    typing = session
    session.focus()
    void pressAllAgain(session.element, early.release()).then(draw)
    draw()
  }

  return {
    hasTitle: false,
    canArrange: false,
    adopt(session) {
      endTyping()
      adopt(session)
    },
    get selection() {
      return selection
    },
    get typing() {
      return typing
    },
    select(target, { reveal } = { reveal: false }) {
      selection = target
      if (reveal) isRevealed = false
      const isInTitle = typing?.isTitle === true && target.kind === 'none'
      if (typing && !isInTitle && !elementOf(target)?.contains(typing.element)) endTyping()
      draw()
    },
    tellChosen(target, text = null) {
      chosen += 1
      bridge.send({ type: 'select', target, text, turn: chosen })
    },
    get chosen() {
      return chosen
    },
    hover(element) {
      hovered = element
      drawHover()
    },
    get isChoosing() {
      return isChoosing
    },
    set isChoosing(isOn) {
      isChoosing = isOn
    },
    showNumbers(isOn) {
      hasNumbers = isOn
      draw()
    },
    isLocked: (blockId) => locked.has(blockId),
    groupOf,
    setHeld(held) {
      locked = new Set(held.locked)
      groups = held.groups
      draw()
    },
    nameOf: (blockId) => blockName(blockElement(blockId)),
    nameOfType,
    setNames(next) {
      names = next
      draw()
    },
    startTyping({ blockId, documentId, sectionId, field, doc, x, y }) {
      const element = fieldElement(blockId, field)
      if (!element || typing?.element === element) return
      endTyping()
      const address = { documentId, sectionId, blockId }
      const session = late.texts.startTextSession({
        element,
        doc,
        point: x === null || y === null ? undefined : { x, y },
        clicks: early.clicks,
        onText(text, paste) {
          bridge.send({
            type: 'text',
            ...address,
            field,
            doc: text as never,
            paste: paste ?? null,
          })
          // Measured once the browser has laid the words out, so that it is not done twice.
          requestAnimationFrame(() => {
            const message = rowsNeeded(address)
            if (message) bridge.send(message)
          })
        },
        onPictures: (pictures, paste) =>
          bridge.send({ type: 'pictures', ...address, placement: null, paste, pictures }),
        onNotice: (notice) => bridge.send({ type: 'pasteNotice', notice }),
        onAddress: (pasted, paste) =>
          bridge.send({ type: 'pastedAddress', ...address, address: pasted, paste }),
        onState: (state) => bridge.send({ type: 'textState', state }),
        onSelection: drawInFrame,
        onCommand: (name) => bridge.send({ type: 'command', name }),
        onSlashKey: (key) => bridge.send({ type: 'slashKey', key }),
        onSlashTaken: (text, line) =>
          bridge.send({ type: 'slashTaken', ...address, field, doc: text as never, line }),
        onLeave() {
          endTyping()
          overlay.sink.focus()
          draw()
        },
      })
      adopt(session)
    },
    showText({ blockId, field, doc }) {
      const element = fieldElement(blockId, field)
      if (!element) return
      if (typing?.element === element) typing.show(doc)
      else late.texts.renderRichText(element, doc)
    },
    mergeText({ blockId, field, base, doc }) {
      const element = fieldElement(blockId, field)
      if (!element) return
      if (typing?.element === element) typing.merge(base, doc)
      else late.texts.renderRichText(element, doc)
    },
    endTyping,
    stopWaiting: () => void early.release(),
    showOthers(next) {
      others = next
      drawOthers()
    },
    draw,
    drawInFrame,
  }
}

/** Blocks with their numbers in their section's reading order, which is that of the page's own HTML. */
function numberedBlocks(): readonly { name: string; rect: Rect }[] {
  return allSections().flatMap((section) =>
    [...section.querySelectorAll('[data-block-id]')]
      .filter(isDrawn)
      .map((block, index) => ({ name: String(index + 1), rect: rectOf(block) })),
  )
}

function rectAround(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
