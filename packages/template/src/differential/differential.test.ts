import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { hasFormatter } from '../formatters/registry.ts'
import { hasPredicate } from '../predicates/registry.ts'
import type { Area } from './area.ts'
import { commerce } from './areas/commerce.ts'
import { contentFormatters } from './areas/content-formatters.ts'
import { coreFormatters } from './areas/core-formatters.ts'
import { expressions } from './areas/expressions.ts'
import { i18nFormatters } from './areas/i18n-formatters.ts'
import { instructions } from './areas/instructions.ts'
import { predicates } from './areas/predicates.ts'
import { social } from './areas/social.ts'
import { documentedDifferences } from './documented.ts'
import { type Outcome, ours, type Pair, theirs } from './engines.ts'
import { publicNames } from './public-engine.ts'

vi.setConfig({ testTimeout: 3_600_000 })

const areas: readonly Area[] = [
  commerce,
  contentFormatters,
  coreFormatters,
  expressions,
  i18nFormatters,
  instructions,
  predicates,
  social,
]

/** Number of pairs of each area, from a fixed seed; `npm run test:differential` asks for more. */
const asked = Number(process.env.PAIRS ?? 0)
const RUNS = asked > 0 ? { numRuns: Math.ceil(asked / areas.length) } : { numRuns: 800, seed: 3 }

/** The visible result: the text, and which mistakes are reported. The wording of exceptions is left out. */
const visible = ({ output, errors }: Outcome) => ({
  output,
  errors: errors.map((message) => message.replace(EXCEPTION, '$<instruction>')).sort(),
})

/** The instruction list as it travels. */
const asSent = ({ code }: Outcome): unknown => JSON.parse(JSON.stringify(code ?? null))

const EXCEPTION = /^RuntimeError: Unexpected \w+ error when executing (?<instruction>\w+): .*$/s

describe('this engine and the public one', () => {
  it.each(areas)('agree about $name', ({ pairs, differences, comparesCode }) => {
    const explanations = Object.values(differences)
    fc.assert(
      fc.property(pairs, (pair: Pair) => {
        const mine = ours(pair)
        const other = theirs(pair)
        if (explanations.some((explains) => explains(pair, mine, other))) return
        expect(visible(mine)).toEqual(visible(other))
        if (comparesCode) expect(asSent(mine)).toEqual(asSent(other))
      }),
      RUNS,
    )
  })
})

it.each([
  ['formatter', publicNames.formatters, hasFormatter],
  ['predicate', publicNames.predicates, hasPredicate],
] as const)('knows every %s that the public one knows', (_kind, names, isKnown) => {
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

describe('docs/template-differences.md', () => {
  const documented = documentedDifferences()

  it('lists every difference that is let through, and no other', () => {
    const known = areas.flatMap(({ differences }) => Object.keys(differences))
    expect(documented.map(({ name }) => name).sort()).toEqual([...new Set(known)].sort())
  })

  it.each(documented)('is right about $name', ({ reason, example }) => {
    expect(reason).not.toBe('')
    expect(ours(example).output).toBe(example.ours)
    expect(theirs(example).output).toBe(example.theirs)
    expect(example.ours).not.toBe(example.theirs)
  })
})
