import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { formDelivery } from './webhook-shapes.ts'

export const getFormWebhook = defineCall({
  name: 'getFormWebhook',
  summary: 'The secret that a form’s webhook is signed with, and its last 50 deliveries.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/webhook',
  params: siteParams.extend({ formId: id }),
  output: z.object({ secret: z.string(), deliveries: z.array(formDelivery) }),
})
