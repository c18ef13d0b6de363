/**
 * Keys that a provider refuses, say because its owner has revoked them there. The owner is told once for each setup, by mail and
 * wherever the method is shown, until the keys are good again or others are saved.
 */

import { isDeepStrictEqual } from 'node:util'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { tellOwner } from '../orders/tell-owner.ts'
import { methodRow, setKeysRefused } from './method-table.ts'
import type { PaymentProvider, PaymentSetup } from './payment-provider.ts'
import { openKeys } from './sealed-keys.ts'

type Provider = Pick<PaymentProvider, 'code' | 'about'>

/** Notes what a provider has just said about the keys. Nothing is written where that is known. A failure to note it is only logged. */
export async function noteKeys(
  app: App,
  provider: Provider,
  setup: PaymentSetup,
  said: 'refused' | 'good',
): Promise<void> {
  const isRefused = said === 'refused'
  if (isRefused === (setup.isRefused ?? false)) return
  try {
    await app.database.inSite(setup.siteId, async (site) => {
      // Others may have been saved while the provider was asked with these.
      if (!(await isKept(app, site, provider, setup))) return
      const at = new Date(app.clock.now())
      const isNews = await setKeysRefused(site, provider.code, isRefused ? at : null)
      if (isNews && isRefused) await tellOfRefused(app, site, provider, at)
    })
  } catch (error) {
    const about = { err: error, siteId: setup.siteId, provider: provider.code }
    app.log.warn(about, 'What a payment provider said about its keys could not be noted')
  }
}

async function isKept(
  { keys }: App,
  site: SiteTx,
  { code }: Provider,
  setup: PaymentSetup,
): Promise<boolean> {
  const row = await methodRow(site, code)
  const kept = row && openKeys(keys, { siteId: site.id, provider: code }, row.sealedKeys)
  return isDeepStrictEqual(kept, setup.keys)
}

async function tellOfRefused(app: App, site: SiteTx, { code, about }: Provider, at: Date) {
  await tellOwner(app, site, {
    effectKey: `keys-refused:${code}:${at.getTime()}`,
    subject: `${about.name} does not accept your key any more`,
    words: [
      `Shoppers cannot pay with ${about.name} at the moment: it does not accept the secret key that your store has, say because it was revoked or has expired.`,
      `Copy a working key from ${about.name} and save it in your store settings, under ways to be paid. Payments that were begun go on by themselves from then on.`,
    ],
    button: 'Open the store settings',
    path: '/settings',
  })
}
