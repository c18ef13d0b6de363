/** Generates templates around formatters: chains of them, and the places where a chain can stand. */

import fc, { type Arbitrary } from 'fast-check'

const DELIMITERS = [' ', ' ', ' ', ' ', ':', '/', ',', ';']

/** A call: `|name` with arguments behind any delimiter, or with none. */
export function call(name: string, args: Arbitrary<string>, atMost = 3): Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...DELIMITERS), fc.array(args, { maxLength: atMost }))
    .map(([delimiter, all]) => `|${name}${all.map((arg) => delimiter + arg).join('')}`)
}

/** Uses of a value in a template: printed, looped over, bound, passed on. */
export function placed(references: Arbitrary<string>, chain: Arbitrary<string>): Arbitrary<string> {
  const shown = fc.constantFrom('', '', '|json')
  const tag = fc.tuple(references, chain, shown).map(([a, b, c]) => `{${a}${b}${c}}`)
  const two = fc
    .tuple(references, references, chain, shown)
    .map(([a, b, c, d]) => `{${a},${b}${c}${d}}`)
  const bound = fc
    .tuple(references, chain, chain)
    .map(([a, b, c]) => `{.var @x ${a}${b}}{@x}{@x|json}{@x${c}}`)
  const printed = fc.oneof({ weight: 4, arbitrary: tag }, two, bound)
  const inside = (keyword: string) =>
    fc
      .tuple(references, fc.array(printed, { minLength: 1, maxLength: 3 }))
      .map(([a, body]) => `{.${keyword} ${a}}${body.join(';')}{.or}none{.end}`)
  const block = fc.oneof(inside('section'), inside('repeated section'))
  return fc.oneof({ weight: 3, arbitrary: printed }, block)
}
