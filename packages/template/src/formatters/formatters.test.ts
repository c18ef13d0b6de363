import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { run } from '../test-template.ts'
import type { Formatter, FormatterExample } from './formatter.ts'
import { formatters } from './registry.ts'

// Much is tried here, and machines are busy.
vi.setConfig({ testTimeout: 30_000 })

function print({ name }: Formatter, example: FormatterExample): string {
  const { input, args, context, now, partials = {}, shownBy } = example
  const calls = [args ? [name, [args, ' ']] : [name], ...(shownBy === undefined ? [] : [[shownBy]])]
  const code = [17, 1, [[1, [['value']], calls]], 18]
  const data = { ...context, ...(input !== undefined && { value: input }) }
  return run(code, data, { partials, ...(now !== undefined && { now }) }).output
}

const cases = formatters.flatMap((formatter) =>
  formatter.examples.map((example) => ({ name: formatter.name, formatter, example })),
)

describe('formatters', () => {
  it.each(cases)(
    '$name prints what its example says: $example.output',
    ({ formatter, example }) => {
      expect(print(formatter, example)).toBe(example.output)
    },
  )

  it('are listed by name, each once', () => {
    const names = formatters.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('survive any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...formatters),
        fc.jsonValue(),
        fc.array(fc.string()),
        (formatter, input, args) => {
          expect(typeof print(formatter, { input, args, output: '' })).toBe('string')
        },
      ),
      { numRuns: 500 },
    )
  })
})
