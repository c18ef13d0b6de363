/** Generates data as pages might have it: valid values with parts left out, replaced or of the wrong type. */

import fc, { type Arbitrary } from 'fast-check'
import { isObject } from '../values/value.ts'

/** Values that formatters and predicates are known to treat in different ways. */
export const ODDITIES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2.5,
  -0.4,
  1e21,
  2 ** 31,
  '',
  ' ',
  '0',
  'true',
  '12',
  '-3',
  '1.5',
  '12px',
  '0x10',
  ' 7',
  'a.b',
  'a b\tc\nd\r\ne\u00a0f',
  '<b class="x">B & \'b\'</b>',
  '-->',
  'Ünï — 中文 😀',
  [],
  {},
  [null, 1, 'a', true, [2, null], { b: 1 }],
  { a: { b: 1 }, b: [1, 2] },
]

export const oddity: Arbitrary<unknown> = fc.constantFrom(...ODDITIES)

const LEFT_OUT = Symbol('left out')

/** Mostly the value itself; the rarer the change, the more of a formatter's code is reached. */
export function damaged(value: unknown): Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: inside(value) }, { weight: 1, arbitrary: oddity })
}

function inside(value: unknown): Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return fc.tuple(...value.map(part)).map((elements) => elements.filter(isThere))
  }
  if (isObject(value)) {
    const keys = Object.keys(value)
    return fc
      .tuple(...Object.values(value).map(part))
      .map((parts) => parts.map((each, index) => [keys[index], each] as const))
      .map((entries) => Object.fromEntries(entries.filter(([, each]) => isThere(each))))
  }
  return fc.constant(value)
}

function part(value: unknown): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: damaged(value) },
    { weight: 1, arbitrary: fc.constant(LEFT_OUT) },
  )
}

function isThere(value: unknown): boolean {
  return value !== LEFT_OUT
}
