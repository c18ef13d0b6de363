import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
type Expressions = typeof import('./expressions/compile-expression.ts')

/** Bytes of each part, gzipped. `TOO_LARGE` says what to do about more. */
const MAX_BYTES = 30 * 1024
const MAX_BYTES_OF_EXPRESSIONS = 4 * 1024
const TOO_LARGE =
  'The engine for browsers is too large. It holds every formatter and predicate, so write the new one in fewer bytes, or find bytes elsewhere; docs/decisions/0005 tells what was tried'

const bundle = await browserBundle('production')

it('is small enough to send to a browser', () => {
  const { 'expressions.js': expressions = '', ...engine } = Object.fromEntries(bundle)
  expect(Object.keys(engine)).toEqual(['engine.js', expect.stringMatching(/^chunk-/)])
  const sizes = Object.values(engine).map(sizeOf)
  const size = sizes.reduce((sum, one) => sum + one)
  expect(size, TOO_LARGE).toBeLessThan(MAX_BYTES)
  expect(sizeOf(expressions), TOO_LARGE).toBeLessThan(MAX_BYTES_OF_EXPRESSIONS)
})

it.each([...bundle])('has in %s nothing of the documentation', (_name, code) => {
  expect(code).not.toMatch(/examples:|summary:|usage:|refusesMore|section:["'`]/)
})

it.each([...bundle])('makes in %s no code from text, which sites forbid', (_name, code) => {
  expect(code).not.toMatch(/\beval\(|\bFunction\(/)
})

it('says where expressions are missing, and computes once they are there', async () => {
  const { parseTemplate, render, useExpressions, compileExpression } = await loaded(bundle)
  const template = parseTemplate('a\n{.eval @x = 1; @x + 1}{@x}', { name: 'page' })
  const shown = () => render(template, { data: {}, expressions: true })
  const missing = { code: 'expressions-missing', file: 'page', line: 2, column: 1 }
  expect(shown()).toMatchObject({ output: 'a\n', diagnostics: [missing] })
  expect(render(template, { data: {} })).toMatchObject({ output: 'a\n', diagnostics: [] })
  useExpressions(compileExpression)
  expect(shown()).toMatchObject({ output: 'a\n21', diagnostics: [] })
})

describe('what its minifiers renamed and moved changes nothing', async () => {
  const small = await loaded(bundle)
  const plain = await loaded(await browserBundle('development'))
  for (const { useExpressions, compileExpression } of [small, plain]) {
    useExpressions(compileExpression)
  }

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
      // A private name that is read from data would be asked for by its short name.
      const read = new Set<PropertyKey>()
      const settings = {
        data: recording(data, read),
        now,
        expressions: true,
        includes: true,
        locale: 'en-US',
      }
      const { partials = {}, injects = {} } = options
      const result = render({ ...parsed, positions }, { ...settings, partials, injects })
      return { ...parsed, result, positions: [...positions], read: [...read] }
    })
    expect(ours).toEqual(theirs)
  }
})

/** The value with everything in it, adding the name of each property that is read, there or not. */
function recording(value: unknown, read: Set<PropertyKey>): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      read.add(key)
      return recording(Reflect.get(target, key), read)
    },
  })
}

/** Loads the files as fresh modules each time. */
async function loaded(files: ReadonlyMap<string, string>): Promise<Engine & Expressions> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  for (const [name, code] of files) await writeFile(join(folder, name), code)
  const engine: Engine = await import(join(folder, 'engine.js'))
  const expressions: Expressions = await import(join(folder, 'expressions.js'))
  await rm(folder, { recursive: true })
  return { ...engine, ...expressions }
}

function sizeOf(code: string): number {
  return gzipSync(code, { level: 9 }).length
}
