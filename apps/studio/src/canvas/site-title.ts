/** Typing the site's title in the header, on the very element that the theme printed it in. Comes when it is asked for. */

import type { Bridge } from './bridge.ts'
import { commandOf, lineIn, typePlainText } from './plain-text-session.ts'
import type { ToCanvas } from './protocol.ts'
import type { Stage } from './stage.ts'

/** Characters of a title in the header. */
const MAX_LENGTH = 100
/** Keys that end the typing. */
const LEAVING: ReadonlySet<string> = new Set(['Enter', 'Escape', 'Tab'])

/** Begins to type in the title, all of whose words are selected; nothing where the header shows no title in words. */
export function typeTitle(
  { text, fallback }: Extract<ToCanvas, { type: 'editSiteTitle' }>,
  { stage, bridge, onLeave }: { stage: Stage; bridge: Bridge; onLeave(): void },
): void {
  // Something else was pressed while this code was on its way.
  if (stage.selection.kind !== 'header') return
  const element = titleElement(text)
  if (!element) {
    stage.stopWaiting()
    return
  }
  if (stage.typing?.element === element) {
    stage.stopWaiting()
    stage.typing.focus()
    return
  }
  const leave = () => {
    stage.endTyping()
    onLeave()
  }

  const { on, session } = typePlainText(element, {
    focus() {
      element.focus({ preventScroll: true })
      getSelection()?.selectAllChildren(element)
    },
    after: () => titleIn(element) || fallback,
  })
  on('keydown', (event) => {
    // Input methods have Enter and Escape for their own choices.
    if (event.isComposing) return
    const command = commandOf(event)
    if (!(command || LEAVING.has(event.key))) return
    event.preventDefault()
    event.stopPropagation()
    if (command !== 'save') leave()
    if (command) bridge.send({ type: 'command', name: command })
  })
  on('beforeinput', (event) => {
    const isFull = lineIn(element).length >= MAX_LENGTH && getSelection()?.isCollapsed
    if (isFull && event.inputType.startsWith('insert')) event.preventDefault()
  })
  on('input', () => bridge.send({ type: 'siteTitle', text: titleIn(element) }))
  stage.adopt(session)
}

/** The innermost element of the header that shows nothing but the title. */
function titleElement(text: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('header *')].find(
    (element) =>
      element.childElementCount === 0 &&
      element.getClientRects().length > 0 &&
      lineIn(element) === text.trim(),
  )
}

/** Typed words, as long as a title may be: one that was pasted can be longer. */
function titleIn(element: Element): string {
  return lineIn(element)
    .slice(0, MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
