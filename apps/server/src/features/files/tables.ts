import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'
import type { StoredFormat } from './image-format.ts'

/** An uploaded picture. Its bytes never change; they lie in the site's files. */
export interface AssetTable {
  website_id: Id
  id: Id
  /** What the uploader's file was called; a label only. */
  filename: string
  alt_text: string
  width: number
  height: number
  bytes: number
  format: StoredFormat
  has_alpha: boolean
  is_animated: boolean
  /** What stays in view when the picture is cropped; from 0 to 1. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    asset: AssetTable
  }
}
