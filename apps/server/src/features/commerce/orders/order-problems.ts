/**
 * Problems of orders: steps that failed after the payment was taken. The order stands all the same; each problem is kept
 * with it, and tells the owner how to go on until it is marked as settled.
 */

import {
  type OrderProblem,
  type OrderProblemKind,
  orderProblemKind,
} from '@sitewright/api/orders/shapes'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import { attempt, type SiteTx } from '../../../platform/database.ts'
import type { Dispute } from '../payments/payment-provider.ts'
import { findOrder, type OrderRow } from './order-table.ts'
import { tellOwner } from './tell-owner.ts'

/** Facts of an order that the texts mention. */
interface About {
  readonly email: string
  /** The total, as the site writes amounts. */
  readonly total: string
}

const WORDS: Readonly<Record<OrderProblemKind, (about: About, detail: string) => string>> = {
  amount: ({ total }, taken) =>
    `The payment provider says that it took ${taken}, not ${total}. Look at the payment there before you send anything.`,
  refund: (_about, refused) => `${refused}. Try it again below, or give it back in another way.`,
  disputed: () =>
    'The customer’s bank wants the money of this payment back. Answer it at the payment provider before its deadline, and send nothing until it is decided.',
  disputeLost: () =>
    'The dispute about this payment was lost: the payment provider has given the money back to the customer’s bank.',
  lapsed: () =>
    'The payment provider gave the payment up before it was taken, so this order is cancelled and nothing was charged. Do not send anything.',
  prices: () =>
    'What was kept of the prices is not what the customer agreed to. Compare this order with its payment before you send anything.',
  stock: () =>
    'The stock of this order’s products could not be counted down. Please check it on the Products screen.',
  downloads: () =>
    'The downloads of this order could not be handed out. Choose “Send the downloads again”.',
  confirmation: ({ email }) =>
    `The confirmation could not be sent to ${email}. Please write to the customer yourself.`,
  confirmationUnsure: ({ email }) =>
    `Nobody knows whether the confirmation reached ${email}: the mail server did not answer. Please write to the customer yourself.`,
  pages: () =>
    'The shop’s pages may still show the stock from before this order. Save its products again to bring them up to date.',
  history: () => 'The history of this order is not complete.',
}

interface NewProblem {
  readonly orderId: string
  readonly kind: OrderProblemKind
  /** Which one it is, where an order can have several of a kind. */
  readonly subject?: string
  readonly detail?: string
}

/** Keeps a problem with its order. A failure to do so is only logged, since the order must stand. */
export async function keepProblem(
  app: App,
  site: SiteTx,
  { orderId, kind, subject = '', detail = '' }: NewProblem,
): Promise<void> {
  const kept = await attempt(site, () =>
    site.db
      .insertInto('order_problem')
      .values({ website_id: site.id, order_id: orderId, kind, subject, detail, settled_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  if (!kept.isDone) app.log.error({ orderId, kind }, 'A problem of an order could not be kept')
}

/** Keeps a problem that may come again after it was settled. */
export async function reopenProblem(
  site: SiteTx,
  { orderId, kind, detail }: { orderId: string; kind: OrderProblemKind; detail: string },
): Promise<void> {
  await site.db
    .insertInto('order_problem')
    .values({ website_id: site.id, order_id: orderId, kind, detail, settled_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'order_id', 'kind', 'subject'])
        .doUpdateSet({ detail, settled_at: null }),
    )
    .execute()
}

/** Tells the owner of a dispute about an order's payment, once for each of its turns; one that was won is settled by itself. */
export async function keepDispute(
  app: App,
  site: SiteTx,
  orderId: string,
  { id: subject, state }: Dispute,
): Promise<void> {
  const of = (kind: DisputeProblem['kind']): DisputeProblem => ({ orderId, kind, subject })
  const isOlder = await nameOlder(site, of('disputed'))
  await keepProblem(app, site, of('disputed'))
  if (state === 'open') {
    if (!isOlder) await tellOfDispute(app, site, of('disputed'))
    return
  }
  await settleDispute(site, of('disputed'), new Date(app.clock.now()))
  if (state !== 'lost') return
  const isOlderLoss = await nameOlder(site, of('disputeLost'))
  await keepProblem(app, site, of('disputeLost'))
  if (!isOlderLoss) await tellOfDispute(app, site, of('disputeLost'))
}

interface DisputeProblem {
  readonly orderId: string
  readonly kind: 'disputed' | 'disputeLost'
  /** The provider's name of the dispute. */
  readonly subject: string
}

/** Gives a dispute that was kept before disputes had names its own. Answers whether there was one. */
async function nameOlder(
  site: SiteTx,
  { orderId, kind, subject }: DisputeProblem,
): Promise<boolean> {
  const { numUpdatedRows } = await site.db
    .updateTable('order_problem')
    .set({ subject })
    .where('website_id', '=', site.id)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('subject', '=', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function settleDispute(
  site: SiteTx,
  { orderId, kind, subject }: DisputeProblem,
  at: Date,
): Promise<void> {
  await site.db
    .updateTable('order_problem')
    .set({ settled_at: at })
    .where('website_id', '=', site.id)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('settled_at', 'is', null)
    .execute()
}

const DISPUTE_SUBJECTS = {
  disputed: (number: number) => `The payment of order #${number} is disputed`,
  disputeLost: (number: number) => `The dispute about order #${number} was lost`,
} as const

/** Mails the owner once for each turn of a dispute, since one has a deadline. */
async function tellOfDispute(
  app: App,
  site: SiteTx,
  { orderId, kind, subject }: DisputeProblem,
): Promise<void> {
  const order = await findOrder(site, orderId)
  if (!order) return
  await tellOwner(app, site, {
    effectKey: `${kind}:${orderId}:${subject}`,
    subject: DISPUTE_SUBJECTS[kind](order.number),
    words: [WORDS[kind]({ email: order.email, total: '' }, '')],
    button: 'Open the order',
    path: `/orders/${orderId}`,
  })
}

export interface ProblemsOfOrder {
  readonly open: readonly OrderProblem[]
  /** Problems that the owner marked as settled, as lines of the order's history. */
  readonly settled: readonly { readonly at: Date; readonly text: string }[]
}

/** Problems that a step of the order kept, and those seen from the state of its confirmation. */
export async function problemsOf(
  site: SiteTx,
  order: OrderRow,
  moneyFormat: MoneyFormat,
): Promise<ProblemsOfOrder> {
  const about = { email: order.email, total: formatMoney(order.totalMinor, moneyFormat) }
  const kept = await site.db
    .selectFrom('order_problem')
    .select(['kind', 'detail', 'settled_at as settledAt'])
    .where('website_id', '=', site.id)
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute()
  const problems = orderProblemKind.options.flatMap((kind) => {
    const ofMail = order.mailProblem === kind ? [{ kind, detail: '', settledAt: null }] : []
    const rows = kept.filter((one) => one.kind === kind)
    return (rows.length > 0 ? rows : ofMail).map(({ detail, settledAt }) => ({
      kind,
      text: WORDS[kind](about, detail),
      settledAt,
    }))
  })
  const open = problems.filter(({ settledAt }) => settledAt === null)
  return {
    // Whatever is open of a kind is settled at once.
    open: [...new Map(open.map(({ kind, text }) => [kind, { kind, text }])).values()],
    settled: problems.flatMap(({ text, settledAt: at }) =>
      at === null ? [] : [{ at, text: `Settled: ${text}` }],
    ),
  }
}

/** Marks what is open of a kind as settled; a second time changes nothing. A problem that only the mail tells of is kept as settled. */
export async function markSettled(
  site: SiteTx,
  { orderId, kind, at }: { orderId: string; kind: OrderProblemKind; at: Date },
): Promise<void> {
  await sql`
    WITH settled AS (
      UPDATE order_problem SET settled_at = ${at}
      WHERE website_id = ${site.id} AND order_id = ${orderId} AND kind = ${kind}
        AND settled_at IS NULL)
    INSERT INTO order_problem (website_id, order_id, kind, detail, settled_at)
    SELECT ${site.id}, ${orderId}, ${kind}, '', ${at}
    WHERE NOT EXISTS (SELECT 1 FROM order_problem WHERE website_id = ${site.id}
      AND order_id = ${orderId} AND kind = ${kind})
    ON CONFLICT DO NOTHING`.execute(site.db)
}
