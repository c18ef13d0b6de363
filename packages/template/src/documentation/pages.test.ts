import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatters } from '../formatters/registry.ts'
import { predicates } from '../predicates/registry.ts'
import { pages } from './pages.ts'

const committed = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe.each(Object.entries(pages))('%s', (path, write) => {
  it('is what the examples make; if not, `npm run docs` writes it', () => {
    expect(committed(path)).toBe(write())
  })
})

interface Plugin {
  readonly examples: readonly unknown[]
}

it.each<[string, readonly Plugin[]]>([
  ['formatters', formatters],
  ['predicates', predicates],
])('%s are shown by at least one example each', (_kind, plugins) => {
  expect(plugins.filter(({ examples }) => examples.length === 0)).toEqual([])
})
