import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserBundle } from '../browser-bundle.mjs'
import { commerce } from './differential/areas/commerce.ts'
import { expressions } from './differential/areas/expressions.ts'
import { instructions } from './differential/areas/instructions.ts'
import { social } from './differential/areas/social.ts'
import type { Pair } from './differential/engines.ts'
import { shownFormatter, shownPredicate } from './documentation/shown-example.ts'
import { formatters } from './formatters/registry.ts'
import { predicates } from './predicates/registry.ts'

type Engine = typeof import('./browser.ts')

const MAX_BYTES = 31 * 1024

const bundle = await browserBundle('production')

it('is small enough to send to a browser', () => {
  expect(bundle.toString()).not.toMatch(/examples:|summary:/)
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThan(MAX_BYTES)
})

it('makes no code from text, which sites forbid', () => {
  expect(bundle.toString()).not.toMatch(/\beval\(|\bFunction\(/)
})

describe('what its minifiers renamed and moved changes nothing', async () => {
  const small = await loaded(bundle)
  const plain = await loaded(await browserBundle('development'))

  it('exports the same', () => {
    expect(Object.keys(small).sort()).toEqual(Object.keys(plain).sort())
    expect(small.defaultLimits).toEqual(plain.defaultLimits)
  })

  it.each(formatters)('in $name', ({ name, examples }) => {
    for (const example of examples) {
      const { now, partials } = example
      const pair = { ...shownFormatter(name, example), ...(partials && { partials }) }
      same({ ...pair, ...(now !== undefined && { now }) })
    }
  })

  it.each(predicates)('in $name', ({ name, examples }) => {
    for (const example of examples) {
      const { template, data } = shownPredicate(name, example)
      same({ template: `${template}yes{.or}no{.end}`, data })
    }
  })

  it.each([commerce, expressions, instructions, social])('in $name', ({ pairs }) => {
    fc.assert(fc.property(pairs, same), { numRuns: 300 })
  })

  it('in platform tags, decorated values and what breaks a budget', () => {
    const template =
      '<squarespace:a x="{n}">{n}</squarespace:a><squarespace:b/>{n|html}{.repeated section l}{@}{.end}'
    for (const loopIterations of [1, 10]) {
      const [ours, theirs] = [small, plain].map(({ parseTemplate, render }) =>
        render(parseTemplate(template, { name: 'page' }), {
          data: { n: 1, l: [1, 2, 3] },
          now: 0,
          limits: { loopIterations },
          tags: {
            a: (tag, scope) => ({ data: { n: [tag, scope.resolve('n')] }, partial: 'p' }),
            b: ({ hasBody }) => ({ html: String(hasBody) }),
          },
          partials: { p: '{n|json}' },
          decorate: { html: (text) => `<b>${text}</b>` },
        }),
      )
      expect(ours).toEqual(theirs)
    }
  })

  function same({ template, data, now = 0, ...options }: Pair) {
    const [ours, theirs] = [small, plain].map(({ parseTemplate, render }) => {
      const { positions, ...parsed } = parseTemplate(template)
      const settings = { data, now, expressions: true, includes: true, locale: 'en-US' }
      const { partials = {}, injects = {} } = options
      const result = render({ ...parsed, positions }, { ...settings, partials, injects })
      return { ...parsed, result, positions: [...positions] }
    })
    expect(ours).toEqual(theirs)
  }
})

async function loaded(code: Buffer): Promise<Engine> {
  return import(`data:text/javascript;base64,${code.toString('base64')}`)
}
