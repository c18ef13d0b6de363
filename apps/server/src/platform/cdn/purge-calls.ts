/** Purge calls of each kind of CDN. Pure. */

import type { CdnKind, CdnSettings } from './cdn-settings.ts'

export interface PurgeCall {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface PurgeKind {
  /** Tags that one call may name. */
  readonly mostTags: number
  headers(token: string): Readonly<Record<string, string>>
  body(tags: readonly string[]): object
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const KINDS: Readonly<Record<CdnKind, PurgeKind>> = {
  generic: { mostTags: 100, headers: bearer, body: (tags) => ({ tags }) },
  fastly: {
    mostTags: 256,
    headers: (token) => ({ 'fastly-key': token }),
    body: (tags) => ({ surrogate_keys: tags }),
  },
  cloudflare: { mostTags: 100, headers: bearer, body: (tags) => ({ tags }) },
}

/** The calls that purge these tags, each of which may be made again. */
export function purgeCalls(
  { kind, token }: Pick<CdnSettings, 'kind' | 'token'>,
  tags: readonly string[],
): PurgeCall[] {
  const { mostTags, headers, body } = KINDS[kind]
  const own = token === undefined ? {} : headers(token)
  const calls: PurgeCall[] = []
  for (let first = 0; first < tags.length; first += mostTags) {
    calls.push({
      headers: { 'content-type': 'application/json', ...own },
      body: JSON.stringify(body(tags.slice(first, first + mostTags))),
    })
  }
  return calls
}
