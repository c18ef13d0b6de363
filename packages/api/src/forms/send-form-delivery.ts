import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { formDelivery } from './webhook-shapes.ts'

export const sendFormDelivery = defineCall({
  name: 'sendFormDelivery',
  summary: 'Sends an answer to the form’s webhook again, under the id that it had.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/:formId/deliveries/:deliveryId/send',
  params: siteParams.extend({ formId: id, deliveryId: id }),
  output: z.object({ delivery: formDelivery }),
})
