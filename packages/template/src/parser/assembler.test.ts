import { describe, expect, it } from 'vitest'
import { parseTemplate, sourceFrame } from '../index.ts'
import { parses, reports } from '../test-template.ts'

describe('mistakes in blocks', () => {
  reports('{.if a}', 'SyntaxError: Reached EOF in the middle of IF')
  reports('{.end}', 'SyntaxError: Instruction END not allowed at root')
  reports('{.or}', 'SyntaxError: Instruction OR_PREDICATE not allowed at root')
  reports('{.alternates with}', 'SyntaxError: Instruction ALTERNATES_WITH not allowed at root')
  reports(
    '{.section a}{.or}{.or}{.end}',
    'SyntaxError: This OR_PREDICATE block will never execute.',
  )
  reports(
    '{.macro a}{.or}{.end}',
    'SyntaxError: OR_PREDICATE instruction is not allowed inside MACRO block.',
  )
  reports(
    '{.section a}{.alternates with}{.end}',
    'SyntaxError: ALTERNATES_WITH instruction is not allowed inside SECTION block.',
  )
  reports(
    '{.eof}x',
    'SyntaxError: TEXT Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.',
  )
  reports('{.section a}'.repeat(65) + '{.end}'.repeat(65), [
    'SyntaxError: Blocks are nested more than 64 deep',
  ])
})

describe('blocks between elements', () => {
  parses('{.repeated section a}{.alternates with}{.section b}x{.end}y{.end}', [
    [
      4,
      ['a'],
      [],
      3,
      [
        [2, ['b'], [[0, 'x']], 3],
        [0, 'y'],
      ],
    ],
  ])
})

it('keeps what was read of an unclosed block', () => {
  expect(parseTemplate('{.if a}b').code).toEqual([17, 1, [[8, [], [['a']], [[0, 'b']], null]], 3])
})

it('points at the mistake', () => {
  const source = 'one\n  {.if a}\nthree'
  const [diagnostic] = parseTemplate(source, { name: 'page.html' }).diagnostics
  expect(diagnostic).toMatchObject({ file: 'page.html', line: 2, column: 3, severity: 'error' })
  expect(diagnostic && sourceFrame(diagnostic, source)).toBe(
    [
      'page.html:2:3 SyntaxError: Reached EOF in the middle of IF',
      '  1 | one',
      '  2 |   {.if a}',
      '        ^',
    ].join('\n'),
  )
})
