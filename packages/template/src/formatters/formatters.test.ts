import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownFormatter } from '../documentation/shown-example.ts'
import { run } from '../test-template.ts'
import { formatters } from './registry.ts'

describe('formatters', () => {
  it.each(
    formatters.flatMap(({ name, examples }) => examples.map((example) => ({ name, example }))),
  )('$name prints what its example says: $example.output', ({ name, example }) => {
    const { template, data } = shownFormatter(name, example)
    const { now, partials = {}, output } = example
    expect(run(template, data, { partials, ...(now !== undefined && { now }) }).output).toBe(output)
  })

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
        ({ name }, value, args) => {
          const code = [17, 1, [[1, [['value']], [[name, [args, ' ']]]]], 18]
          expect(typeof run(code, { value }).output).toBe('string')
        },
      ),
      { numRuns: 500 },
    )
  })
})
