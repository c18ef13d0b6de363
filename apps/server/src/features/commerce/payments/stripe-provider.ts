/**
 * Money through Stripe: cards, wallets and what else an owner switches on there. A payment is one of Stripe's intents, begun
 * when the shopper pays and finished in Stripe's own fields, so that no card number comes here.
 */

import { LENDERS, type Lender } from '@sitewright/core/commerce/installments'
import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { Stripe } from 'stripe'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import type { PageSources } from '../../../platform/http/page-sources.ts'
import {
  type Charge,
  type EventDelivery,
  type PaymentAnswer,
  type PaymentProvider,
  type PaymentSetup,
  type Refund,
  RefundRefused,
  type SavedCharge,
} from './payment-provider.ts'
import { noteKeys } from './refused-keys.ts'
import { checkKeys } from './stripe/check-keys.ts'
import { fieldsModule } from './stripe/fields-module.ts'
import { answerOf, type FieldsNeeds } from './stripe/intent-answer.ts'
import {
  findIntent,
  giveUpUnknown,
  type IntentRow,
  keepIntent,
  type NewIntent,
  noteIntent,
} from './stripe/intent-table.ts'
import { lateNewsOf } from './stripe/late-news-of.ts'
import { payoutsOf } from './stripe/list-payouts.ts'
import { EVENTS, readStripeEvent } from './stripe/read-event.ts'
import { failureOf, hasFailed } from './stripe/refund-failure.ts'
import { chargeKept, refusedCharge, savedMethodOf, savedParameters } from './stripe/saved-method.ts'
import { LEAST_MINOR } from './stripe/stripe-amounts.ts'
import {
  API_VERSION,
  isRefused,
  refusalOf,
  stripeWith,
  whenNotBusy,
} from './stripe/stripe-client.ts'
import {
  isLiveKey,
  PUBLISHABLE_KEY,
  publishableKeyOf,
  SECRET_KEY,
  secretKeyOf,
  WEBHOOK_SECRET,
} from './stripe/stripe-keys.ts'

type Name = Pick<Charge, 'siteId' | 'paymentId'>

/**
 * Origin of Stripe.js, from where Stripe asks for it to be loaded, and the path of its release: its name is that of the API version's
 * release, as in `/clover/stripe.js` for 2025-09-30.clover (docs.stripe.com/sdks/stripejs-versioning).
 */
const SCRIPT_ORIGIN = 'https://js.stripe.com'
const SCRIPT_PATH = `/${API_VERSION.split('.')[1]}/stripe.js`

/** Hosts of Link, Stripe's wallet. */
const LINK = ['https://link.com', 'https://*.link.com']
/**
 * Hosts that Stripe.js loads from, connects to and shows in frames, as published (docs.stripe.com/security/guide, "Content security
 * policy"): its fields, the banks' pages behind its own, and Link, which its fields offer.
 */
const SOURCES: PageSources = {
  script: [SCRIPT_ORIGIN, 'https://*.js.stripe.com'],
  frame: [SCRIPT_ORIGIN, 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  connect: ['https://api.stripe.com', ...LINK],
  form: ['https://hooks.stripe.com'],
}

const TOO_LITTLE = 'This is less than can be paid this way.'
const NOT_HERE = 'Paying this way does not work in this shop at the moment.'
const IN_TEST_MODE =
  'Test mode: the shop is trying payments out, and no money is taken. Use one of Stripe’s test cards.'
/** Sentences for owners where Stripe will never give the money back, by the code of its refusal; after any other it is asked again. */
const REFUND_REFUSALS: Readonly<Record<string, string>> = {
  charge_already_refunded: 'All of it was given back at Stripe already.',
  charge_disputed: 'The customer’s bank wants this money back, so it cannot be given back as well.',
  refund_disputed_payment:
    'The customer’s bank wants this money back, so it cannot be given back as well.',
}
const ON_NEXT_STEP = 'You enter your card, or choose another way to pay, on the next step.'

const FIELDS = [
  {
    name: PUBLISHABLE_KEY,
    label: 'Publishable key',
    hint: 'In Stripe under Developers, API keys. It begins with pk_test_ or pk_live_.',
    isSecret: false,
    isLong: false,
  },
  {
    name: SECRET_KEY,
    label: 'Secret key',
    hint: 'Beside the publishable key. It begins with sk_test_ or sk_live_.',
    isSecret: true,
    isLong: false,
  },
  {
    name: WEBHOOK_SECRET,
    label: 'Signing secret of the webhook',
    hint: 'In Stripe under Developers, Webhooks, once you have added the address below. It begins with whsec_.',
    isSecret: true,
    isLong: false,
  },
] as const

export class StripeProvider implements PaymentProvider {
  readonly code = 'stripe'
  readonly isPractice = false
  readonly isPaidLater = false
  readonly about = {
    name: 'Stripe',
    summary:
      'Cards, wallets and what else you switch on in your Stripe account. The money goes to you.',
  }
  readonly defaults = { isEnabled: false, title: 'Card' }
  readonly fields = FIELDS
  readonly events = EVENTS
  readonly sources: PageSources
  readonly #app: App

  constructor(app: App) {
    this.#app = app
    const { stripeStandIn } = app.config
    const standIn = stripeStandIn === undefined ? [] : [stripeStandIn]
    this.sources = {
      script: [...SOURCES.script, ...standIn],
      frame: SOURCES.frame,
      connect: [...SOURCES.connect, ...standIn],
      form: SOURCES.form,
    }
  }

  async isAvailable(): Promise<boolean> {
    return true
  }

  isTest(setup: PaymentSetup): boolean {
    return !isLiveKey(secretKeyOf(setup))
  }

  sentence(setup: PaymentSetup): string {
    if (setup.isRefused) return NOT_HERE
    return this.isTest(setup) ? IN_TEST_MODE : ON_NEXT_STEP
  }

  checkSetup(setup: PaymentSetup) {
    return checkKeys(this.#app, setup)
  }

  start(charge: Charge, setup: PaymentSetup): Promise<PaymentAnswer> {
    const excluded = stripeNames(charge.excluded ?? [])
    return this.#start(charge, { ...charge, excluded }, setup)
  }

  chargeSaved(charge: SavedCharge, setup: PaymentSetup): Promise<PaymentAnswer> {
    return this.#start(charge, charge, setup)
  }

  async #start(
    charge: Pick<Charge, 'siteId' | 'paymentId' | 'amountMinor' | 'currency'>,
    row: NewIntent,
    setup: PaymentSetup,
  ): Promise<PaymentAnswer> {
    const { siteId, paymentId, amountMinor, currency } = charge
    await this.#inSite(siteId, (site) => noteIntent(site, row))
    const least = LEAST_MINOR[currency]
    if (least === undefined || amountMinor < least) {
      await this.#inSite(siteId, (site) => giveUpUnknown(site, paymentId, TOO_LITTLE))
    }
    return this.find(charge, setup)
  }

  find(name: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    return this.#watched(setup, () => this.#find(name, setup))
  }

  async #find(name: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    const row = await this.#row(name)
    if (!row) return { state: 'unknown' }
    if (row.isGivenUp) return endOf(row)
    if (row.intentId === null) return this.#begin(name, row, setup)
    const stripe = await this.#stripe(setup)
    const intent = await stripe.paymentIntents.retrieve(row.intentId, { expand: ['latest_charge'] })
    await noteKeys(this.#app, this, setup, 'good')
    return this.#settled(row, intent, setup)
  }

  async cancel(name: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    const { siteId, paymentId } = name
    const row = await this.#inSite(siteId, async (site) => {
      // Tombstone: a row for an unknown payment, so that one that is still on its way is not begun later.
      const never = { paymentId, amountMinor: minor(0), currency: 'USD', isGivenUp: true }
      await noteIntent(site, never)
      await giveUpUnknown(site, paymentId)
      return findIntent(site, paymentId)
    })
    if (!row?.intentId) return row ? endOf(row) : { state: 'unknown' }
    const { intentId } = row
    return this.#watched(setup, () =>
      this.#changed(intentId, setup, (stripe, id) => stripe.paymentIntents.cancel(id)),
    )
  }

  async capture(name: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    const known = await this.find(name, setup)
    const { intentId } = (await this.#row(name)) ?? {}
    if (known.state !== 'authorized' || !intentId) return known
    return this.#watched(setup, () =>
      this.#changed(intentId, setup, (stripe, id) => stripe.paymentIntents.capture(id)),
    )
  }

  refund(refund: Refund, setup: PaymentSetup): Promise<void> {
    return this.#watched(setup, () => this.#refund(refund, setup))
  }

  async #refund({ refundId, amountMinor, ...name }: Refund, setup: PaymentSetup): Promise<void> {
    const { intentId } = (await this.#row(name)) ?? {}
    if (!intentId) throw new Error('Stripe has taken nothing for this payment')
    const stripe = await this.#stripe(setup)
    // Stripe forgets idempotency keys after a day, and a refund may be asked for again later than that.
    const given = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
    const before = given.data.find(({ metadata }) => metadata?.refund === refundId)
    const refund =
      before ??
      (await whenNotBusy(() =>
        stripe.refunds.create(
          {
            payment_intent: intentId,
            amount: amountMinor,
            metadata: { site: name.siteId, payment: name.paymentId, refund: refundId },
          },
          { idempotencyKey: refundId },
        ),
      ).catch((error) => {
        const refused = REFUND_REFUSALS[refusalOf(error).code ?? '']
        throw refused === undefined ? error : new RefundRefused(refused)
      }))
    if (hasFailed(refund)) throw new RefundRefused(failureOf(refund))
  }

  async payouts(setup: PaymentSetup) {
    return payoutsOf(await this.#stripe(setup))
  }

  readEvent(delivery: EventDelivery, setup: PaymentSetup) {
    return readStripeEvent(this.#app, delivery, setup)
  }

  /** Makes the intent, or finds the one that was made before and whose answer was lost. */
  async #begin(
    { siteId, paymentId }: Name,
    row: IntentRow,
    setup: PaymentSetup,
  ): Promise<PaymentAnswer> {
    const { amountMinor, currency, excluded } = row
    const stripe = await this.#stripe(setup)
    let intent: Stripe.PaymentIntent
    try {
      const saved = await savedParameters(stripe, { siteId, paymentId }, row)
      intent = await whenNotBusy(() =>
        stripe.paymentIntents.create(
          {
            amount: amountMinor,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            ...(excluded.length > 0 && {
              excluded_payment_method_types: [...excluded] as ExcludedType[],
            }),
            metadata: { site: siteId, payment: paymentId },
            ...saved,
          },
          { idempotencyKey: paymentId },
        ),
      )
    } catch (error) {
      if (!isRefused(error)) throw error
      this.#app.log.error({ err: error, siteId, paymentId }, 'Stripe refused to begin a payment')
      return this.#refused({ siteId, paymentId }, error, setup)
    }
    await noteKeys(this.#app, this, setup, 'good')
    // The process may end here, with an intent that is not written down: asking again with the same key gives the same one.
    this.#app.crashAt('provider.answer.lost')
    const kept = await this.#inSite(siteId, (site) => keepIntent(site, paymentId, intent.id))
    if (kept === intent.id) return this.#settled(row, intent, setup)
    // Given up meanwhile, or begun again after a day: nobody was given the secret of this one, so it is only litter.
    await stripe.paymentIntents.cancel(intent.id).catch(() => undefined)
    return this.find({ siteId, paymentId }, setup)
  }

  /** Asks Stripe, and notes keys that it refuses. */
  async #watched<Answer>(setup: PaymentSetup, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      await this.#noteRefused(setup, error)
      throw error
    }
  }

  async #noteRefused(setup: PaymentSetup, error: unknown): Promise<void> {
    if (refusalOf(error).status === 401) await noteKeys(this.#app, this, setup, 'refused')
  }

  async #refused(name: Name, error: unknown, setup: PaymentSetup): Promise<PaymentAnswer> {
    await this.#noteRefused(setup, error)
    const reason = refusalOf(error).code === 'amount_too_small' ? TOO_LITTLE : NOT_HERE
    await this.#inSite(name.siteId, (site) => giveUpUnknown(site, name.paymentId, reason))
    const row = await this.#row(name)
    return row?.isGivenUp ? endOf(row) : this.find(name, setup)
  }

  /** Changes an intent, and answers with what it is where it cannot be changed so any more. */
  async #changed(
    intentId: string,
    setup: PaymentSetup,
    change: (stripe: Stripe, intentId: string) => Promise<Stripe.PaymentIntent>,
  ): Promise<PaymentAnswer> {
    const stripe = await this.#stripe(setup)
    try {
      return this.#answer(await change(stripe, intentId), setup)
    } catch (error) {
      if (refusalOf(error).code !== 'payment_intent_unexpected_state') throw error
      return this.#answer(await stripe.paymentIntents.retrieve(intentId), setup)
    }
  }

  /** The state of an intent that is written down, with what came after it was paid; a kept way to pay is charged first. */
  async #settled(
    row: IntentRow,
    asked: Stripe.PaymentIntent,
    setup: PaymentSetup,
  ): Promise<PaymentAnswer> {
    const stripe = await this.#stripe(setup)
    const intent = row.savedMethod === '' ? asked : await chargeKept(stripe, asked)
    const refused = row.savedMethod === '' ? undefined : refusedCharge(intent)
    const savedMethod = savedMethodOf(intent, row)
    const news = await lateNewsOf(stripe, intent, row)
    return (
      refused ??
      answerOf(intent, this.#fields(setup), { ...news, ...(savedMethod && { savedMethod }) })
    )
  }

  #answer(intent: Stripe.PaymentIntent, setup: PaymentSetup): PaymentAnswer {
    return answerOf(intent, this.#fields(setup))
  }

  #fields(setup: PaymentSetup): FieldsNeeds {
    const { stripeStandIn = SCRIPT_ORIGIN } = this.#app.config
    return {
      module: fieldsModule(),
      script: stripeStandIn + SCRIPT_PATH,
      publishableKey: publishableKeyOf(setup),
      ...(this.isTest(setup) && { notice: IN_TEST_MODE }),
    }
  }

  #stripe(setup: PaymentSetup): Promise<Stripe> {
    return stripeWith(this.#app, secretKeyOf(setup))
  }

  #row({ siteId, paymentId }: Name): Promise<IntentRow | undefined> {
    return this.#inSite(siteId, (site) => findIntent(site, paymentId))
  }

  #inSite<Result>(siteId: Id, work: (site: SiteTx) => Promise<Result>): Promise<Result> {
    return this.#app.database.inSite(siteId, work)
  }
}

type ExcludedType = Stripe.PaymentIntentCreateParams.ExcludedPaymentMethodType

const STRIPE_NAMES = {
  afterpay: 'afterpay_clearpay',
  clearpay: 'afterpay_clearpay',
  klarna: 'klarna',
} as const satisfies Readonly<Record<Lender, ExcludedType>>

/** Stripe has one name for Afterpay and Clearpay, of which each country has one: it is excluded where both are. */
function stripeNames(excluded: readonly Lender[]): ExcludedType[] {
  const offered = LENDERS.filter((lender) => !excluded.includes(lender)).map(
    (one) => STRIPE_NAMES[one],
  )
  const names = new Set(excluded.map((lender) => STRIPE_NAMES[lender]))
  return [...names].filter((name) => !offered.includes(name as never))
}

export const createStripeProvider = (app: App) => new StripeProvider(app)

/** The end of a payment that was given up before any shopper could pay it. */
function endOf({ refusal }: IntentRow): PaymentAnswer {
  return refusal === null ? { state: 'cancelled' } : { state: 'declined', reason: refusal }
}
