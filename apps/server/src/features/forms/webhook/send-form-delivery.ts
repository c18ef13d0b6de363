import { sendFormDelivery as contract } from '@sitewright/api/forms/send-form-delivery'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { findAnswer } from '../read-answers.ts'
import { changeDelivery, findDelivery } from './delivery-table.ts'
import { presentDelivery } from './present-delivery.ts'
import { enqueueDelivery } from './send-delivery.ts'

export const sendFormDelivery = ownerCall(
  contract,
  async ({ formId, deliveryId }, { app, inSite }) =>
    inSite(async (site) => {
      const before = await findDelivery(site, deliveryId)
      if (before?.form_id !== formId) throw fail('deliveryMissing')
      if (!(await findAnswer(site, formId, before.answer_id))) throw fail('answerMissing')
      await changeDelivery(site, deliveryId, {
        state: 'waiting',
        next_at: new Date(app.clock.now()),
      })
      await enqueueDelivery(site, deliveryId, 'now')
      const changed = await findDelivery(site, deliveryId)
      if (!changed) throw fail('deliveryMissing')
      return { delivery: presentDelivery(changed) }
    }),
)
