import { MAX_FILES_AT_ONCE } from '@sitewright/core/files/file-folders'
import * as z from 'zod'
import { id } from '../fields.ts'

/** Ids separated by commas. */
export const someIds = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(id).max(MAX_FILES_AT_ONCE))
