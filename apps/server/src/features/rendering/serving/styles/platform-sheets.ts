/** The platform's own style sheets, one for each set of parts that pages need. */

import { platformStylesAt } from '@sitewright/page'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'

/** Number of sheets that are kept in memory, compressed: themes and kinds of pages come to some twenty sets. */
const MOST_KEPT = 100
const kept = new Map<string, PreparedResponse>()

/** The sheet at an address, memoized; undefined for an address that is none. One of another version is not cached for long. */
export function platformSheetAt(path: string): PreparedResponse | undefined {
  const known = kept.get(path)
  if (known) return known
  const sheet = platformStylesAt(path)
  if (!sheet) return undefined
  const response = prepareResponse({
    body: sheet.css,
    contentType: 'text/css; charset=utf-8',
    cacheControl: sheet.isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  })
  const oldest = kept.keys().next().value
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(path, response)
  return response
}
