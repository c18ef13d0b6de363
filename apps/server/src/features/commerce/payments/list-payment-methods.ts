import { listPaymentMethods as contract } from '@sitewright/api/commerce/list-payment-methods'
import { ownerCall } from '../../../platform/http/route.ts'
import { methodsOf } from './payment-method.ts'
import { presentMethods } from './present-method.ts'

export const listPaymentMethods = ownerCall(contract, async (_input, request) => ({
  methods: await request.inSite(async (site) =>
    presentMethods(request, site, await methodsOf(request.app, site)),
  ),
}))
