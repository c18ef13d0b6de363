import { createWebhookSecret as contract } from '@sitewright/api/forms/create-webhook-secret'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { findWebhook, renewSecret } from './delivery-table.ts'
import { webhookSecret } from './sign-delivery.ts'

export const createWebhookSecret = ownerCall(
  contract,
  async ({ formId }, { app, siteId, inSite }) =>
    inSite(async (site) => {
      if (!(await renewSecret(site, formId, new Date(app.clock.now())))) throw fail('formMissing')
      const webhook = await findWebhook(site, formId)
      if (!webhook) throw fail('formMissing')
      const { version } = webhook
      return { secret: webhookSecret(app.keys, { siteId, formId, version }) }
    }),
)
