import * as z from 'zod'
import { defineCall } from '../call.ts'
import { subscriber, subscriberName, subscriberParams } from './shapes.ts'

export const updateSubscriber = defineCall({
  name: 'updateSubscriber',
  summary: 'Changes the name of a subscriber, or unsubscribes them.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'PUT',
  path: '/s/:siteId/api/lists/:listId/subscribers/:subscriberId',
  params: subscriberParams,
  input: z.object({
    name: subscriberName.optional(),
    state: z.literal('unsubscribed').optional(),
  }),
  output: z.object({ subscriber }),
})
