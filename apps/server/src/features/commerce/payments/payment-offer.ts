import type { OfferedMethod } from '@sitewright/api/pages/props'
import { joinSources, type PageSources } from '../../../platform/http/page-sources.ts'
import type { ShopVisit } from '../cart/cart-token.ts'
import { isTest, offeredMethods, type PaymentMethod } from './payment-method.ts'

/** Ways to pay for a visitor of the shop, and the addresses that the page may load from for them. */
export async function paymentOffer(
  visit: ShopVisit,
): Promise<{ methods: OfferedMethod[]; sources: PageSources }> {
  const methods = await visit.inSite((site) => offeredMethods(visit.app, site))
  return {
    methods: methods.map(presentOffered),
    sources: joinSources(methods.map(({ provider }) => provider.sources)),
  }
}

function presentOffered(method: PaymentMethod): OfferedMethod {
  const { provider, setup, title } = method
  const { code, isPaidLater, isForPickup = false, choices } = provider
  const sentence = provider.sentence(setup)
  const express = provider.express?.(setup)
  return {
    title,
    sentence,
    isPractice: isTest(method),
    isPaidLater,
    isForPickup,
    ...(express && { express }),
    choices: choices ?? [{ token: code, label: title, hint: sentence }],
  }
}
