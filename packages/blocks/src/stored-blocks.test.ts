/**
 * Blocks that are stored on sites, version by version: `stored-blocks.json` has settings of each type as each of its versions
 * kept them. Fields that change without a migration would make readers fall back to the defaults, and lose what an owner wrote.
 */

import type { Json, JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { BLOCKS, blockOfType, readProps } from './registry.ts'
import STORED from './stored-blocks.json' with { type: 'json' }
import { IDS } from './testing.ts'

const stored = STORED as Readonly<Record<string, Readonly<Record<string, JsonObject>>>>

const all = Object.entries(stored).flatMap(([name, versions]) =>
  Object.entries(versions).map(([version, props]) => ({ name, version: Number(version), props })),
)

const typeOf = (name: string) => BLOCKS.find((block) => block.name === name)?.type ?? 0
const read = ({ name, version, props }: (typeof all)[number]) => {
  const definition = blockOfType(typeOf(name))
  if (!definition) throw new Error(`There is no block called ${name}`)
  const block = { id: IDS.missing, type: definition.type, version, props }
  return readProps(definition, block)
}

/** Names of all settings, those of groups and of a list's first entry included. */
function namesIn(value: Json | undefined, path = ''): string[] {
  if (Array.isArray(value)) return namesIn(value[0], `${path}[]`)
  if (typeof value !== 'object' || value === null || 'type' in value) return [path]
  return Object.entries(value).flatMap(([name, inside]) => namesIn(inside, `${path}.${name}`))
}

describe('stored blocks', () => {
  it.each(BLOCKS)('$name: its settings are those of a version that is on file', (definition) => {
    const { name, version, schema, defaults, example } = definition
    const now = schema.parse({ ...defaults(), ...example })
    const onFile = stored[name]?.[version]
    expect(onFile, `Add version ${version} of ${name} to stored-blocks.json`).toBeDefined()
    expect(namesIn(now), 'Fields that change need a migration').toEqual(namesIn(onFile))
  })

  it.each(all)('$name of version $version is read with every word of it', (one) => {
    const kept = JSON.stringify(read(one))
    for (const word of wordsIn(one.props)) expect(kept).toContain(JSON.stringify(word).slice(1, -1))
  })
})

function wordsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((inside) => wordsIn(inside))
    : []
}
