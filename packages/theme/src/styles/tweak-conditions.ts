/** Conditions of tweaks: the values of other tweaks that make a tweak worth showing. */

import type { Tweak, TweakCondition } from './tweak.ts'

/** A parsed tweak, with its `condition` as the theme wrote it. */
export interface Conditional {
  readonly tweak: Tweak
  readonly condition: unknown
}

/**
 * Tweaks with their conditions, which name others by title or by declaration. `"Sticky Header"` needs a switch on,
 * `"!Sticky Header"` needs it off, `"Columns=Two"` needs an option, and an object needs all of its entries:
 * `{"Sticky Header": true, "Columns": ["Two", "Three"]}`. A selector means the same as in `showOnlyWhenPresent`.
 * `onUnknown` is called with conditions that name no tweak; those hide nothing.
 */
export function withConditions(
  read: readonly Conditional[],
  onUnknown: (tweak: Tweak, name: string) => void,
): Tweak[] {
  const names = new Map<string, string>()
  for (const { tweak } of read.toReversed()) {
    names.set(tweak.title, tweak.name)
    names.set(tweak.name, tweak.name)
  }
  return read.map(({ tweak, condition }) => {
    if (condition === undefined) return tweak
    if (isSelector(condition)) return { showOnlyWhenPresent: condition, ...tweak }
    const conditions = wishesIn(condition).flatMap(([wanted, is]): TweakCondition[] => {
      const name = names.get(wanted)
      if (name !== undefined) return [{ tweak: name, is }]
      onUnknown(tweak, wanted)
      return []
    })
    return conditions.length === 0 ? tweak : { ...tweak, conditions }
  })
}

function isSelector(condition: unknown): condition is string {
  return typeof condition === 'string' && /^(?:[.#[]|body\b)/.test(condition)
}

function wishesIn(condition: unknown): [string, string[]][] {
  if (typeof condition === 'string') return [wishIn(condition)]
  if (typeof condition !== 'object' || condition === null) return []
  return Object.entries(condition).map(([name, value]) => [name, [value].flat().map(String)])
}

function wishIn(text: string): [string, string[]] {
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/.exec(text) ?? []
  if (value !== undefined) return [name.trim(), [value.trim()]]
  return name.startsWith('!') ? [name.slice(1).trim(), ['false']] : [name.trim(), ['true']]
}
