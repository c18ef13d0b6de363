/** The media type of an entry in a gallery or album, as its owner sees it (specification §3). Pure. */

import { RECORD_TYPES } from '../enumerations.ts'

/** Media types. Licensed pictures come from stock libraries, which no site is connected to yet. */
export const MEDIA_TYPES = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

export interface ItemMedia {
  readonly recordType: number
  /** Whether its picture still exists. */
  readonly hasPicture: boolean
  /** Whether another item of the collection shows the same picture, or plays the same file. */
  readonly isReused: boolean
}

/** Undefined for an item that is not a picture, sound or film. */
export function mediaTypeOf({
  recordType,
  hasPicture,
  isReused,
}: ItemMedia): MediaType | undefined {
  switch (recordType) {
    case RECORD_TYPES.video:
      return 'video'
    case RECORD_TYPES.audio:
      return isReused ? 'assetReused' : undefined
    case RECORD_TYPES.image:
      if (!hasPicture) return 'imageEmpty'
      return isReused ? 'imageReused' : 'imageFile'
    default:
      return undefined
  }
}
