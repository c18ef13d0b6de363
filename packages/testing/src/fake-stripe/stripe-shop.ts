/** A shop that takes payments through the stand-in for Stripe. */

import type { PaymentState } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { checkInvariants } from '@sitewright/server/features/commerce/index'
import { handleEvents } from '@sitewright/server/features/commerce/payments/test-events'
import { buy } from '@sitewright/server/features/commerce/test-purchase'
import {
  createTestShop,
  type TestProduct,
  type TestShop,
} from '@sitewright/server/features/commerce/test-shop'
import type { TestBrowser } from '../test-browser.ts'
import type { TestWorld } from '../test-world.ts'
import type { FakeKeys } from './fake-stripe.ts'
import type { Intent } from './objects.ts'
import type { SignedEvent } from './signed-event.ts'
import { intentOf, stripeValues, type TestStripe } from './test-stripe.ts'

/** Path of a shop's webhooks of Stripe. */
export const STRIPE_WEBHOOKS = '/api/commerce/payments/webhooks/stripe'

type Answer = Pick<Awaited<ReturnType<TestBrowser['get']>>, 'status' | 'body' | 'text'>

export interface Bought {
  readonly shopper: TestBrowser
  readonly answer: Answer
  readonly paymentId: Id
  readonly intent: Intent
}

export class StripeShop {
  readonly world: TestWorld
  readonly stripe: TestStripe
  readonly shop: TestShop<TestBrowser>
  readonly mug: TestProduct

  static async open(world: TestWorld, stripe: TestStripe): Promise<StripeShop> {
    const shop = createTestShop(world)
    const made = new StripeShop(world, stripe, { shop, mug: await shop.stock('MUG', 1000) })
    await made.setUp()
    return made
  }

  private constructor(
    world: TestWorld,
    stripe: TestStripe,
    { shop, mug }: { shop: TestShop<TestBrowser>; mug: TestProduct },
  ) {
    this.world = world
    this.stripe = stripe
    this.shop = shop
    this.mug = mug
  }

  get keys(): FakeKeys {
    return this.stripe.account.test
  }

  /** The owner enters keys, those of the account for tests unless others are named. */
  async setUp(keys: FakeKeys = this.keys): Promise<void> {
    const { status, text } = await this.world.owner.put(this.shop.api('/payment-methods/stripe'), {
      isEnabled: true,
      title: 'Card',
      values: stripeValues(keys),
    })
    if (status !== 200) throw new Error(`Not set up: ${text}`)
  }

  /** Presses the button for one mug in a cart of its own. */
  async buyMug(): Promise<Bought> {
    const shopper = await this.shop.shopper([this.mug, 1])
    const answer = await buy(shopper, { token: 'stripe' })
    if (answer.status !== 200) throw new Error(`Not bought: ${answer.text}`)
    const paymentId = await this.paymentOf(answer.body.checkout.id)
    return { shopper, answer, paymentId, intent: intentOf(this.keys, paymentId) }
  }

  async paymentOf(checkoutId: Id): Promise<Id> {
    const { id } = await this.world.inSite((site) =>
      site.db
        .selectFrom('payment')
        .select('id')
        .where('checkout_id', '=', checkoutId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
    return id
  }

  async stateOf(paymentId: Id): Promise<PaymentState> {
    const { state } = await this.world.inSite((site) =>
      site.db
        .selectFrom('payment')
        .select('state')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow(),
    )
    return state
  }

  async orders(): Promise<{ id: Id; [name: string]: unknown }[]> {
    return (await this.world.owner.get(this.shop.api('/orders'))).body.items
  }

  async newestOrder(): Promise<{ id: Id; [name: string]: unknown }> {
    const [newest] = await this.orders()
    return (await this.world.owner.get(this.shop.api(`/orders/${newest?.id}`))).body.order
  }

  stock(): Promise<{ onHand: number; reserved: number }> {
    return this.world.inSite((site) =>
      site.db
        .selectFrom('stock_level')
        .select(['on_hand as onHand', 'reserved'])
        .where('variant_id', '=', this.mug.variants[0]?.id ?? '')
        .executeTakeFirstOrThrow(),
    )
  }

  async violations(): Promise<readonly unknown[]> {
    return (await checkInvariants(this.world.app)).sites.flatMap((site) => site.violations)
  }

  /** Delivers an event to the shop, or to another host; the shop handles it right afterwards. */
  async deliver({ headers, body }: SignedEvent, host?: string): Promise<Answer> {
    const answer = await this.world.visitor().send({
      method: 'POST',
      url: STRIPE_WEBHOOKS,
      headers: { ...headers, ...(host !== undefined && { host }) },
      payload: body,
    })
    await handleEvents(this.world.app, this.world.site.id)
    return answer
  }
}
