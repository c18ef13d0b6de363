import * as z from 'zod'
import { defineCall } from '../call.ts'
import { subscriber, subscriberParams } from './shapes.ts'

export const sendConfirmation = defineCall({
  name: 'sendConfirmation',
  summary: 'Asks somebody by mail who has not confirmed yet, and who was held back.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/lists/:listId/subscribers/:subscriberId/confirmation',
  params: subscriberParams,
  output: z.object({ subscriber }),
})
