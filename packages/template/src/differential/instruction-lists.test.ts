import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { render } from '../index.ts'
import { instructions } from './areas/instructions.ts'
import { ours, theirs } from './engines.ts'

vi.setConfig({ testTimeout: 60_000 })

it('renders what the public engine parsed as it renders the source', () => {
  const explanations = Object.values(instructions.differences)
  fc.assert(
    fc.property(instructions.pairs, (pair) => {
      const mine = ours(pair)
      const other = theirs(pair)
      fc.pre(!explanations.some((explains) => explains(pair, mine, other)))
      const { data, partials = {}, injects = {}, now = Date.UTC(2024, 0, 1) } = pair
      const options = { data, partials, injects, now, expressions: true, includes: true }
      const sent = JSON.parse(JSON.stringify(other.code))
      expect(render(sent, options).output).toBe(mine.output)
    }),
    { numRuns: 300, seed: 5 },
  )
})
