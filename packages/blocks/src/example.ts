/** Examples of blocks name nothing that lives elsewhere; whoever shows one puts the ids in. */

import type { Id } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { BlockDefinition } from './block-definition.ts'
import type { AnyField, Fields, OfferedPages } from './fields/index.ts'

/** Ids by the kinds of fields that hold one. */
export interface ExampleIds {
  /** One picture for all fields, or several that entries of a list take in turn. */
  readonly picture?: Id | readonly Id[]
  /** One for all fields, or one for each kind of page that a field offers. */
  readonly collection?: Id | Readonly<Record<OfferedPages, Id>>
  readonly product?: Id
  readonly fund?: Id
  readonly form?: Id
  readonly file?: Id
}

/** A block's example with ids for everything that it does not name, also in the entries of its lists. */
export function exampleOf({ fields, example }: BlockDefinition, ids: ExampleIds): JsonObject {
  return withIds(fields, example, ids)
}

function withIds(fields: Fields, values: JsonObject, ids: ExampleIds, place = 0): JsonObject {
  const put = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const value = values[name]
    if (field.kind === 'list' && field.picturedBy && Array.isArray(value)) {
      const entries = value as readonly JsonObject[]
      return [[name, entries.map((entry, index) => withIds(field.fields, entry, ids, index))]]
    }
    const id = idFor(field, ids, place)
    return id && !value ? [[name, id]] : []
  })
  return { ...values, ...Object.fromEntries(put) }
}

function idFor(field: AnyField, ids: ExampleIds, place: number): Id | undefined {
  switch (field.kind) {
    case 'picture': {
      const { picture } = ids
      return typeof picture === 'object' ? picture[place % picture.length] : picture
    }
    case 'collection': {
      const { collection } = ids
      return typeof collection === 'object' ? collection[field.offers] : collection
    }
    case 'product':
    case 'form':
    case 'fund':
    case 'file':
      return ids[field.kind]
    default:
      return undefined
  }
}
