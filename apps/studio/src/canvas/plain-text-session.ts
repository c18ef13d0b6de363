/**
 * Typing a line of plain text on the very element that the theme printed it in, such as a title. It is no text of the document, so nothing
 * formats it and it has no slash menu.
 */

import type { TextSession } from './text-session.ts'

interface PlainTextOptions {
  focus(): void
  /** Words that stand there once it is left. */
  after(): string
}

interface PlainText {
  readonly session: TextSession
  /** Listens for as long as it is typed in. */
  on<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void
}

/** Makes the title typeable; it gets its attributes back at the end. */
export function typePlainText(element: HTMLElement, { focus, after }: PlainTextOptions): PlainText {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const)
  const listening = new AbortController()
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', 'Title')
  return {
    on: (type, listener) => element.addEventListener(type, listener, { signal: listening.signal }),
    session: {
      element,
      selected: undefined,
      format() {},
      show(text) {
        if (lineIn(element) === text) return
        element.textContent = String(text)
        getSelection()?.selectAllChildren(element)
        getSelection()?.collapseToEnd()
      },
      merge() {},
      takeSlash() {},
      leaveSlash() {},
      focus,
      end() {
        listening.abort()
        while (element.attributes[0]) element.removeAttribute(element.attributes[0].name)
        for (const [name, value] of before) element.setAttribute(name, value)
        element.textContent = after()
      },
    },
  }
}

/** Words of an element as one line. */
export function lineIn(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

type Command = 'undo' | 'redo' | 'save'

const COMMANDS: Readonly<Record<string, Command>> = { z: 'undo', y: 'redo', s: 'save' }

/** The studio's command of a key: it has the one history that such a line is a part of. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Command | undefined {
  if (!(ctrlKey || metaKey)) return undefined
  const name = COMMANDS[key.toLowerCase()]
  return name === 'undo' && shiftKey ? 'redo' : name
}
