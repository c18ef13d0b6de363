/** Generates values near the valid ones, and templates that use formatters in every place. */

import fc, { type Arbitrary } from 'fast-check'

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'true',
  'false',
  'null',
  '1e3',
  'a b',
  '<b>&"\'',
  '{a}',
  'é💡',
]
const ODD_VALUES = [null, true, false, 0, 1, -1, 0.5, 2 ** 53, 1e21, [], {}, [null], { a: 1 }]

/** An unexpected value. */
const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.constantFrom<unknown>(...ODD_VALUES),
  fc.jsonValue({ maxDepth: 1 }),
)

/** Nearly always the valid value. */
export function near(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: valid, weight: 24 }, { arbitrary: anything, weight: 1 })
}

/** An object that has nearly all of the fields, each near its valid value. */
export function shape(fields: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<object> {
  const entries = Object.entries(fields).map(([key, valid]) => {
    const field = near(valid).map((value) => [key, value] as const)
    return fc.option(field, { freq: 12 })
  })
  return fc
    .tuple(...entries)
    .map((all) => Object.fromEntries(all.filter((entry) => entry !== null)))
}

/** One to three formatter calls (`truncate 10`), each applied to the result of the one before. */
export function chainsOf(calls: Arbitrary<string>): Arbitrary<string> {
  return fc.array(calls, { minLength: 1, maxLength: 3 }).map((all) => all.join('|'))
}

/**
 * Templates with formatter calls on `item` and `items`: with and without a scope of their own, bound to a variable,
 * on missing values.
 */
export function templatesOf(calls: Arbitrary<string>): Arbitrary<string> {
  const tag = fc.oneof(
    { arbitrary: calls.map((call) => `{item|${call}}`), weight: 4 },
    { arbitrary: calls.map((call) => `{.repeated section items}{@|${call}}\n{.end}`), weight: 3 },
    calls.map((call) => `{.section item}{@|${call}}{id|${call}}{.end}`),
    calls.map((call) => `{.var @x item|${call}}{@x}`),
    calls.map((call) => `{item, items|${call}}`),
    calls.map((call) => `{nowhere|${call}}{@|${call}}`),
  )
  return fc.array(tag, { minLength: 1, maxLength: 2 }).map((tags) => tags.join('\n'))
}
