import { FILE_KINDS } from '@sitewright/core/files/file-types'
import { MAX_ANGLE, MAX_LIGHT } from '@sitewright/core/files/picture-edit'
import * as z from 'zod'
import { id, time } from '../fields.ts'

/** A point of a picture, as fractions of its width and height from 0 to 1. */
export const focalPoint = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

const fraction = z.number().min(0).max(1)
/** A side of a crop. One of nothing would leave no picture, and no place for the focal point. */
const side = z.number().positive().max(1)
const light = z.number().int().min(-MAX_LIGHT).max(MAX_LIGHT)

export const pictureEdit = z.object({
  turns: z.number().int().min(0).max(3),
  /** Degrees to the right by which it is straightened. */
  angle: z.number().min(-MAX_ANGLE).max(MAX_ANGLE).default(0),
  crop: z.object({ x: fraction, y: fraction, width: side, height: side }),
  brightness: light,
  contrast: light,
})

export const asset = z.object({
  id,
  kind: z.enum(FILE_KINDS),
  filename: z.string(),
  /** Folder of the library that it is in; null at the top. */
  folderId: id.nullable(),
  altText: z.string(),
  /** Whether it says nothing by itself, and is passed by for those who do not see it. */
  isDecorative: z.boolean(),
  /** In pixels; null for files that are not pictures. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int(),
  /** The point that stays in view when a picture is cropped. */
  focalPoint,
  /** The edit of the picture as it was uploaded; null for one that is as it was. */
  edit: pictureEdit.nullable(),
  /** The picture as it was uploaded, on the studio's own host; null for what cannot be edited: drawings, animations, other files. */
  unedited: z
    .object({ url: z.string(), width: z.number().int(), height: z.number().int() })
    .nullable(),
  /** Address on the site's own hosts. */
  path: z.string(),
  /** Address on the studio's own host; add `?format=300w` to a picture's for a smaller one. */
  url: z.string(),
  createdAt: time,
})
export type Asset = z.infer<typeof asset>
