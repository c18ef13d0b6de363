/** Helpers for expression tests: one line a case. */

import { renders, reports } from '../test-template.ts'

const DATA = {
  a: 2,
  'a-b': 7,
  b: { c: 3 },
  s: 'x',
  n: null,
  t: true,
  f: false,
  list: [1],
  object: { x: 1 },
  PI: 4,
  max: 5,
}

/** Asserts the output of a valid `.eval`. */
export function evaluates(expression: string, output: string): void {
  renders(`{.eval ${expression}}`, DATA, output)
}

/** Asserts why the expression cannot be parsed. */
export function misreads(expression: string, ...details: readonly string[]): void {
  const source = JSON.stringify(expression)
  reports(
    `{.eval ${expression}}`,
    details.map((detail) => `RuntimeError: Error parsing expression: ${source}: ${detail}`),
    { data: DATA },
  )
}

/** Asserts why it cannot be evaluated. */
export function fails(expression: string, ...details: readonly string[]): void {
  reports(
    `{.eval ${expression}}`,
    details.map((detail) => `RuntimeError: Error reducing expression: ${expression}: ${detail}`),
    { data: DATA },
  )
}
