import { FIRST_STEPS } from '@sitewright/core/site/first-steps'
import * as z from 'zod'
import { id } from '../fields.ts'

export const firstSteps = z.object({
  /** In the order in which they are done best. */
  steps: z.array(
    z.object({
      name: z.enum(FIRST_STEPS),
      isDone: z.boolean(),
      /** Page at which it is done; null where that is no page. */
      pageId: id.nullable(),
    }),
  ),
  /** Whether somebody has put the list away. */
  isPutAway: z.boolean(),
})
