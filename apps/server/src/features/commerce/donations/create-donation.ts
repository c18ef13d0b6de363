import { createDonation as contract } from '@sitewright/api/checkout/create-donation'
import { visitorCall } from '../../../platform/http/route.ts'
import { keyOf, markReplay } from '../checkout/replays.ts'
import { donateOnce } from './donate.ts'

export const createDonation = visitorCall(contract, async (input, request) =>
  markReplay(request.raw, () => donateOnce(request, input, keyOf(request.raw))),
)
