/** Tasks of the image processes, and their answers. Pictures go by files, never by message. */

import type { IconSize } from '@sitewright/core/files/icon-sizes'
import type { PictureEdit } from '@sitewright/core/files/picture-edit'
import type { ImageFormat, ServedFormat } from './stored-format.ts'

/** Decodes an upload whole and encodes it anew, upright and without its metadata. */
export interface PrepareTask {
  readonly kind: 'prepare'
  /** Path of the upload. */
  readonly from: string
  /** Path that is written. */
  readonly to: string
  /** Format by the first bytes, in the decoder's name for it. */
  readonly claimed: 'jpeg' | 'png' | 'gif' | 'webp' | 'heif'
  readonly format: ImageFormat
}

/** Turns, straightens, crops, lightens or darkens a picture that was prepared before. */
export interface EditTask {
  readonly kind: 'edit'
  readonly from: string
  readonly to: string
  readonly format: ImageFormat
  readonly edit: PictureEdit
}

/** Makes a narrower picture, never a wider one. */
export interface ResizeTask {
  readonly kind: 'resize'
  readonly from: string
  readonly to: string
  readonly width: number
  readonly format: ServedFormat
  /** Keeps all frames; only WebP can. */
  readonly isAnimated: boolean
}

/** Makes a square icon. */
export interface IconTask {
  readonly kind: 'icon'
  readonly from: string
  readonly to: string
  readonly size: IconSize
  /** Whether it is drawn from a clean drawing. */
  readonly isDrawing: boolean
}

/** Samples the colours of a drawing, which must be clean already. */
export interface SampleTask {
  readonly kind: 'sample'
  readonly from: string
}

export type ImageTask = PrepareTask | EditTask | IconTask | ResizeTask | SampleTask

export interface Prepared {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly hasAlpha: boolean
  readonly isAnimated: boolean
  /** Input of `pictureColors`. */
  readonly samples: Uint8Array
}

/** Answer of a process that finished its task. */
export type ImageAnswer =
  | { readonly outcome: 'done'; readonly prepared?: Prepared; readonly samples?: Uint8Array }
  | { readonly outcome: 'tooManyPixels' }
  /** The decoder failed, for whatever reason. */
  | { readonly outcome: 'notAnImage' }

export type ImageOutcome =
  | ImageAnswer
  /** The process was ended: the picture is made to take long, or the machine has too much to do. */
  | { readonly outcome: 'tookTooLong' }
