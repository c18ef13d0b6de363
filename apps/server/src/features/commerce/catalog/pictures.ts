import type { ImageAsset } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import { askAssets, assetsById } from '../../files/index.ts'

/** Uploaded pictures by id; those that are gone are absent. */
export type Pictures = ReadonlyMap<Id, ImageAsset>

/** Batching: loads of pictures that are asked for together go out as one statement. */
/** Uploaded pictures by id as part of another statement. */
export { askAssets as askPictures, assetsById as picturesOf }
