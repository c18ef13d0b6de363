import { describe, expect, it } from 'vitest'
import { parseTemplate, render, sourceFrame } from './index.ts'
import { run } from './test-template.ts'

/** The location of a diagnostic in a template that starts on the third line. */
const at = (line: number, column: number, file = 'page.html') => ({ file, line, column })

const AFTER_END =
  'Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.'

describe('mistakes in the source', () => {
  it.each([
    ['unknown-formatter', 'parser', "Formatter 'nope' is unknown", 'a {b|nope}', at(1, 3)],
    ['unknown-formatter', 'parser', "Formatter 'nope' is unknown", '\n{.var @x a|nope}', at(2, 1)],
    [
      'unknown-predicate',
      'parser',
      "Predicate 'nope?' is unknown",
      '\n\n  {.nope?}{.end}',
      at(3, 3),
    ],
    [
      'unknown-predicate',
      'parser',
      "Predicate 'no?' is unknown",
      '{.if a}\n{.or no?}{.end}',
      at(2, 1),
    ],
    [
      'dead-code',
      'assembler',
      'This OR_PREDICATE block will never execute.',
      '{.if a}{.or}\n{.or}{.end}',
      at(2, 1),
    ],
    [
      'end-of-input-in-block',
      'assembler',
      'Reached EOF in the middle of SECTION',
      'a\r\n\t{.section b}\n\n',
      at(2, 2),
    ],
    [
      'end-of-input-in-block',
      'assembler',
      'Reached EOF in the middle of OR_PREDICATE',
      '{.if a}\n{.or}\n',
      at(2, 1),
    ],
    [
      'not-allowed-at-root',
      'assembler',
      'Instruction END not allowed at root',
      'a{.end}',
      at(1, 2),
    ],
    [
      'not-allowed-at-root',
      'assembler',
      'Instruction OR_PREDICATE not allowed at root',
      'a\n{.or even? a}',
      at(2, 1),
    ],
    [
      'not-allowed-at-root',
      'assembler',
      'Instruction ALTERNATES_WITH not allowed at root',
      '{a}{.alternates with}',
      at(1, 4),
    ],
    [
      'not-allowed-in-block',
      'assembler',
      'OR_PREDICATE instruction is not allowed inside MACRO block.',
      '{.macro a}\n{.or}\n{.end}',
      at(2, 1),
    ],
    [
      'not-allowed-in-block',
      'assembler',
      'ALTERNATES_WITH instruction is not allowed inside PREDICATE block.',
      '{.equal? a}\n {.alternates with}\n{.end}',
      at(2, 2),
    ],
    ['instruction-after-end', 'assembler', `VARIABLE ${AFTER_END}`, '\n{.eof}{a}{b}', at(2, 7)],
    ['instruction-after-end', 'assembler', `EOF ${AFTER_END}`, 'a\nb{.eof}', at(2, 8)],
  ])('%s: %s', (code, type, message, source, place) => {
    expect(parseTemplate(source, { name: 'page.html' }).diagnostics).toContainEqual({
      code,
      severity: 'error',
      type,
      message: `SyntaxError: ${message}`,
      ...place,
    })
  })
})

describe('mistakes of a render', () => {
  const partials = {
    broken: '\n  {.end}',
    forever: '{@|apply forever}',
    inner: '\n {.if }{.end}',
    list: parseTemplate('a\n{b|date %Y}', { name: 'list.html' }),
  }
  it.each([
    [
      'partial-missing',
      "Attempt to apply partial 'x' which could not be found.",
      'a\n{b}{@|html|apply x}',
      at(2, 4),
    ],
    [
      'partial-missing',
      "Attempt to apply partial 'x' which could not be found.",
      '{.if a}\n{.or}\n  {.include x}{.end}',
      at(3, 3),
    ],
    [
      'partial-missing',
      "Attempt to apply partial 'x' which could not be found.",
      '{.macro m}\n{@|apply x}{.end}{@|apply m}',
      at(2, 1),
    ],
    [
      'partial-syntax',
      'Parse of partial "broken" failed: SyntaxError: Instruction END not allowed at root',
      '{@|apply broken}',
      at(2, 3, 'broken'),
    ],
    [
      'partial-depth',
      "Attempt to apply partial 'forever' exceeded maximum recursion depth of 16",
      '{@|apply forever}',
      at(1, 1, 'forever'),
    ],
    [
      'unexpected-error',
      'Unexpected TypeError error when executing IF: The condition names no variable',
      '\n\n{.if }{.end}',
      at(3, 1),
    ],
    [
      'unexpected-error',
      'Unexpected TypeError error when executing IF: The condition names no variable',
      '{.var @x @|apply inner}',
      at(2, 2, 'inner'),
    ],
    [
      'unexpected-error',
      'Unexpected RangeError error when executing VARIABLE: Julian day NaN is outside the supported range',
      '{@|apply list}',
      at(2, 1, 'list.html'),
    ],
    [
      'expression-parse',
      'Error parsing expression: "1 +\\n(": Mismatched operator found: left paren',
      '{b}\n{.eval 1 +\n(}',
      at(2, 1),
    ],
    [
      'expression-reduce',
      'Error reducing expression: max(): Error calling function max',
      '{b|html}{.eval max()}',
      at(1, 9),
    ],
  ])('%s: %s', (code, message, source, place) => {
    const template = parseTemplate(source, { name: 'page.html' })
    expect(run(template, { b: 'x' }, { partials }).diagnostics).toContainEqual({
      code,
      severity: 'error',
      type: 'engine',
      message: `RuntimeError: ${message}`,
      ...place,
    })
  })

  it('has one message without a prefix', () => {
    const template = parseTemplate('{a|html}\n{.if a}{.or units-metric?}{.end}', {
      name: 'page.html',
    })
    expect(run(template, {}).diagnostics).toEqual([
      {
        code: 'not-implemented',
        severity: 'error',
        type: 'engine',
        message: '"units-metric?" formatter is not yet implemented',
        ...at(2, 8),
      },
    ])
  })

  it('cannot say where in a list that came without its source', () => {
    const { code } = parseTemplate('\n{a|apply x}')
    const [diagnostic] = run(code, {}).diagnostics
    expect(diagnostic).toEqual({
      code: 'partial-missing',
      severity: 'error',
      type: 'engine',
      message: "RuntimeError: Attempt to apply partial 'x' which could not be found.",
    })
    expect(diagnostic && sourceFrame(diagnostic, '')).toBe(diagnostic?.message)
  })
})

describe('a limit that is reached', () => {
  const rows = [1, 2, 3, 4, 5]
  it.each([
    ['loop-limit', 'Loops ran more than 4 times', { loopIterations: 4 }, at(2, 1)],
    ['operation-limit', 'More than 14 operations were executed', { operations: 14 }, at(2, 22)],
    ['output-limit', 'Output exceeded 5 characters', { outputLength: 5 }, at(2, 1)],
    ['deadline', 'Rendering took longer than -1 ms', { deadlineMs: -1, operations: 14 }, at(2, 1)],
  ])('%s: %s', (code, message, limits, place) => {
    const source = '{a|html}\n{.repeated section a}{@|html}.{.end}!'
    const template = parseTemplate(source, { name: 'page.html' })
    expect(run(template, { a: rows }, { limits }).diagnostics).toEqual([
      { code, severity: 'error', type: 'engine', message: `RuntimeError: ${message}`, ...place },
    ])
  })
})

describe('a thousand mistakes', () => {
  /** A minute, because a busy machine may take longer over them than a render has. */
  const deadlineMs = 60_000

  it('are the most that one template or render tells', () => {
    const template = parseTemplate('{.end}'.repeat(3000))
    expect(template.diagnostics).toHaveLength(1000)
    const { diagnostics } = render('{a|apply b}'.repeat(3000), { data: {}, limits: { deadlineMs } })
    expect(diagnostics).toHaveLength(1000)
  })

  it('never hide why a render ended', () => {
    const template = parseTemplate('{.repeated section a}{@|apply x}{.end}')
    const limits = { loopIterations: 1500, deadlineMs }
    const { diagnostics } = render(template, { data: { a: Array(2000).fill(1) }, limits })
    expect(diagnostics).toHaveLength(1000)
    expect(diagnostics.at(-1)?.code).toBe('loop-limit')
  })

  it('are found in a source of many lines in time', () => {
    const source = '\n'.repeat(1024 * 1024) + '{.end}\n'.repeat(1000)
    expect(parseTemplate(source).diagnostics.at(-1)).toMatchObject({ line: 1024 * 1024 + 1000 })
  })
})
