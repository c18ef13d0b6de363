/** The arguments of `message` and `plural`: `ref`, `name:ref` or `name=ref` (language §19.3). */

import type { Scope } from '../render/scope.ts'
import { perArguments } from '../values/per-arguments.ts'

/** Values a pattern can name. `null`: given, but without a value. */
export interface MessageValues {
  readonly positional: readonly unknown[]
  readonly named: ReadonlyMap<string, unknown> | undefined
}

/** An argument by its keyword, or by its index from 0; `undefined` if it was not given. */
export function argument(name: string, { named, positional }: MessageValues): unknown {
  return named?.has(name) ? named.get(name) : positional[Number(name)]
}

const KEYWORD = /^([^:=]*)[:=](.*)$/s

const readArguments = perArguments((args) =>
  args.map((arg) => {
    const [, name, reference = arg] = KEYWORD.exec(arg) ?? []
    return { name, reference }
  }),
)

export function messageValues(args: readonly string[], scope: Scope): MessageValues {
  let named: Map<string, unknown> | undefined
  const positional = readArguments(args).map(({ name, reference }) => {
    const value = scope.resolveOutside(reference) ?? null
    if (name !== undefined) {
      named ??= new Map()
      named.set(name, value)
    }
    return value
  })
  return { named, positional }
}

/** Arguments for patterns that code fills. */
export function namedValues(values: Readonly<Record<string, unknown>>): MessageValues {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? null] as const)
  return { named: new Map(entries), positional: entries.map(([, value]) => value) }
}
