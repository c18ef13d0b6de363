import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getFilesUsage = defineCall({
  name: 'getFilesUsage',
  summary: 'How many files the site keeps, how many bytes they have, and how many they may.',
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/assets-usage',
  params: siteParams,
  output: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    maxCount: z.number().int(),
    maxBytes: z.number().int(),
    /** Pictures that have no description and are not decorative. */
    undescribed: z.number().int(),
  }),
})
