import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { payoutSource } from './shapes.ts'

export const listPayouts = defineCall({
  name: 'listPayouts',
  summary:
    'What payment providers have paid out to the bank account of the store’s owner, newest first, from each that tells of it.',
  audience: 'owner',
  needs: 'commerce.settings',
  method: 'GET',
  path: '/s/:siteId/api/payouts',
  params: siteParams,
  output: z.object({ sources: z.array(payoutSource) }),
})
