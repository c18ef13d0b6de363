import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { storeSettings } from './shapes.ts'

export const getStoreSettings = defineCall({
  name: 'getStoreSettings',
  summary: 'Currency, country, the reply address, and whether the store can take payment.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/store-settings',
  params: siteParams,
  output: z.object({
    settings: storeSettings,
    /** Ways to pay: none, only practice cards, with which no money moves, or real ones. */
    payment: z.enum(['none', 'practice', 'real']),
  }),
})
