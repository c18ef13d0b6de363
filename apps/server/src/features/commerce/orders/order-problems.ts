/**
 * What went wrong after an order's payment was taken. The order stands all the same; each problem is kept with it and
 * says to the owner how to go on.
 */

import type { OrderProblem } from '@sitewright/api/orders/shapes'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import { attempt, type SiteTx } from '../../../platform/database.ts'
import type { OrderRow } from './order-table.ts'

/** What the words name of an order. */
interface About {
  readonly email: string
  /** As the site writes amounts. */
  readonly total: string
}

/** What an order can have gone wrong with, in the order in which its owner should look at it. */
const WORDS = {
  amount: ({ total }, taken) =>
    `The payment provider says that it took ${taken}, not ${total}. Look at the payment there before you send anything.`,
  prices: () =>
    'What was kept of the prices is not what the customer agreed to. Compare this order with its payment before you send anything.',
  stock: () =>
    'The stock of this order’s products could not be counted down. Please check it on the Products screen.',
  confirmation: ({ email }) =>
    `The confirmation could not be sent to ${email}. Please write to the customer yourself.`,
  pages: () =>
    'The shop’s pages may still show the stock from before this order. Save its products again to bring them up to date.',
  history: () => 'The history of this order is not complete.',
} as const satisfies Record<string, (about: About, detail: string) => string>

export type OrderProblemKind = keyof typeof WORDS

interface ProblemRow {
  readonly kind: OrderProblemKind
  readonly detail: string
}

/** Keeps a problem with its order. Itself it can only be logged: the order stands without it too. */
export async function keepProblem(
  app: App,
  site: SiteTx,
  { orderId, kind, detail = '' }: { orderId: string; kind: OrderProblemKind; detail?: string },
): Promise<void> {
  const kept = await attempt(site, () =>
    site.db
      .insertInto('order_problem')
      .values({ website_id: site.id, order_id: orderId, kind, detail })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  if (!kept.isDone) app.log.error({ orderId, kind }, 'A problem of an order could not be kept')
}

/** Those that were kept, and the confirmation where no mail server would take it. */
export async function problemsOf(
  site: SiteTx,
  order: OrderRow,
  moneyFormat: MoneyFormat,
): Promise<OrderProblem[]> {
  if (!order.hasProblem) return []
  const kept: ProblemRow[] = await site.db
    .selectFrom('order_problem')
    .select(['kind', 'detail'])
    .where('website_id', '=', site.id)
    .where('order_id', '=', order.id)
    .execute()
  const rows = order.isMailFailed ? [...kept, { kind: 'confirmation', detail: '' } as const] : kept
  const about = { email: order.email, total: formatMoney(order.totalMinor, moneyFormat) }
  return (Object.keys(WORDS) as OrderProblemKind[]).flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? [{ kind, text: WORDS[kind](about, row.detail) }] : []
  })
}
