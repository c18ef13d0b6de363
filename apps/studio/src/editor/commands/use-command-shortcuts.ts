import { useEffect } from 'react'
import { commandOf } from '../../canvas/shortcuts.ts'
import { pasteHtml } from '../clipboard/clipboard.ts'
import { isTextField } from '../use-shortcuts.ts'
import type { Visit } from '../visit.ts'
import { isCommand, runCommand } from './commands.ts'

/** Commands on what is selected by keyboard while the focus is on the studio's side, such as in a bar or in the outline. */
export function useCommandShortcuts(visit: Visit): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener(
      'keydown',
      (event) => {
        const { key, code, shiftKey: shift, altKey: alt } = event
        const name = commandOf({ key, code, shift, alt, mod: event.ctrlKey || event.metaKey })
        const isOurs = name !== undefined && isCommand(name) && !LEFT_ALONE.includes(name)
        // Keys alone belong to the controls that have the focus.
        const isTaken = name === 'find' ? isFinding(event) : isElsewhere(event)
        if (!isOurs || !(event.ctrlKey || event.metaKey) || isTaken) return
        event.preventDefault()
        runCommand(visit, name)
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        if (!isElsewhere(event)) pasteHtml(visit, event.clipboardData?.getData('text/html') ?? '')
      },
      { signal },
    )
    return () => listening.abort()
  }, [visit])
}

/** Commands whose keys do something else on the studio's side. */
const LEFT_ALONE: readonly string[] = ['selectAll']

/** Whether it is for the browser: pressed while words are looked for, it finds with the browser's own means. */
function isFinding({ target, defaultPrevented }: Event): boolean {
  const isInside = target instanceof Element && target.closest('[data-find], [role="dialog"]')
  return defaultPrevented || Boolean(isInside)
}

/** Whether it is about a text, a dialog or marked words instead of the page. */
function isElsewhere({ target, defaultPrevented }: Event): boolean {
  const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null
  return defaultPrevented || isInDialog || isTextField(target) || getSelection()?.type === 'Range'
}
