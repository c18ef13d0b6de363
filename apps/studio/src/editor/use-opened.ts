import { useEffect, useRef, useState } from 'react'
import type { OpenDrafts } from './open-drafts.ts'

/** Drafts that were opened for a screen, which closes them when it goes. */
export interface Closable extends Pick<OpenDrafts, 'autosave'> {
  close(): void
}

export interface OpenedStatus<Opened> {
  readonly opened: Opened | undefined
  readonly error: Error | undefined
  /** Opens it anew from what the server has. */
  reopen(): void
}

/** Opens something for editing and keeps it open as long as it is on the screen; another key opens another thing. */
export function useOpened<Opened extends Closable>(
  key: string,
  open: () => Promise<Opened>,
): OpenedStatus<Opened> {
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<Error>()
  const [round, setRound] = useState(0)
  const wanted = useRef(open)
  wanted.current = open

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `round` ask for opening once more
  useEffect(() => {
    let isGone = false
    let current: Opened | undefined
    setOpened(undefined)
    setError(undefined)
    wanted.current().then(
      (next) => {
        if (isGone) return next.close()
        current = next
        setOpened(next)
      },
      (failure: Error) => isGone || setError(failure),
    )
    return () => {
      isGone = true
      current?.close()
    }
  }, [key, round])

  useEffect(() => {
    const retry = () => opened?.autosave.retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [opened])

  return { opened, error, reopen: () => setRound((count) => count + 1) }
}
