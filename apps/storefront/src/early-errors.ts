import { EARLY_ERROR } from './watch-errors.ts'

/** Keeps errors of scripts that run before the loader does, and tells of them once the page is there. */
export function keepEarlyErrors(): void {
  const early: Event[] = []
  const keep = (event: Event) => early.push(event)
  addEventListener('error', keep)
  addEventListener('load', () => {
    removeEventListener('error', keep)
    for (const detail of early) dispatchEvent(new CustomEvent(EARLY_ERROR, { detail }))
  })
}
