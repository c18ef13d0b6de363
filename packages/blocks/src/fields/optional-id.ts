import { ID_PATTERN } from '@sitewright/core/id'
import * as z from 'zod'

/** An id, or empty until something is chosen. */
export const optionalId = z
  .string()
  .refine((value) => value === '' || ID_PATTERN.test(value), 'That is not an id.')
