import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arities } from '../check/arity.ts'
import { formatters } from '../formatters/registry.ts'
import { predicates } from '../predicates/registry.ts'
import { pages } from './pages.ts'
import { FORMATTER_SECTIONS, PREDICATE_SECTIONS, type Section } from './sections.ts'
import { usages } from './usage.ts'

const committed = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe.each(Object.entries(pages))('%s', (path, write) => {
  it('is what the examples make; if not, `npm run docs` writes it', () => {
    expect(committed(path)).toBe(write())
  })
})

/** With the number of registered names, which is fixed by the language; what only stands in for a name is beside it. */
const KINDS = [
  ['formatters', 95, formatters, FORMATTER_SECTIONS],
  ['predicates', 101, predicates, PREDICATE_SECTIONS],
] as const

const namesIn = (sections: readonly Section[]) => sections.flatMap(({ names }) => names)

describe.each(KINDS)('%s', (kind, count, plugins, sections) => {
  it('stand in one section each', () => {
    expect(plugins.filter((plugin) => !('isStandIn' in plugin))).toHaveLength(count)
    expect(namesIn(sections).toSorted()).toEqual(plugins.map(({ name }) => name).toSorted())
  })

  it('are shown by at least one example', () => {
    expect(plugins.filter(({ examples }) => examples.length === 0)).toEqual([])
  })

  it('tell what their arguments mean, as many as they take', () => {
    const told = Object.entries(usages[kind]).map(([name, usage]) => [name, countOf(usage)])
    const taken = Object.entries(arities[kind]).map(([name, { min, max }]) => [name, { min, max }])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(taken))
  })
})

/** `name [private] [key=value …]`: brackets are optional, and `…` goes on. */
function countOf(usage: string): { min: number; max: number } {
  const words = usage.match(/\[[^\]]*\]|\S+/g) ?? []
  const min = words.filter((word) => !word.startsWith('[') && word !== '…').length
  return { min, max: usage.includes('…') ? Infinity : words.length }
}
