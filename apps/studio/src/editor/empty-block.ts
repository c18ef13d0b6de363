/** The pictures that an empty block waits for, wherever they are asked for: on the page, by mouse or by keyboard. */

import { initialValues, type ListField, withValue } from '@sitewright/blocks/fields'
import { type BlockDefinition, blockOfType, readProps } from '@sitewright/blocks/registry'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { Edit } from '../document/edit.ts'
import { setProps } from '../document/edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import type { Visit } from './visit.ts'

export interface PictureWanted {
  readonly definition: BlockDefinition
  /** Whether there is none yet. */
  readonly isEmpty: boolean
  /** Whether it takes several at once. */
  readonly takesMany: boolean
  /** The edit that puts them in. */
  withPictures(assetIds: readonly string[]): Edit | undefined
}

/** Undefined for blocks that hold no picture. */
export function pictureWanted(visit: Visit, address: BlockAddress): PictureWanted | undefined {
  const block = blockAt(visit.workplace().documents, address)
  const definition = block && blockOfType(block.type)
  const [name, field] =
    Object.entries(definition?.fields ?? {}).find(
      ([, one]) => one.kind === 'picture' || isOfPictures(one),
    ) ?? []
  if (!(definition && name && field)) return undefined
  const { fields } = definition
  const list = isOfPictures(field) ? field : undefined
  const before = readProps(definition, block)[name]
  return {
    definition,
    isEmpty: Array.isArray(before) ? before.length === 0 : before === '',
    takesMany: list !== undefined,
    withPictures(assetIds) {
      // As it is now: the library may have been open for a while.
      const now = blockAt(visit.workplace().documents, address)
      const [first] = assetIds
      if (!now || first === undefined) return undefined
      const values = readProps(definition, now)
      const value: Json = list ? withEntries(list, values[name] as Json[], assetIds) : first
      return setProps(visit.workplace(), address, withValue(fields, values, name, value))
    },
  }
}

type Pictured = Pick<ListField<Record<string, never>>, 'max'> & {
  readonly kind: 'list'
  readonly fields: Parameters<typeof initialValues>[0]
  readonly picturedBy?: string
}

function isOfPictures(field: {
  readonly kind: string
  readonly picturedBy?: string
}): field is Pictured {
  return field.kind === 'list' && field.picturedBy !== undefined
}

/** The entries with one more for each picture, as far as there is room. */
export function withEntries(
  { fields, picturedBy = '', max }: Pictured,
  entries: readonly Json[],
  assetIds: readonly string[],
): JsonObject[] {
  const added = assetIds.map((id) => ({ ...initialValues(fields), [picturedBy]: id }))
  return [...(entries as JsonObject[]), ...added].slice(0, max)
}
