/** Purchases whose server is killed at a named point of the money path. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { FailPoint } from '../../../platform/settings/config.ts'
import { checkInvariants } from '../invariants.ts'
import { startCheckout } from '../test-purchase.ts'
import { type ServerProcess, startServerProcess } from './test-server-process.ts'

/** Fail points on the way from the button to the order, with the card that gets there. */
export const ON_THE_WAY: readonly (readonly [FailPoint, string])[] = [
  ['reserve.before', 'practice-approve'],
  ['reserve.discounts-held', 'practice-approve'],
  ['reserve.after', 'practice-approve'],
  ['provider.create.before', 'practice-approve'],
  ['provider.create.after', 'practice-approve'],
  ['provider.answer.lost', 'practice-lost-answer'],
  ['finalize.locked', 'practice-approve'],
  ['finalize.order-inserted', 'practice-approve'],
  ['finalize.before-commit', 'practice-approve'],
  ['finalize.after-commit', 'practice-approve'],
]

/** Fail points of a payment that its shopper finishes in fields of the provider, with the request that gets there. */
export const WITH_FIELDS: readonly (readonly [FailPoint, 'pay' | 'webhook'])[] = [
  ['reserve.before', 'pay'],
  ['reserve.discounts-held', 'pay'],
  ['reserve.after', 'pay'],
  ['provider.create.before', 'pay'],
  ['provider.answer.lost', 'pay'],
  ['provider.create.after', 'pay'],
  ['finalize.locked', 'webhook'],
  ['finalize.order-inserted', 'webhook'],
  ['finalize.before-commit', 'webhook'],
  ['finalize.after-commit', 'webhook'],
]

/** The test world's secret key, so that its cookies are good at the killed server too. */
export const SECRET_KEY = 'a secret key that only tests have'.repeat(2)

/** A test browser, as far as these purchases use it. */
interface Browser {
  readonly host: string
  readonly cookies: ReadonlyMap<string, string>
  crumb(): Promise<string>
}

export interface Purchase<Shopper extends Browser = Browser> {
  readonly shopper: Shopper
  readonly checkout: { readonly id: Id; readonly totalMinor: number }
}

/** A shopper with something in the cart, at the checkout. */
export async function startPurchase<Shopper extends Browser & Parameters<typeof startCheckout>[0]>(
  shopper: Shopper,
): Promise<Purchase<Shopper>> {
  const { body } = await startCheckout(shopper)
  await shopper.crumb()
  return { shopper, checkout: body.checkout }
}

/** Pays at the process that is going to die; undefined where it died before it answered. */
export async function payAt(
  server: ServerProcess,
  { shopper, checkout }: Purchase,
  token = 'practice-approve',
) {
  return server.post({
    host: shopper.host,
    path: `/api/commerce/checkout/${checkout.id}/pay`,
    body: { paymentToken: token, agreedTotalMinor: checkout.totalMinor },
    headers: {
      cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': await shopper.crumb(),
    },
  })
}

/** Runs a server on that database until it kills itself at that point; gives the signal that ended it. */
export async function killAt(
  crashAt: FailPoint,
  { databaseUrl, smtpUrl, stripe }: { databaseUrl: string; smtpUrl?: string; stripe?: string },
  work: (server: ServerProcess) => Promise<void>,
): Promise<NodeJS.Signals | null> {
  const server = await startServerProcess({
    databaseUrl,
    secretKey: SECRET_KEY,
    crashAt,
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(stripe !== undefined && { stripe }),
  })
  try {
    await work(server)
    return await server.ended
  } finally {
    await server.stop()
  }
}

export const violations = async (app: App) =>
  (await checkInvariants(app)).sites.flatMap((site) => site.violations)

export const ordersOf = (app: App, siteId: Id, { checkout }: Purchase) =>
  app.database.inSite(siteId, ({ db }) =>
    db.selectFrom('shop_order').select('id').where('checkout_id', '=', checkout.id).execute(),
  )

/** Payments of which nobody knows yet how they end. */
export const undecided = (app: App, siteId: Id) =>
  app.database.inSite(siteId, ({ db }) =>
    db
      .selectFrom('payment')
      .select(['id', 'checkout_id as checkoutId'])
      .where('state', 'in', ['created', 'processing'])
      .execute(),
  )
