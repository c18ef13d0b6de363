import { useEffect, useEffectEvent } from 'react'
import { isTextField } from '../../editor/use-shortcuts.ts'

/** Keyboard shortcuts of the moderation queue. */
export const QUEUE_KEYS = {
  j: 'next',
  k: 'previous',
  p: 'published',
  s: 'spam',
  x: 'removed',
  r: 'reply',
  e: 'edit',
} as const

export type QueueDeed = (typeof QUEUE_KEYS)[keyof typeof QUEUE_KEYS]

/** Calls for each shortcut that is pressed; not while somebody types, chooses in a menu or a dialog is open. */
export function useQueueKeys(onDeed: (deed: QueueDeed) => void): void {
  const press = useEffectEvent(onDeed)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
      const deed = Object.entries(QUEUE_KEYS).find(([key]) => key === event.key.toLowerCase())?.[1]
      if (!deed) return
      event.preventDefault()
      press(deed)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const OTHERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    isTextField(target) ||
    (target instanceof Element && target.closest(OTHERS) !== null)
  )
}
