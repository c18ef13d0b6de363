/** The title of the item that the page is about, edited in place: one line of plain text. */

import { UNTITLED } from '@sitewright/core/content/untitled'
import type { Bridge } from './bridge.ts'
import type { EarlyKeys } from './early-keys.ts'
import { commandOf, lineIn, typePlainText } from './plain-text-session.ts'
import type { Stage } from './stage.ts'
import type { TextSession } from './text-session.ts'

const CSS = `
[data-content-field="title"] { cursor: text; }
.sw-title-typed { outline: none; white-space: pre-wrap; -webkit-user-select: text; user-select: text; }
.sw-title-typed:empty::before { content: attr(data-sw-hint); opacity: .5; }
[data-sw-beside-words] { display: none !important; }
`
const style = document.createElement('style')
style.textContent = CSS
document.head.append(style)

/** Keys that end the title and go to the text. */
const TO_TEXT = new Set(['Enter', 'Tab'])

interface Around {
  /** The title, where the page shows one. */
  readonly element: HTMLElement | null
  readonly stage: Stage
  readonly early: EarlyKeys
  readonly bridge: Bridge
  readonly overlay: { readonly sink: HTMLElement }
}

export function editTitle({ isClicked }: { isClicked: boolean }, around: Around): void {
  const { element, stage } = around
  // Something else was pressed while this code was on its way.
  if (stage.selection.kind !== 'none') return
  if (!element) stage.stopWaiting()
  else if (stage.typing?.element !== element) {
    stage.adopt(startTitleSession(element, isClicked, around))
  }
}

function startTitleSession(
  element: HTMLElement,
  isClicked: boolean,
  { stage, early, bridge, overlay }: Around,
): TextSession {
  const { on, session } = typePlainText(element, {
    focus: () => putCursor(element, isClicked ? early.point : undefined),
    after: () => lineIn(element) || UNTITLED,
  })
  if (element.textContent?.trim() === UNTITLED) element.textContent = ''
  /** The words as the studio knows them. */
  let before = lineIn(element)
  element.classList.add('sw-title-typed')
  element.setAttribute('data-sw-hint', 'Title')

  const leave = () => {
    stage.endTyping()
    overlay.sink.focus()
    stage.draw()
  }

  on('input', () => {
    // Browsers leave a line break in an emptied title, beside which no hint is shown.
    if (element.textContent === '') element.replaceChildren()
    const text = lineIn(element)
    bridge.send({ type: 'title', text, before: before || UNTITLED })
    before = text
    stage.draw()
  })
  on('paste', (event) => {
    event.preventDefault()
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    document.execCommand('insertText', false, pasted.replace(/\s+/g, ' '))
  })
  on('drop', (event) => event.preventDefault())
  on('keydown', (event) => {
    if (event.isComposing) return
    if (TO_TEXT.has(event.key) && !event.shiftKey) {
      event.preventDefault()
      // The title takes no more letters: those typed before the text is there are kept for it.
      leave()
      early.expect()
      bridge.send({ type: 'command', name: 'body' })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      leave()
    } else if (commandOf(event)) {
      const command = commandOf(event)
      event.preventDefault()
      event.stopPropagation()
      if (command !== 'save') leave()
      if (command) bridge.send({ type: 'command', name: command })
    }
  })

  return {
    ...session,
    isTitle: true,
    show(text) {
      session.show(text)
      before = lineIn(element)
    },
  }
}

/** Puts the cursor where the press was, or behind the last word. */
function putCursor(element: HTMLElement, point: EarlyKeys['point'] | undefined): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
  const range = point && document.caretRangeFromPoint?.(point.x, point.y)
  const selection = getSelection()
  if (range && element.contains(range.startContainer)) {
    selection?.collapse(range.startContainer, range.startOffset)
  } else {
    selection?.selectAllChildren(element)
    selection?.collapseToEnd()
  }
}

/** The mark of what is hidden while only the words are shown. */
const BESIDE = 'data-sw-beside-words'
let shown: MutationObserver | undefined

/** Hides whatever is neither the title nor the text, nor around them; also what the page is drawn with later. */
export function showOnlyWords(isOn: boolean, words: () => readonly (Element | null)[]): void {
  shown?.disconnect()
  for (const element of document.querySelectorAll(`[${BESIDE}]`)) element.removeAttribute(BESIDE)
  if (!isOn) return
  const hide = () => hideBeside(words())
  hide()
  shown = new MutationObserver(hide)
  shown.observe(document.body, { subtree: true, childList: true, attributeFilter: [BESIDE] })
}

function hideBeside(found: readonly (Element | null)[]): void {
  const words = found.filter((element) => element !== null)
  const hide = (parent: Element) => {
    for (const child of parent.children) {
      if (words.includes(child) || child.matches('script, style, link, sw-overlay')) continue
      if (words.some((element) => child.contains(element))) hide(child)
      else if (!child.hasAttribute(BESIDE)) child.setAttribute(BESIDE, '')
    }
  }
  if (words.length > 0) hide(document.body)
}
