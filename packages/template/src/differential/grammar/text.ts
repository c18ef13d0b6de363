/** Combinators for generating texts from smaller ones. */

import fc from 'fast-check'

export type Text = fc.Arbitrary<string>

/** The first text nearly always; each of the others sometimes. */
export function usually(usual: string, ...others: readonly string[]): Text {
  return fc.oneof(
    { weight: 25, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
  )
}

export function joined(...parts: readonly (Text | string)[]): Text {
  const texts = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))
  return fc.tuple(...texts).map((all) => all.join(''))
}

interface Amount {
  readonly min?: number
  readonly max: number
  readonly separator?: Text
}

export function several(part: Text, { min = 0, max, separator = fc.constant('') }: Amount): Text {
  return fc
    .array(fc.tuple(separator, part), { minLength: min, maxLength: max })
    .map((all) => all.map(([before, text], i) => (i === 0 ? text : before + text)).join(''))
}

export function perhaps(part: Text): Text {
  return fc.oneof(fc.constant(''), part)
}

/** A weighted choice: `[[3, often], [1, seldom]]`. A choice of weight 0 never comes. */
export function among(...choices: readonly (readonly [weight: number, text: Text])[]): Text {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}

export function oneOf(...texts: readonly string[]): Text {
  return fc.constantFrom(...texts)
}
