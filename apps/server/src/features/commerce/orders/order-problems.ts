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

/** Keeps a problem with its order. A failure to do so is only logged, since the order must stand. */
export async function keepProblem(
  app: App,
  site: SiteTx,
  { orderId, kind, detail = '' }: { orderId: string; kind: OrderProblemKind; detail?: string },
): Promise<void> {
  const kept = await attempt(site, () =>
    site.db
      .insertInto('order_problem')
      .values({ website_id: site.id, order_id: orderId, kind, detail, settled_at: null })
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
        .columns(['website_id', 'order_id', 'kind'])
        .doUpdateSet({ detail, settled_at: null }),
    )
    .execute()
}

/** Tells the owner of a dispute about an order's payment, once for each of its turns; one that was won is settled by itself. */
export async function keepDispute(
  app: App,
  site: SiteTx,
  orderId: string,
  dispute: Dispute,
): Promise<void> {
  await keepProblem(app, site, { orderId, kind: 'disputed' })
  if (dispute === 'open') return tellOfDispute(app, site, orderId, 'disputed')
  await markSettled(site, { orderId, kind: 'disputed', at: new Date(app.clock.now()) })
  if (dispute !== 'lost') return
  await keepProblem(app, site, { orderId, kind: 'disputeLost' })
  await tellOfDispute(app, site, orderId, 'disputeLost')
}

const DISPUTE_SUBJECTS = {
  disputed: (number: number) => `The payment of order #${number} is disputed`,
  disputeLost: (number: number) => `The dispute about order #${number} was lost`,
} as const

/** Mails the owner once for each turn of a dispute, since one has a deadline. */
async function tellOfDispute(
  app: App,
  site: SiteTx,
  orderId: string,
  kind: keyof typeof DISPUTE_SUBJECTS,
): Promise<void> {
  const order = await findOrder(site, orderId)
  if (!order) return
  await tellOwner(app, site, {
    effectKey: `${kind}:${orderId}`,
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
    .execute()
  const problems = orderProblemKind.options.flatMap((kind) => {
    const row = kept.find((one) => one.kind === kind)
    if (!row && order.mailProblem !== kind) return []
    const text = WORDS[kind](about, row?.detail ?? '')
    return [{ kind, text, settledAt: row?.settledAt ?? null }]
  })
  return {
    open: problems
      .filter(({ settledAt }) => settledAt === null)
      .map(({ kind, text }) => ({ kind, text })),
    settled: problems.flatMap(({ text, settledAt: at }) =>
      at === null ? [] : [{ at, text: `Settled: ${text}` }],
    ),
  }
}

/** Marks a problem as settled; a second time changes nothing. */
export async function markSettled(
  site: SiteTx,
  { orderId, kind, at }: { orderId: string; kind: OrderProblemKind; at: Date },
): Promise<void> {
  await site.db
    .insertInto('order_problem')
    .values({ website_id: site.id, order_id: orderId, kind, detail: '', settled_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'order_id', 'kind'])
        .doUpdateSet({ settled_at: at })
        .where('order_problem.settled_at', 'is', null),
    )
    .execute()
}
