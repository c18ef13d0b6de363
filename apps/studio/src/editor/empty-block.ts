/** The picture that an empty block waits for, wherever it is asked for: on the page, by mouse or by keyboard. */

import { withValue } from '@sitewright/blocks/fields'
import { type BlockDefinition, blockOfType, readProps } from '@sitewright/blocks/registry'
import type { Edit } from '../document/edit.ts'
import { setProps } from '../document/edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import type { Visit } from './visit.ts'

export interface PictureWanted {
  readonly definition: BlockDefinition
  /** Whether there is none yet. */
  readonly isEmpty: boolean
  /** The edit that puts one in. */
  withPicture(assetId: string): Edit | undefined
}

/** Undefined for blocks that hold no picture. */
export function pictureWanted(visit: Visit, address: BlockAddress): PictureWanted | undefined {
  const block = blockAt(visit.workplace().documents, address)
  const definition = block && blockOfType(block.type)
  const [name] =
    Object.entries(definition?.fields ?? {}).find(([, { kind }]) => kind === 'picture') ?? []
  if (!(definition && name)) return undefined
  const { fields } = definition
  return {
    definition,
    isEmpty: readProps(definition, block)[name] === '',
    withPicture(assetId) {
      // As it is now: the library may have been open for a while.
      const now = blockAt(visit.workplace().documents, address)
      if (!now) return undefined
      const values = readProps(definition, now)
      return setProps(visit.workplace(), address, withValue(fields, values, name, assetId))
    },
  }
}
