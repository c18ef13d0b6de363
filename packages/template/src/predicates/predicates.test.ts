import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { run } from '../test-template.ts'
import { predicates } from './registry.ts'

// Much is tried here, and machines are busy.
vi.setConfig({ testTimeout: 30_000 })

function answer(name: string, args: readonly string[] | undefined, node: unknown): string {
  const block = [5, name, args ? [args, ' '] : 0, [[0, 'yes']], [7, 0, 0, [[0, 'no']], 3]]
  return run([17, 1, [block], 18], node).output
}

const cases = predicates.flatMap(({ name, examples }) =>
  examples.map((example) => ({ name, ...example })),
)

describe('predicates', () => {
  it.each(cases)('$name is $holds of $node', ({ name, node, args, holds }) => {
    expect(answer(name, args, node)).toBe(holds ? 'yes' : 'no')
  })

  it('are listed by name, each once', () => {
    const names = predicates.map(({ name }) => name)
    expect(names).toHaveLength(101)
    expect(new Set(names).size).toBe(names.length)
  })

  it('survive any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...predicates),
        fc.jsonValue(),
        fc.array(fc.string()),
        ({ name }, node, args) => {
          expect(['yes', 'no', '']).toContain(answer(name, args, node))
        },
      ),
      { numRuns: 500 },
    )
  })
})
