/**
 * Money that comes outside of any provider, such as by bank transfer. The shopper orders now, the owner says when the
 * money is there. What was promised is kept in a ledger of its own, so that it is asked like any other provider.
 */

import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { minor } from '@sitewright/core/money'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { NO_SOURCES } from '../../../platform/http/page-sources.ts'
import type { Charge, PaymentAnswer, PaymentProvider } from './payment-provider.ts'

type Promised = Omit<Charge, 'token' | 'returnUrl'>
type PromiseName = Pick<Charge, 'siteId' | 'paymentId'>

interface LedgerRow {
  readonly state: 'awaited' | 'captured' | 'cancelled'
  readonly amountMinor: Minor
  readonly currency: string
}

/** Name of the field with what shoppers read. */
export const INSTRUCTIONS = 'instructions'

export function createManualProvider({ database }: App) {
  const asked = (
    { siteId, paymentId }: PromiseName,
    change: (site: SiteTx) => Promise<void>,
  ): Promise<PaymentAnswer> =>
    database.inSite(siteId, async (site) => {
      await change(site)
      return answer(paymentId, await findPromise(site, paymentId))
    })

  return {
    code: 'manual',
    isPractice: false,
    isPaidLater: true,
    isRefundedByHand: true,
    about: {
      name: 'Bank transfer',
      summary:
        'Shoppers order now and pay you outside of the shop. You mark each order as paid when the money is there.',
    },
    defaults: { isEnabled: false, title: 'Bank transfer' },
    fields: [
      {
        name: INSTRUCTIONS,
        label: 'How to pay you',
        hint: 'Shoppers read it at checkout, on their order and in its mail: the account to pay to, and what to name.',
        isSecret: false,
        isLong: true,
      },
    ],
    sources: NO_SOURCES,
    isAvailable: async () => true,
    sentence: ({ values }) => values[INSTRUCTIONS] ?? '',

    start: (charge: Promised) =>
      asked(charge, (site) => insertPromise(site, { ...charge, state: 'awaited' })),
    find: (payment: PromiseName) => asked(payment, async () => {}),
    cancel: (payment: PromiseName) =>
      asked(payment, async (site) => {
        // Tombstone: a row for an unknown payment, so that a promise that is still on its way is not made later.
        const never = { amountMinor: minor(0), currency: 'USD', state: 'cancelled' } as const
        await insertPromise(site, { ...payment, ...never })
        await endPromise(site, payment.paymentId, 'cancelled')
      }),
    reopen: (payment: PromiseName) =>
      asked(payment, (site) => reopenPromise(site, payment.paymentId)),
    capture: (payment: PromiseName) =>
      asked(payment, (site) => endPromise(site, payment.paymentId, 'captured')),
    refund: async () => {
      throw new Error('Money that came outside of any provider goes back by hand')
    },
  } satisfies PaymentProvider
}

function answer(paymentId: Id, row: LedgerRow | undefined): PaymentAnswer {
  if (!row) return { state: 'unknown' }
  if (row.state === 'cancelled') return { state: 'cancelled' }
  return { ...row, reference: `manual-${paymentId}` }
}

/** Writes a promise unless the payment has one: the first stays. */
async function insertPromise(
  { id, db }: SiteTx,
  { paymentId, state, amountMinor, currency }: Promised & Pick<LedgerRow, 'state'>,
): Promise<void> {
  await db
    .insertInto('manual_payment')
    .values({
      website_id: id,
      payment_id: paymentId,
      state,
      amount_minor: amountMinor,
      currency,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'payment_id']).doNothing())
    .execute()
}

async function reopenPromise({ id, db }: SiteTx, paymentId: Id): Promise<void> {
  await db
    .updateTable('manual_payment')
    .set({ state: 'awaited' })
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'cancelled')
    // A tombstone was never promised.
    .where('amount_minor', '>', minor(0))
    .execute()
}

async function endPromise(
  { id, db }: SiteTx,
  paymentId: Id,
  state: 'captured' | 'cancelled',
): Promise<void> {
  await db
    .updateTable('manual_payment')
    .set({ state })
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'awaited')
    .execute()
}

async function findPromise({ id, db }: SiteTx, paymentId: Id): Promise<LedgerRow | undefined> {
  return db
    .selectFrom('manual_payment')
    .select(['state', 'amount_minor as amountMinor', 'currency'])
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}
