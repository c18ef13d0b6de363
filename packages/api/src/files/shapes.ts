import { FILE_KINDS } from '@sitewright/core/files/file-types'
import * as z from 'zod'
import { id, time } from '../fields.ts'

/** A point of a picture, as fractions of its width and height from 0 to 1. */
export const focalPoint = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

export const asset = z.object({
  id,
  kind: z.enum(FILE_KINDS),
  filename: z.string(),
  /** Folder of the library that it is in; null at the top. */
  folderId: id.nullable(),
  altText: z.string(),
  /** In pixels; null for files that are not pictures. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int(),
  /** The point that stays in view when a picture is cropped. */
  focalPoint,
  /** Address on the site's own hosts. */
  path: z.string(),
  /** Address on the studio's own host; add `?format=300w` to a picture's for a smaller one. */
  url: z.string(),
  createdAt: time,
})
export type Asset = z.infer<typeof asset>
