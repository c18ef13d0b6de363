import { describe, expect, it } from 'vitest'
import { formatters } from '../formatters/registry.ts'
import { predicates } from '../predicates/registry.ts'
import { arityOf } from './arity.ts'

it.each([
  ['', 0, 0],
  ['path', 1, 1],
  ['[left] right', 1, 2],
  ['[length=100] [ellipsis=...]', 0, 2],
  ['[option …]', 0, Infinity],
  ['text …', 1, Infinity],
  ['name [private] [key=value …]', 1, Infinity],
])('`%s` is %d to %d arguments', (usage, min, max) => {
  expect(arityOf(usage)).toEqual({ min, max })
})

interface Plugin {
  readonly name: string
  readonly usage: string
  readonly examples: readonly { readonly args?: readonly string[] }[]
}

describe.each<[string, readonly Plugin[]]>([
  ['formatters', formatters],
  ['predicates', predicates],
])('the usage of %s', (_kind, plugins) => {
  it('allows all that the examples show', () => {
    const refused = plugins.flatMap(({ name, usage, examples }) =>
      examples.flatMap(({ args = [] }) => (args.length > arityOf(usage).max ? [name] : [])),
    )
    expect(refused).toEqual([])
  })
})
