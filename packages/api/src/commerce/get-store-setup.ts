import { SETUP_GAPS, SETUP_STEPS } from '@sitewright/core/commerce/store-setup'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getStoreSetup = defineCall({
  name: 'getStoreSetup',
  summary: 'The steps of setting up the store, and what each still lacks before it can sell.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/store-setup',
  params: siteParams,
  output: z.object({
    steps: z.array(
      z.object({
        step: z.enum(SETUP_STEPS),
        /** False for a step that this store can leave out. */
        isNeeded: z.boolean(),
        /** Empty where the step is done. */
        missing: z.array(z.enum(SETUP_GAPS)),
      }),
    ),
  }),
})
