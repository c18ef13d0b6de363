import { getCrumb as contract } from '@sitewright/api/cart/get-crumb'
import { visitorCall } from '../../../platform/http/route.ts'
import { giveVisitorCrumb } from '../../../platform/http/visitor-crumb.ts'

export const getCrumb = visitorCall(contract, async (_input, request) => ({
  crumb: giveVisitorCrumb(request),
}))
