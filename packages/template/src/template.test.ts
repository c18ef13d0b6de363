import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { data, value } from './differential/grammar/data.ts'
import { templates } from './differential/grammar/templates.ts'
import { parseTemplate } from './index.ts'
import { printInstructions } from './instructions/print.ts'
import { printTemplate } from './instructions/print-source.ts'
import { codesOf, run } from './test-template.ts'

/** They apply each other as often as they like: only budgets end that. */
const PARTIALS = ['p', 'q']

const platformTag = fc.constantFrom(
  '<squarespace:a b="',
  '<squarespace:a b="{n}" c=\'{.if a}"{.end}\'>',
  '"',
  '>',
  '</squarespace:a>',
  '<squarespace:b/>',
  '<squarespace:',
)
const source = fc
  .array(fc.oneof({ weight: 3, arbitrary: templates(PARTIALS) }, platformTag), { maxLength: 4 })
  .map((parts) => parts.join(''))
const page = fc.record({ source, data, partials: fc.record({ p: source, q: source }) })

const small = { operations: 20_000 }

describe('any text', () => {
  it('is a template', () => {
    fc.assert(
      fc.property(fc.oneof(source, fc.string({ unit: 'binary' })), (text) => {
        const { code, diagnostics } = parseTemplate(text)
        expect(code[0]).toBe(17)
        for (const { line = 0, column = 0, file } of diagnostics) {
          expect(file).toBe('template')
          expect(column).toBeGreaterThan(0)
          expect(column).toBeLessThanOrEqual((text.split('\n')[line - 1] ?? '').length + 1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('renders with any data', () => {
    fc.assert(
      fc.property(source, fc.oneof(data, fc.jsonValue()), (text, anything) => {
        const { output } = run(text, anything, { partials: { p: text }, limits: small })
        expect(typeof output).toBe('string')
      }),
      { numRuns: 300 },
    )
  })
})

describe('any budget', () => {
  const limits = fc.record(
    {
      partialDepth: fc.nat(20),
      loopIterations: fc.nat(50),
      operations: fc.nat(500),
      outputLength: fc.nat(200),
      formatterCalls: fc.nat(50),
      valueNodes: fc.nat(20),
      expressionTokens: fc.nat(5),
      expressionString: fc.nat(5),
    },
    { requiredKeys: ['operations'] },
  )

  it('ends what a page does', () => {
    fc.assert(
      fc.property(page, limits, ({ source: text, data: anything, partials }, budget) => {
        const { output, stats } = run(text, anything, { partials, limits: budget })
        expect(typeof output).toBe('string')
        // Operations are counted a block at a time.
        expect(stats.operations).toBeLessThan(budget.operations + text.length + 1000)
      }),
      { numRuns: 300 },
    )
  })

  it('that is large enough changes nothing', () => {
    fc.assert(
      fc.property(page, ({ source: text, data: anything, partials }) => {
        const limited = run(text, anything, { partials, limits: small })
        fc.pre(!codesOf(limited.diagnostics).includes('operation-limit'))
        expect(run(text, anything, { partials })).toEqual(limited)
      }),
      { numRuns: 100 },
    )
  })
})

describe('an instruction list', () => {
  it('prints as text that reads the same', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { code, diagnostics } = parseTemplate(text)
        fc.pre(diagnostics.every(({ severity }) => severity === 'warning'))
        expect(parseTemplate(printTemplate(code)).code).toEqual(code)
      }),
      { numRuns: 600 },
    )
  })

  it('prints as indented JSON', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { code } = parseTemplate(text)
        expect(JSON.parse(printInstructions(code))).toEqual(code)
      }),
      { numRuns: 200 },
    )
  })

  it('renders as its source does, wherever it has been', () => {
    fc.assert(
      fc.property(page, ({ source: text, data: anything, partials }) => {
        const { code } = parseTemplate(text)
        const sent = JSON.parse(JSON.stringify(code))
        const messages = (template: unknown) => {
          const { output, diagnostics } = run(template, anything, { partials, limits: small })
          return { output, messages: diagnostics.map(({ message }) => message) }
        }
        expect(messages(sent)).toEqual(messages(text))
      }),
      { numRuns: 200 },
    )
  })

  it('may be any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (block) => {
        expect(typeof run([17, 1, block, 18], {}).output).toBe('string')
      }),
    )
  })

  it('may be damaged anywhere', () => {
    fc.assert(
      fc.property(
        source,
        data,
        fc.nat(),
        fc.oneof(value, fc.jsonValue()),
        (text, anything, at, junk) => {
          const code = replaceNth(parseTemplate(text).code, at, junk)
          expect(typeof run(code, anything, { limits: small }).output).toBe('string')
          expect(typeof printTemplate(code)).toBe('string')
          expect(typeof printInstructions(code)).toBe('string')
        },
      ),
      { numRuns: 600 },
    )
  })
})

/** The list with one of its parts replaced. */
function replaceNth(code: unknown, nth: number, replacement: unknown): unknown {
  const sent = JSON.parse(JSON.stringify(code))
  const places = placesIn(sent)
  const place = places[nth % places.length]
  if (place) place.list[place.index] = replacement
  return sent
}

function placesIn(list: unknown[]): { list: unknown[]; index: number }[] {
  return list.flatMap((part, index) => [
    { list, index },
    ...(Array.isArray(part) ? placesIn(part) : []),
  ])
}
