import { getFormWebhook as contract } from '@sitewright/api/forms/get-form-webhook'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { findWebhook, lastDeliveries } from './delivery-table.ts'
import { presentDelivery } from './present-delivery.ts'
import { webhookSecret } from './sign-delivery.ts'

/** Lines of the log that are shown. */
const SHOWN = 50

export const getFormWebhook = ownerCall(contract, async ({ formId }, { app, siteId, inSite }) =>
  inSite(async (site) => {
    const webhook = await findWebhook(site, formId)
    if (!webhook) throw fail('formMissing')
    const { version } = webhook
    return {
      secret: webhookSecret(app.keys, { siteId, formId, version }),
      deliveries: (await lastDeliveries(site, formId, SHOWN)).map(presentDelivery),
    }
  }),
)
