import type { ReactNode } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastMessage {
  readonly text: ReactNode
  readonly tone?: 'neutral' | 'danger'
  /** One action in the message, such as undo. */
  readonly action?: { readonly label: string; onAction(): void }
}

/** Number of messages that are shown at once. */
const MOST_MESSAGES = 3

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: MOST_MESSAGES })

/** Milliseconds that a message stays: long enough to read, and longer if it has an action. */
const PLAIN_MS = 5000
const ACTION_MS = 10_000

/** Shows a message at the lower edge; returns a function that removes it. */
export function showToast(message: ToastMessage): () => void {
  // Replaces a visible message with the same text.
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.text === message.text) toastQueue.close(key)
  }
  // The oldest makes room: kept back by the queue, it would come again when it is no longer news.
  for (const { key } of toastQueue.visibleToasts.slice(MOST_MESSAGES - 1)) toastQueue.close(key)
  const timeout = message.action || message.tone === 'danger' ? ACTION_MS : PLAIN_MS
  const key = toastQueue.add(message, { timeout })
  return () => toastQueue.close(key)
}
