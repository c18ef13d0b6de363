/**
 * The provider that ships with the product: no money moves, everything else is real. It keeps a ledger
 * of its own, in transactions of its own, as a provider's computers would, and does on demand what real
 * ones do at the worst moment: decline, take their time, or charge and never answer.
 */

import type { PaymentChoice } from '@sitewright/api/pages/props'
import type { Id } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
import { NO_SOURCES } from '../../../platform/http/page-sources.ts'
import { isDemoShop } from '../../sites/index.ts'
import type { Charge, PaymentAnswer, PaymentProvider, Refund } from './payment-provider.ts'

/** Code of the practice provider, kept with each payment. */
const PRACTICE = 'practice'

interface PracticeCard extends PaymentChoice {
  readonly outcome: 'captured' | 'declined' | 'pending'
  /** Whether the charge happens but its answer gets lost on the way. */
  readonly losesAnswer?: boolean
}

/** Milliseconds until a slow card is captured. */
const SLOW_MS = 5_000

const CARDS: readonly PracticeCard[] = [
  {
    token: 'practice-approve',
    label: 'Practice card that is approved',
    hint: 'The payment goes through. No money moves.',
    outcome: 'captured',
  },
  {
    token: 'practice-decline',
    label: 'Practice card that is declined',
    hint: 'The payment is refused, and the cart stays as it is.',
    outcome: 'declined',
  },
  {
    token: 'practice-lost-answer',
    label: 'Practice card whose answer gets lost',
    hint: 'The payment goes through, but the shop hears of it only when it asks again.',
    outcome: 'captured',
    losesAnswer: true,
  },
  {
    token: 'practice-slow',
    label: 'Practice card that takes its time',
    hint: 'The payment goes through after a few seconds.',
    outcome: 'pending',
  },
]

interface LedgerRow {
  readonly state: 'pending' | 'captured' | 'declined' | 'cancelled'
  readonly amountMinor: Minor
  readonly currency: string
}

/** A charge without an address to return to, since the provider has no page of its own. */
type PracticeCharge = Omit<Charge, 'returnUrl'>

export function createPracticeProvider(app: App) {
  const { config, database, clock, crashAt } = app
  const cardOf = (token: string) => CARDS.find((card) => card.token === token)

  const find = ({ siteId, paymentId }: Pick<Charge, 'siteId' | 'paymentId'>) =>
    database.inSite(siteId, async (site) =>
      answer(paymentId, await findCharge(site, paymentId, clock.now())),
    )

  const answer = (paymentId: Id, row: LedgerRow | undefined): PaymentAnswer => {
    if (!row) return { state: 'unknown' }
    if (row.state !== 'captured') return { state: row.state }
    const { amountMinor, currency } = row
    return { state: 'captured', reference: `practice-${paymentId}`, amountMinor, currency }
  }

  return {
    code: PRACTICE,
    isPractice: true,
    isPaidLater: false,
    about: {
      name: 'Practice cards',
      summary: 'For trying the shop out: orders are made, and no money moves.',
    },
    defaults: { isEnabled: true, title: 'Practice cards' },
    fields: [],
    sources: NO_SOURCES,
    sentence: () => 'This shop is practising: no money is taken.',
    isAvailable: async (site: SiteTx) => {
      const { practicePayments } = config
      return (
        practicePayments === 'everywhere' ||
        (practicePayments === 'demoShop' && (await isDemoShop(site)))
      )
    },
    choices: CARDS.map(({ token, label, hint }) => ({ token, label, hint })),

    start: async (charge: PracticeCharge): Promise<PaymentAnswer> => {
      const card = cardOf(charge.token)
      if (!card) return { state: 'declined' }
      const decidesAt = card.outcome === 'pending' ? new Date(clock.now() + SLOW_MS) : null
      const made = { ...charge, state: card.outcome, decidesAt }
      const row = await database.inSite(charge.siteId, (site) =>
        site.last(() => putCharge(site, made, clock.now())),
      )
      if (card.losesAnswer) {
        crashAt('provider.answer.lost')
        throw new Error('The practice provider’s answer was lost')
      }
      return answer(charge.paymentId, row)
    },

    find,
    // Its cards are captured at once or not at all.
    capture: find,

    cancel: ({ siteId, paymentId }: Pick<Charge, 'siteId' | 'paymentId'>) =>
      database.inSite(siteId, async (site) => {
        // Tombstone: a row for an unknown payment, so that a charge that is still on its way does not happen later.
        const tombstone = { paymentId, amountMinor: minor(0), currency: 'USD', decidesAt: null }
        const row = await putCharge(site, { ...tombstone, state: 'cancelled' }, clock.now())
        if (row?.state !== 'pending') return answer(paymentId, row)
        await site.db
          .updateTable('practice_charge')
          .set({ state: 'cancelled' })
          .where('website_id', '=', site.id)
          .where('payment_id', '=', paymentId)
          .execute()
        return answer(paymentId, { ...row, state: 'cancelled' })
      }),

    refund: ({ siteId, paymentId, refundId, amountMinor }: Refund) =>
      database.inSite(siteId, async (site) => {
        const isNew = await insertRefund(site, { paymentId, refundId, amountMinor })
        if (!isNew) return
        const charged = await site.db
          .updateTable('practice_charge')
          .set({ refunded_minor: sql<Minor>`refunded_minor + ${amountMinor}::bigint` })
          .where('website_id', '=', site.id)
          .where('payment_id', '=', paymentId)
          .where('state', '=', 'captured')
          .returning('payment_id')
          .executeTakeFirst()
        if (!charged) throw new Error('The practice provider has taken nothing that could go back')
      }),
  } satisfies PaymentProvider
}

type NewCharge = Pick<Charge, 'paymentId'> & LedgerRow & { readonly decidesAt: Date | null }

const CHARGE = ['state', 'amount_minor as amountMinor', 'currency'] as const

/** Writes a charge unless the payment has one: the first stays, and is captured once its time has come. One statement. */
async function putCharge(
  site: SiteTx,
  charge: NewCharge,
  now: number,
): Promise<LedgerRow | undefined> {
  const [row] = await putRow(site, { ...charge, now: new Date(now) })
  return row
}

const putRow = keepStatement(({ id, db }, charge: NewCharge & { readonly now: Date }) => {
  const isDue = sql<boolean>`practice_charge.state = 'pending'
    AND practice_charge.decides_at <= ${charge.now}`
  return db
    .insertInto('practice_charge')
    .values({
      website_id: id,
      payment_id: charge.paymentId,
      state: charge.state,
      amount_minor: charge.amountMinor,
      currency: charge.currency,
      decides_at: charge.decidesAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'payment_id']).doUpdateSet({
        state: sql<LedgerRow['state']>`
          CASE WHEN ${isDue} THEN 'captured' ELSE practice_charge.state END`,
        decides_at: sql<Date | null>`
          CASE WHEN ${isDue} THEN NULL ELSE practice_charge.decides_at END`,
      }),
    )
    .returning(CHARGE)
})

/** The current state of a charge: one that was pending for its time is captured. */
async function findCharge(
  { id, db }: SiteTx,
  paymentId: Id,
  now: number,
): Promise<LedgerRow | undefined> {
  await db
    .updateTable('practice_charge')
    .set({ state: 'captured', decides_at: null })
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'pending')
    .where('decides_at', '<=', new Date(now))
    .execute()
  return db
    .selectFrom('practice_charge')
    .select(CHARGE)
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

async function insertRefund(
  { id, db }: SiteTx,
  refund: { refundId: Id; paymentId: Id; amountMinor: Minor },
): Promise<boolean> {
  const inserted = await db
    .insertInto('practice_refund')
    .values({
      website_id: id,
      refund_id: refund.refundId,
      payment_id: refund.paymentId,
      amount_minor: refund.amountMinor,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'refund_id']).doNothing())
    .returning('refund_id')
    .executeTakeFirst()
  return inserted !== undefined
}
