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

/** The names of the language (spec §20), without their question marks. */
const NAMES = `
  equal notEqual greaterThan greaterThanOrEqual lessThan lessThanOrEqual even odd nth plural singular debug
  background-source-upload background-source-instagram background-source-video background-source-none
  background-source-undefined calendar-view child-images clickable collection collection-page
  collection-template-page collectionTypeNameEquals excerpt external-link folder gallery-meta
  gallery-design-grid gallery-design-slideshow gallery-design-slider gallery-design-stacked
  gallery-meta-position-top gallery-meta-position-top-left gallery-meta-position-top-right
  gallery-meta-position-center gallery-meta-position-bottom gallery-meta-position-bottom-left
  gallery-meta-position-bottom-right gallery-active-alignment-center gallery-active-alignment-left
  gallery-active-alignment-right gallery-autoplay gallery-auto-crop gallery-controls gallery-lightbox
  gallery-square-thumbs gallery-show-meta gallery-show-meta-on-hover gallery-thumbnails has-multiple index
  location main-image passthrough redirect same-day serviceNameEmail show-past-events
  image video external-video quote link gallery text audio store-item event binary css-asset tweak-asset
  digital-good attachment wordpress-export json-export site-search active-time tweet checkin kbarticle undefined
  promotedMAP promotedEMBED promotedIMAGE promotedCODE promotedQUOTE promotedTWITTER promotedLINK
  promotedVIDEO promotedFOURSQUARE promotedINSTAGRAM promotedFORM
  has-variants on-sale sold-out varied-prices current-type comments disqus units-metric`

describe('predicates', () => {
  it('are those of the language', () => {
    const names = NAMES.trim().split(/\s+/)
    expect(names).toHaveLength(101)
    expect(predicates.map(({ name }) => name).sort()).toEqual(names.map((n) => `${n}?`).sort())
  })

  it.each(cases)('$name is $holds of $node', ({ name, node, args, holds }) => {
    expect(answer(name, args, node)).toBe(holds ? 'yes' : 'no')
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
