import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const createWebhookSecret = defineCall({
  name: 'createWebhookSecret',
  summary:
    'Renews the secret of a form’s webhook. For a day deliveries are signed with the one before, too.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/:formId/webhook-secrets',
  params: siteParams.extend({ formId: id }),
  output: z.object({ secret: z.string() }),
})
