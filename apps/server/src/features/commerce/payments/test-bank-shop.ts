/** A shop that takes payments with the tests' bank. */

import type { PaymentState } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { checkInvariants } from '../invariants.ts'
import { buy } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { addProvider } from './providers.ts'
import { bankEvent, TestBank } from './test-bank.ts'
import { handleEvents } from './test-events.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
  readonly text: string
}

interface Delivery {
  readonly method: 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload: string | Buffer
}

interface Browser {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  send(delivery: Delivery): Promise<Answer>
}

/** The part of a test world that is needed. */
interface World<Visitor extends Browser> {
  readonly app: App
  readonly site: { readonly id: Id }
  readonly clock: { now(): number }
  readonly owner: Browser
  visitor(): Visitor
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
}

export const BANK_KEYS = { apiKey: 'sk-secret-of-the-shop', webhookSecret: 'whsec-of-the-shop' }

interface BankEvent {
  readonly id: string
  readonly payment?: Id
}

interface Forgery {
  readonly secret?: string
  readonly now?: number
  readonly host?: string
  readonly body?: string
}

export interface BankShop<Visitor = Browser> {
  readonly shop: TestShop<Visitor>
  readonly bank: TestBank
  readonly mug: TestProduct
  /** The owner sets the bank up, and switches it on unless `change` says otherwise. */
  setUp(change?: object): Promise<Answer>
  /** One mug, in a cart of its own, with the token. */
  buyMug(token: string): Promise<{ shopper: Visitor; answer: Answer; paymentId: Id }>
  stateOf(paymentId: Id): Promise<PaymentState>
  newestOrder(): Promise<{ id: Id; [name: string]: unknown }>
  /** Mugs in stock, and how many of them are reserved. */
  stock(): Promise<{ onHand: number; reserved: number }>
  violations(): Promise<readonly unknown[]>
  /** A webhook as the bank sends it; signed with the shop's secret unless another is given. */
  send(event: BankEvent, more?: Forgery): Promise<Answer>
  /** A webhook that is sent, and handled right afterwards. */
  deliver(event: BankEvent, more?: Forgery): Promise<Answer>
}

export async function createBankShop<Visitor extends Browser>(
  world: World<Visitor>,
): Promise<BankShop<Visitor>> {
  const shop = createTestShop(world)
  const bank = new TestBank(BANK_KEYS.apiKey)
  addProvider(world.app, bank)
  const mug = await shop.stock('MUG', 100)
  const paymentsOf = (checkoutId: Id) =>
    world.inSite((site) =>
      site.db
        .selectFrom('payment')
        .select('id')
        .where('checkout_id', '=', checkoutId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
  const shopOf: BankShop<Visitor> = {
    shop,
    bank,
    mug,
    setUp: (change = {}) =>
      world.owner.put(shop.api('/payment-methods/bank'), {
        isEnabled: true,
        title: 'Card',
        values: { account: 'GB33', ...BANK_KEYS },
        ...change,
      }),
    buyMug: async (token) => {
      const shopper = await shop.shopper([mug, 1])
      const answer = await buy(shopper, { token })
      if (answer.status !== 200) throw new Error(`Not bought: ${answer.text}`)
      return { shopper, answer, paymentId: (await paymentsOf(answer.body.checkout.id)).id }
    },
    stateOf: async (paymentId) =>
      (
        await world.inSite((site) =>
          site.db
            .selectFrom('payment')
            .select('state')
            .where('id', '=', paymentId)
            .executeTakeFirstOrThrow(),
        )
      ).state,
    newestOrder: async () => {
      const [{ id }] = (await world.owner.get(shop.api('/orders'))).body.items
      return (await world.owner.get(shop.api(`/orders/${id}`))).body.order
    },
    stock: () =>
      world.inSite((site) =>
        site.db
          .selectFrom('stock_level')
          .select(['on_hand as onHand', 'reserved'])
          .where('variant_id', '=', mug.variants[0]?.id ?? '')
          .executeTakeFirstOrThrow(),
      ),
    violations: async () =>
      (await checkInvariants(world.app)).sites.flatMap((site) => site.violations),
    send: (event, { secret = BANK_KEYS.webhookSecret, now, host, body } = {}) => {
      const signed = bankEvent(event, { secret, now: now ?? world.clock.now() })
      return world.visitor().send({
        method: 'POST',
        url: '/api/commerce/payments/webhooks/bank',
        headers: { ...signed.headers, ...(host && { host }) },
        payload: body ?? signed.body,
      })
    },
    deliver: async (event, more) => {
      const answer = await shopOf.send(event, more)
      await handleEvents(world.app, world.site.id)
      return answer
    },
  }
  return shopOf
}
