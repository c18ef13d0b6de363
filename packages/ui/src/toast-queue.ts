import type { ReactNode } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastMessage {
  readonly text: ReactNode
  readonly tone?: 'neutral' | 'danger'
  /** One thing to do about it, such as undoing what was just done. */
  readonly action?: { readonly label: string; onAction(): void }
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/** Long enough to read; longer when there is something to press. */
const PLAIN_MS = 5000
const ACTION_MS = 10_000

/** Says what happened at the lower edge; returns how to take the message back. */
export function showToast(message: ToastMessage): () => void {
  // The same words twice tell nobody anything more.
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.text === message.text) toastQueue.close(key)
  }
  const timeout = message.action || message.tone === 'danger' ? ACTION_MS : PLAIN_MS
  const key = toastQueue.add(message, { timeout })
  return () => toastQueue.close(key)
}
