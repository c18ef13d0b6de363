/** `{.eval …}`: where it stands and when it runs. What it computes is in `expressions/`. */

import { describe } from 'vitest'
import { parses, renders, staysText } from '../test-template.ts'

describe('it runs where the host allows it', () => {
  renders('{.eval 1 + 2}', {}, '3')
  renders('a{.eval 1 + 2}b', {}, 'ab', { expressions: false })
  renders('{.eval @x = 2}{@x}', {}, '2')
})

describe('everything up to } belongs to it', () => {
  parses('{.eval 1 +\n 2}', [[23, '1 +\n 2']])
  parses('{.eval \t\n a | b}', [[23, 'a | b']])
  parses('{.eval }', [[23, '']])
  parses('{.eval\n1}', [[23, '1']])
  parses('{.eval "}"}', [
    [23, '"'],
    [0, '"}'],
  ])
  staysText('{.eval}', '{.evalx 1}', '{.eval1}')
})
