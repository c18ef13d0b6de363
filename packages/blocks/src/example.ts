/** Examples of blocks name nothing that lives elsewhere; whoever shows one puts the ids in. */

import type { Id } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { BlockDefinition } from './block-definition.ts'
import type { Fields } from './fields/index.ts'

/** Ids for the fields of a kind: `{ picture, product, collection }`. */
export type ExampleIds = Readonly<Partial<Record<string, Id>>>

/** A block's example with ids for everything that it does not name, also in the entries of its lists. */
export function exampleOf({ fields, example }: BlockDefinition, ids: ExampleIds): JsonObject {
  return withIds(fields, example, ids)
}

function withIds(fields: Fields, values: JsonObject, ids: ExampleIds): JsonObject {
  const put = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const value = values[name]
    if (field.kind === 'list' && field.picturedBy && Array.isArray(value)) {
      const entries = value as readonly JsonObject[]
      return [[name, entries.map((entry) => withIds(field.fields, entry, ids))]]
    }
    const id = ids[field.kind]
    return id && !value ? [[name, id]] : []
  })
  return { ...values, ...Object.fromEntries(put) }
}
