/** `{.space}`, `{.tab}`, `{.newline}`, `{.meta-left}` and `{.meta-right}` print one character each. */

import { describe } from 'vitest'
import { parses, renders, staysText } from '../test-template.ts'

describe('characters that are hard to write', () => {
  renders('{.space}', {}, ' ')
  renders('{.tab}', {}, '\t')
  renders('{.newline}', {}, '\n')
  renders('{.meta-left}', {}, '{')
  renders('{.meta-right}', {}, '}')
  renders('{.meta-left}a{.meta-right}', { a: 1 }, '{a}')
  renders('{.repeated section a}{@}{.alternates with}{.space}{.end}', { a: [1, 2] }, '1 2')
  parses('{.meta-left}{.meta-right}{.newline}{.space}{.tab}', [12, 13, 14, 15, 16])
})

describe('nothing may follow the word', () => {
  staysText('{.space }', '{.tab x}', '{.newlines}', '{.meta-left|html}', '{.Space}', '{.meta-up}')
})
