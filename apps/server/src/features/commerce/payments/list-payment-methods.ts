import { listPaymentMethods as contract } from '@sitewright/api/commerce/list-payment-methods'
import { ownerCall } from '../../../platform/http/route.ts'
import { methodsOf } from './payment-method.ts'
import { presentMethod } from './present-method.ts'

export const listPaymentMethods = ownerCall(contract, async (_input, { app, inSite }) => ({
  methods: await inSite(async (site) => (await methodsOf(app, site)).map(presentMethod)),
}))
