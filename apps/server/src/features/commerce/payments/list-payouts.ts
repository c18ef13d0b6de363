import { listPayouts as contract } from '@sitewright/api/commerce/list-payouts'
import type { PayoutSource } from '@sitewright/api/commerce/shapes'
import { isCurrency } from '@sitewright/core/money'
import { formatMoney, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { isReady, isTest, methodsOf, type PaymentMethod } from './payment-method.ts'
import type { Payout } from './payment-provider.ts'

/** One question to each provider that is set up and tells of payouts, also to one that is switched off by now. */
export const listPayouts = ownerCall(contract, async (_input, { app, inSite }) => {
  const methods = await inSite((site) => methodsOf(app, site))
  const telling = methods.filter(
    ({ provider, setup }) => provider.payouts && isReady(provider, setup),
  )
  return { sources: await Promise.all(telling.map((method) => sourceOf(app, method))) }
})

async function sourceOf({ log }: App, method: PaymentMethod): Promise<PayoutSource> {
  const { provider, setup } = method
  const source = {
    provider: provider.code,
    name: provider.about.name,
    isTest: isTest(method),
    payouts: [],
    hasMore: false,
    problem: '',
  }
  try {
    const told = await provider.payouts?.(setup)
    if (told === undefined || 'refusal' in told) return { ...source, problem: told?.refusal ?? '' }
    return { ...source, payouts: told.newest.map(presentPayout), hasMore: told.hasMore }
  } catch (error) {
    log.warn({ err: error, provider: provider.code }, 'A payment provider did not tell of payouts')
    throw fail('payoutsSilent')
  }
}

function presentPayout({ amountMinor, currency, ...payout }: Payout) {
  const amount = isCurrency(currency)
    ? formatMoney(amountMinor, nativeMoneyFormat(currency))
    : `${amountMinor} ${currency}`
  return { ...payout, amount }
}
