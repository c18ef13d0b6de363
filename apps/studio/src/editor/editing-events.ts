/**
 * Server-sent events of who else is editing and what they have saved. Only an addition: where the stream cannot be had, as
 * behind a proxy that holds it back, saving merges all the same.
 */

import { EDITING_EVENTS, type ItemNews, type PresentPerson } from '@sitewright/api/editing/shapes'

/** Exponential backoff: milliseconds until a stream that was refused is tried again. */
const FIRST_RETRY_MS = 2_000
const SLOWEST_RETRY_MS = 60_000
/** Streams of one browser: over HTTP/1 it has six connections to a host, and other tabs need some of them. */
const MOST_STREAMS = 3

export interface EditingEventsOptions {
  readonly url: string
  onPeople(people: readonly PresentPerson[]): void
  onDraft(documentId: string, revision: number): void
  onItems(news: ItemNews): void
  /** The stream begins; once more when it was broken, so that events may have been missed. */
  onOpen(isAgain: boolean): void
}

/** Listens until the answer is called. */
export function listenToEditing(options: EditingEventsOptions): () => void {
  if (typeof EventSource === 'undefined') return () => {}
  const abort = new AbortController()
  let isAgain = false
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  const open = () => {
    source = new EventSource(options.url)
    source.onopen = () => {
      retryMs = FIRST_RETRY_MS
      options.onOpen(isAgain)
      isAgain = true
    }
    source.onerror = () => {
      // A stream that breaks is opened again by the browser; one that was refused is not.
      if (source?.readyState !== EventSource.CLOSED) return
      options.onPeople([])
      retry = setTimeout(open, retryMs)
      retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS)
    }
    source.addEventListener('people', ({ data }: MessageEvent<string>) => {
      const event = read('people', data)
      if (event) options.onPeople(event.people)
    })
    source.addEventListener('draft', ({ data }: MessageEvent<string>) => {
      const event = read('draft', data)
      if (event) options.onDraft(event.documentId, event.revision)
    })
    source.addEventListener('items', ({ data }: MessageEvent<string>) => {
      const event = read('items', data)
      if (event) options.onItems(event)
    })
  }

  void inOneOfFew(open, abort.signal)
  return () => {
    abort.abort()
    clearTimeout(retry)
    source?.close()
  }
}

function read<Name extends keyof typeof EDITING_EVENTS>(name: Name, data: string) {
  try {
    const result = EDITING_EVENTS[name].safeParse(JSON.parse(data))
    return result.success
      ? (result.data as ReturnType<(typeof EDITING_EVENTS)[Name]['parse']>)
      : undefined
  } catch {
    return undefined
  }
}

/** Semaphore of all tabs of this browser, by web locks: begins when there is a place, and holds it until the signal. */
async function inOneOfFew(begin: () => void, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return begin()
  const untilAborted = () =>
    new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )
  const hold = async (name: string, options: LockOptions) =>
    navigator.locks
      .request(name, options, async (lock) => {
        if (!lock || signal.aborted) return false
        begin()
        await untilAborted()
        return true
      })
      .catch(() => false)
  const names = Array.from({ length: MOST_STREAMS }, (_, number) => `sitewright-editing-${number}`)
  for (const name of names) if (await hold(name, { ifAvailable: true })) return
  const [last = ''] = names.slice(-1)
  if (!signal.aborted) await hold(last, { signal })
}
