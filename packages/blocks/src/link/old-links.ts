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
  return Array.isArray(value)
    ? cleanedList(value, depth + 1)
    : cleanedObject(value as Readonly<Record<string, unknown>>, depth + 1)
}

// Both copy only where something changes: with every save, a draft of up to a thousand blocks is read.

function cleanedList(list: readonly unknown[], depth: number): readonly unknown[] {
  const kept = list.some(isBadMark) ? list.filter((one) => !isBadMark(one)) : list
  let copy: unknown[] | undefined
  for (const [at, one] of kept.entries()) {
    const clean = cleaned(one, depth)
    if (clean === one) continue
    copy ??= [...kept]
    copy[at] = clean
  }
  return copy ?? kept
}

function cleanedObject(object: Readonly<Record<string, unknown>>, depth: number): object {
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(object)) {
    const one = object[name]
    const clean = isBadAddress(name, one) ? '' : cleaned(one, depth)
    if (clean === one) continue
    copy ??= { ...object }
    copy[name] = clean
  }
  return copy ?? object
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
