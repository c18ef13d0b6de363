/** Whatever is written in a template, a render ends within its budget and says what it left out. */

import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../index.ts'
import { codesOf, run } from '../test-template.ts'

const MEGABYTE = 1024 * 1024

describe('megabytes of one thing', () => {
  it.each(['{', '}', '{a', 'a}', '{.', '{##', '{#', '{a|', '<squarespace:', '\n', 'text '])(
    'is text: %j',
    (piece) => {
      const source = piece.repeat((10 * MEGABYTE) / piece.length)
      const result = run(source, {}, { limits: { outputLength: Infinity } })
      expect(result.diagnostics).toEqual([])
      expect(result.output === source || piece === '{##').toBe(true)
    },
  )

  it.each([
    ['a name', `{${'a.'.repeat(MEGABYTE)}a}`],
    ['a wrong name', `{${'a.'.repeat(MEGABYTE)}}`],
    ['digits', `{${'1'.repeat(MEGABYTE)}}`],
    ['names', `{${'a,'.repeat(MEGABYTE / 4)}a}`],
    ['formatters', `{a${'|html'.repeat(MEGABYTE / 4)}}`],
    ['arguments', `{a|output ${'x '.repeat(MEGABYTE)}}`],
    ['a condition', `{.if a${'&&a'.repeat(MEGABYTE / 4)}}{.end}`],
    ['an object', `{.ctx @x ${'a=b '.repeat(MEGABYTE / 4)}}`],
    ['white space', `{.if a${' '.repeat(MEGABYTE)}}{.end}`],
    ['nearly a list', `{a${' '.repeat(MEGABYTE)},${' '.repeat(MEGABYTE)}}`],
    ['an expression', `{.eval ${'('.repeat(MEGABYTE)}}`],
    ['a predicate', `{.${'a'.repeat(MEGABYTE)}?}{.end}`],
  ])('is one tag: %s', (_, source) => {
    const result = run(source, { a: 1 })
    expect(typeof result.output).toBe('string')
  })
})

describe('more tags than anyone writes', () => {
  it.each(['{a}', '{}', '{.if a}x{.end}', '{.end}', '{####}'])('end the template: %s', (piece) => {
    const source = piece.repeat((10 * MEGABYTE) / piece.length)
    const result = parseTemplate(source)
    expect(codesOf(result.diagnostics)).toContain('instruction-limit')
    expect(result.code[2].length).toBeLessThan(300_000)
  })

  it('are left out of an instruction list', () => {
    const list = [17, 1, Array.from({ length: 300_000 }, () => [0, '.']), 18]
    const { output, diagnostics } = run(list, {})
    expect(output).toBe('.'.repeat(250_000))
    expect(codesOf(diagnostics)).toEqual(['invalid-instruction'])
  })
})

describe('blocks without an end', () => {
  it.each([
    ['{.section a}', 'end-of-input-in-block'],
    ['{.repeated section a}{.alternates with}', 'end-of-input-in-block'],
    ['{.if a}{.or}', 'end-of-input-in-block'],
    ['{.macro a}', 'end-of-input-in-block'],
    ['{.section a}{.end}{.end}', 'not-allowed-at-root'],
    ['{.or}{.end}', 'not-allowed-at-root'],
    ['{.macro a}{.or}{.end}', 'not-allowed-in-block'],
    ['{.section a}{.alternates with}{.end}', 'not-allowed-in-block'],
  ])('%s: %s', (source, code) => {
    expect(codesOf(parseTemplate(source).diagnostics)).toEqual([code])
    expect(run(source, { a: [1] }).output).toBe('')
  })
})

describe('ten thousand blocks in one another', () => {
  const OPENERS = ['{.section a}', '{.repeated section a}', '{.if a}', '{.even? 2}', '{.macro a}']
  it.each(OPENERS)('are too many: %s', (opener) => {
    const source = `${opener.repeat(10_000)}x${'{.end}'.repeat(10_000)}after`
    const result = run(source, { a: [1] })
    expect(codesOf(parseTemplate(source).diagnostics)).toEqual(['nesting-limit'])
    expect(result.output).toBe('after')
  })

  it('are too many in an instruction list', () => {
    let block: unknown[] = [[0, 'x']]
    for (let i = 0; i < 10_000; i++) block = [[2, ['@'], block, 3]]
    const { output, diagnostics } = run([17, 1, [...block, [0, 'after']], 18], { a: 1 })
    expect([output, codesOf(diagnostics)]).toEqual(['after', ['invalid-instruction']])
  })

  it('are fine one after another', () => {
    const source = '{.section a}{.if b}x{.end}{.end}'.repeat(10_000)
    expect(run(source, { a: { b: 1 } }).output).toBe('x'.repeat(10_000))
  })

  it('may be 64', () => {
    const nested = (depth: number) => `${'{.if a}'.repeat(depth)}x${'{.end}'.repeat(depth)}`
    expect(parseTemplate(nested(64)).diagnostics).toEqual([])
    expect(run(nested(64), { a: 1 }).output).toBe('x')
    expect(parseTemplate(nested(65)).diagnostics).toMatchObject([
      {
        code: 'nesting-limit',
        message: 'SyntaxError: Blocks are nested more than 64 deep',
        line: 1,
        column: 64 * 7 + 1,
      },
    ])
  })
})

describe('partials that apply each other', () => {
  const partials = {
    ping: '.{@|apply pong}{@|apply pong}',
    pong: '.{.include ping output}{@|apply ping}',
    loop: '{.repeated section l}{@|apply loop}{.end}',
    macro: '{.macro m}.{@|apply m}{@|apply m}{.end}{@|apply m}',
  }
  it.each(['ping', 'loop', 'macro'])('end: %s', (name) => {
    const l: unknown[] = [1, 2, 3]
    l.push({ l })
    const result = run(`{@|apply ${name}}`, { l }, { partials })
    expect(codesOf(result.diagnostics)).toContain('partial-depth')
  })
})

describe('a loop of a thousand in a loop of a thousand', () => {
  const thousand = Array.from({ length: 1000 }, () => 1)
  const rows = thousand.map(() => thousand)
  it('is more than a page may do', () => {
    const template = '{.repeated section rows}{.repeated section @}.{.end}{.end}'
    const result = run(template, { rows })
    expect(codesOf(result.diagnostics)).toEqual(['loop-limit'])
    expect(result.output.length).toBeLessThan(100_000)
  })
})
