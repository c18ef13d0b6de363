/** Typing the site's title in the header, on the very element that the theme printed it in. Comes when it is asked for. */

import type { Bridge } from './bridge.ts'
import type { ToCanvas } from './protocol.ts'
import type { Stage } from './stage.ts'

/** Characters of a title in the header. */
const MAX_LENGTH = 100
const ATTRIBUTES = ['contenteditable', 'role', 'aria-label'] as const

/** Begins to type in the title, all of whose words are selected; nothing where the header shows no title in words. */
export function typeTitle(
  { text, fallback }: Extract<ToCanvas, { type: 'editSiteTitle' }>,
  { stage, bridge, onLeave }: { stage: Stage; bridge: Bridge; onLeave(): void },
): void {
  const element = titleElement(text)
  if (!element) {
    stage.stopWaiting()
    return
  }
  const before = ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const)
  const leave = () => {
    stage.endTyping()
    onLeave()
  }

  const onKey = (event: KeyboardEvent) => {
    const isHistory = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
    if (event.key !== 'Enter' && event.key !== 'Escape' && !isHistory) return
    event.preventDefault()
    event.stopPropagation()
    leave()
    if (!isHistory) return
    const isRedo = event.shiftKey || event.key.toLowerCase() === 'y'
    bridge.send({ type: 'command', name: isRedo ? 'redo' : 'undo' })
  }
  const onBefore = (event: InputEvent) => {
    const isFull = wordsIn(element).length >= MAX_LENGTH && getSelection()?.isCollapsed
    if (isFull && event.inputType.startsWith('insert')) event.preventDefault()
  }
  const onInput = () => bridge.send({ type: 'siteTitle', text: wordsIn(element) })

  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', 'Title')
  element.addEventListener('keydown', onKey)
  element.addEventListener('beforeinput', onBefore)
  element.addEventListener('input', onInput)

  stage.adopt({
    element,
    selected: undefined,
    format() {},
    show() {},
    merge() {},
    takeSlash() {},
    leaveSlash() {},
    focus() {
      element.focus({ preventScroll: true })
      getSelection()?.selectAllChildren(element)
    },
    end() {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('beforeinput', onBefore)
      element.removeEventListener('input', onInput)
      for (const [name, value] of before) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
      element.textContent = wordsIn(element) || fallback
    },
  })
}

/** The innermost element of the header that shows nothing but the title. */
function titleElement(text: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('header *')].find(
    (element) =>
      element.childElementCount === 0 &&
      element.getClientRects().length > 0 &&
      wordsIn(element) === text.trim(),
  )
}

function wordsIn(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
