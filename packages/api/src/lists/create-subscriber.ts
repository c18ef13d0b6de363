import * as z from 'zod'
import { defineCall } from '../call.ts'
import {
  listParams,
  proofOfConsent,
  subscriber,
  subscriberEmail,
  subscriberName,
} from './shapes.ts'

export const createSubscriber = defineCall({
  name: 'createSubscriber',
  summary: 'Adds somebody whose consent was given elsewhere.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/lists/:listId/subscribers',
  params: listParams,
  input: z.object({
    email: subscriberEmail,
    name: subscriberName.default(''),
    proof: proofOfConsent,
  }),
  output: z.object({ subscriber }),
})
