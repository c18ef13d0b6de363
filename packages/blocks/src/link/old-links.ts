/** Cleans content from before addresses were checked: it stays, without the links that are refused today. Pure. */

import { linkKind } from '@sitewright/core/links/link-address'

/** Nesting depth down to which content is searched: deeper than any text or settings that are accepted. */
const DEEPEST = 100

/**
 * JSON without link marks to refused addresses, and with other such addresses emptied. Content without
 * any is returned as it is.
 */
export function withoutBadLinks<Value>(value: Value): Value {
  return cleaned(value, 0) as Value
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) {
    const kept = value.filter((one) => !isBadMark(one)).map((one) => cleaned(one, depth + 1))
    return kept.length === value.length && kept.every((one, at) => one === value[at]) ? value : kept
  }
  const entries = Object.entries(value).map(([name, one]) =>
    isBadAddress(name, one) ? [name, ''] : [name, cleaned(one, depth + 1)],
  )
  const isSame = entries.every(
    ([name, one]) => one === (value as Record<string, unknown>)[name as string],
  )
  return isSame ? value : Object.fromEntries(entries)
}

function isBadMark(value: unknown): boolean {
  const { type, attrs } = (value ?? {}) as { type?: unknown; attrs?: { href?: unknown } | null }
  return type === 'link' && isBadAddress('href', attrs?.href)
}

function isBadAddress(name: string, value: unknown): boolean {
  return (
    name === 'href' && typeof value === 'string' && value !== '' && linkKind(value) === undefined
  )
}
