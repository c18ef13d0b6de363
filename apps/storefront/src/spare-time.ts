/** Fetching ahead: only in idle time, and only where bytes cost the visitor nothing. */

/** The Network Information API, which Firefox and Safari do not have. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Milliseconds; stands in for idle time in Safari, which does not tell of it. */
const IDLE_AFTER_MS = 300

export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '')
}

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, IDLE_AFTER_MS)
}
