/** The arguments of `message` and `plural`: `ref`, `name:ref` or `name=ref` (spec §19.3). */

import type { Scope } from '../render/scope.ts'
import type { MessageValues } from './format-message.ts'

const KEYWORD = /^([^:=]+)[:=](.*)$/s

export function messageValues(args: readonly string[], scope: Scope): MessageValues {
  const named = new Map<string, unknown>()
  const positional = args.map((arg) => {
    const [, name, reference = arg] = KEYWORD.exec(arg) ?? []
    const value = scope.resolveOutside(reference)
    if (name !== undefined) named.set(name, value)
    return value
  })
  return { named, positional }
}

/** For patterns filled by code. */
export function namedValues(values: Readonly<Record<string, unknown>>): MessageValues {
  return { named: new Map(Object.entries(values)), positional: Object.values(values) }
}
