import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseTemplate } from './index.ts'
import { printTemplate } from './instructions/print-source.ts'
import { run } from './test-template.ts'

// Properties take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** Pieces that meet each other in every order. */
const PIECES = [
  'text ',
  '{',
  '}',
  '{a}',
  '{a.b,c|html|truncate 3}',
  '{@|apply p a=b}',
  '{.section a}',
  '{.repeated section a}',
  '{.alternates with}',
  '{.if a || b && c}',
  '{.equal? a "b"}',
  '{.or}',
  '{.or even? a}',
  '{.end}',
  '{.macro p}',
  '{.var @x a|json}',
  '{.ctx @x a=b c=@x}',
  '{.include p output}',
  '{.inject @y ./a.json}',
  '{.eval @x = 1; a + 2}',
  '{.newline}',
  '{# a}',
  '{## a',
  '##}',
  '{.eof}',
  '<squarespace:a b="{c}">',
  '<squarespace:a b="',
  '</squarespace:a>',
  '<squarespace:b/>',
]
const templates = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((all) => all.join(''))
const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue())

describe('any text', () => {
  it('is a template', () => {
    fc.assert(
      fc.property(fc.oneof(templates, fc.string()), (source) => {
        expect(parseTemplate(source).code[0]).toBe(17)
      }),
      { numRuns: 300 },
    )
  })

  it('renders with any data', () => {
    fc.assert(
      fc.property(templates, fc.oneof(values, fc.jsonValue()), (source, data) => {
        const partials = { p: source }
        const result = run(source, data, { partials, limits: { operations: 20_000 } })
        expect(typeof result.output).toBe('string')
      }),
      { numRuns: 200 },
    )
  })

  it('prints as text that reads the same', () => {
    fc.assert(
      fc.property(templates, (source) => {
        const { code, diagnostics } = parseTemplate(source)
        fc.pre(diagnostics.every(({ severity }) => severity === 'warning'))
        expect(parseTemplate(printTemplate(code)).code).toEqual(code)
      }),
      { numRuns: 300 },
    )
  })
})

it('renders any JSON as an instruction list', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (block) => {
      expect(typeof run([17, 1, [block], 18], {}).output).toBe('string')
    }),
  )
})
