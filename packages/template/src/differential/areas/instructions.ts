/** Blocks, variables, partials and macros in every order. */

import fc from 'fast-check'
import type { Area } from '../area.ts'

const PIECES = ['text ', '{a}', '{.section a}', '{.if a}', '{.or}', '{.end}']

const template = fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((all) => all.join(''))
const data = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 2 }))

export const instructions: Area = {
  name: 'instructions',
  pairs: fc.record({ template, data }),
  differences: {},
}
