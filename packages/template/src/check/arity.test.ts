import { describe, expect, it } from 'vitest'
import { formatters } from '../formatters/registry.ts'
import { predicates } from '../predicates/registry.ts'
import { arities, arityOf } from './arity.ts'

const REGISTRIES = { formatters, predicates } as const

describe.each(['formatters', 'predicates'] as const)('the arguments of %s', (kind) => {
  const plugins: readonly { name: string; examples: readonly { args?: readonly string[] }[] }[] =
    REGISTRIES[kind]

  it('are told of plugins that there are', () => {
    const names = plugins.map(({ name }) => name)
    expect(Object.keys(arities[kind]).filter((name) => !names.includes(name))).toEqual([])
  })

  it('allow all that the examples show', () => {
    const refused = plugins.flatMap(({ name, examples }) =>
      examples.flatMap(({ args = [] }) => (args.length > arityOf(kind, name).max ? [name] : [])),
    )
    expect(refused).toEqual([])
  })
})
