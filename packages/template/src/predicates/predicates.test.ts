import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownPredicate } from '../documentation/shown-example.ts'
import { run } from '../test-template.ts'
import { predicates } from './registry.ts'

describe('predicates', () => {
  it.each(
    predicates.flatMap(({ name, examples }) => examples.map((example) => ({ name, example }))),
  )('$name is $example.holds of $example.node', ({ name, example }) => {
    const { template, data } = shownPredicate(name, example)
    expect(run(`${template}yes{.or}no{.end}`, data).output).toBe(example.holds ? 'yes' : 'no')
  })

  it('are listed by name, each once', () => {
    const names = predicates.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('survive any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...predicates),
        fc.jsonValue(),
        fc.array(fc.string()),
        ({ name }, node, args) => {
          const block = [5, name, [args, ' '], [[0, 'yes']], [7, 0, 0, [[0, 'no']], 3]]
          expect(['yes', 'no', '']).toContain(run([17, 1, [block], 18], node).output)
        },
      ),
      { numRuns: 500 },
    )
  })
})
