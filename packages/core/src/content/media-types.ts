/** What stands in a place of a gallery or an album, as its owner sees it (specification §3). Pure. */

import { RECORD_TYPES } from '../enumerations.ts'

/** Licensed pictures come from stock libraries, which no site is connected to yet. */
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
  /** Its picture is still there. */
  readonly hasPicture: boolean
  /** Another item of the collection shows the same picture, or plays the same file. */
  readonly isReused: boolean
}

/** Nothing for what is no picture, sound or film. */
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
