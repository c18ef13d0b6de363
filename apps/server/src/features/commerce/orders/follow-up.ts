/**
 * Steps after an order, or after its money, in the same transaction: history, stock, mail, pages. The money is taken by then,
 * so none of it can undo the order. They are first tried all together; where one fails, the whole transaction is tried again,
 * with a savepoint before each step: what fails then is undone alone, kept as a problem of the order and shown to the owner.
 */

import type { OrderProblemKind } from '@sitewright/api/orders/shapes'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import { attempt, type SiteTx } from '../../../platform/database.ts'
import { asksForAnother } from '../../../platform/db/transaction.ts'
import { hasFiles } from '../checkout/quote.ts'
import { announceDownloads } from '../downloads/announce-downloads.ts'
import { handOutDownloads } from '../downloads/hand-out.ts'
import type { PaymentRow } from '../payments/payment-table.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { type StockSold, sellReserved } from '../stock/reservation-table.ts'
import { tellOfLowStock } from '../stock/tell-of-low-stock.ts'
import { announceOrder, type OrderToAnnounce } from './announce-order.ts'
import { keepProblem } from './order-problems.ts'
import { insertEvent, type OrderStates } from './order-writing.ts'

export interface OrderMade extends OrderToAnnounce {
  readonly payment: PaymentRow
  readonly placedAt: Date
  readonly paymentState: OrderStates['payment']
}

/** A step, and the problem that its failure is kept as; null where the owner has nothing to do about it. */
type Step = readonly [OrderProblemKind | null, () => Promise<void>]

/** Steps of which each waits for the one before it. */
type Chain = readonly Step[]

/** `together`: a step that fails ends the transaction. `apart`: it is undone alone. */
export type Manner = 'together' | 'apart'

/** Thrown where a step failed among all the others; the caller tries the transaction again with the steps apart. */
export class StepFailed extends Error {}

/** Runs a transaction with the steps after an order together, and again with them apart where one of them failed. */
export async function inEitherManner<Result>(
  transaction: (manner: Manner) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction('together')
  } catch (error) {
    if (error instanceof StepFailed) return transaction('apart')
    throw error
  }
}

export async function followUp(
  app: App,
  site: SiteTx,
  order: OrderMade,
  manner: Manner,
): Promise<void> {
  const { orderId, payment, placedAt: at, quote } = order
  const isPaid = order.settled === 'captured' && order.paymentState === 'paid'
  await RUN[manner](app, site, orderId, [
    [['history', () => insertEvent(site, orderId, { text: historyOf(order), at })]],
    // Stock of an order that is not paid yet stays reserved.
    order.settled === 'captured' ? sell(app, site, { orderId, paymentId: payment.id }) : [],
  ])
  const confirm = async () => {
    app.crashAt('finalize.before-commit')
    await announceOrder(app, site, order, manner === 'together' ? site.last : atOnce)
  }
  await RUN[manner](app, site, orderId, [
    [...(isPaid && hasFiles(quote) ? handOut(site, orderId, at) : []), ['confirmation', confirm]],
  ])
}

/** Sends a statement that is not the last of its transaction. */
const atOnce: SiteTx['last'] = (send) => send()

export interface CaptureMade {
  readonly orderId: Id
  readonly paymentId: Id
  /** Whether it was the amount that was asked for. */
  readonly isPaid: boolean
  readonly at: Date
}

/** The steps after the money of an order that stood without it. */
export async function followUpCapture(
  app: App,
  site: SiteTx,
  { orderId, paymentId, isPaid, at }: CaptureMade,
  manner: Manner,
): Promise<void> {
  await RUN[manner](app, site, orderId, [
    [
      ['history', () => insertEvent(site, orderId, { text: 'Payment received', at })],
      ...sell(app, site, { orderId, paymentId }),
      ...(isPaid ? handOut(site, orderId, at) : []),
      ...(isPaid ? tellOfDownloads(app, site, orderId) : []),
    ],
  ])
}

function historyOf({ settled, paymentState, quote }: OrderMade): string {
  const deed = quote.kind === 'donation' ? 'Donation made' : 'Order placed'
  if (settled === 'awaited') return `${deed}, awaiting payment`
  if (paymentState === 'authorized') return `${deed}, payment authorized`
  return paymentState === 'paid' ? `${deed} and paid` : `${deed}, but not paid as asked`
}

/** Hands out the files that were bought; the money for them is there. */
function handOut(site: SiteTx, orderId: Id, at: Date): Step[] {
  return [['downloads', () => handOutDownloads(site, orderId, at)]]
}

/** Mails the links of an order that was confirmed before its money came, and so without them. */
function tellOfDownloads(app: App, site: SiteTx, orderId: Id): Step[] {
  const effectKey = `order-downloads:${orderId}`
  return [
    [
      'downloads',
      async () => {
        await announceDownloads(app, site, { orderId, effectKey })
      },
    ],
  ]
}

/** Takes reserved units off the stock, makes the pages that show it out of date, and tells the owner where little is left. */
function sell(
  app: App,
  site: SiteTx,
  { orderId, paymentId }: { orderId: Id; paymentId: Id },
): Step[] {
  let sold: StockSold[] = []
  return [
    [
      'stock',
      async () => {
        sold = await sellReserved(site, paymentId, orderId)
      },
    ],
    ['pages', () => announceStock(site, sold, { taken: true })],
    [null, () => tellOfLowStock(app, site, { stock: sold, cause: orderId })],
  ]
}

type RunChains = (app: App, site: SiteTx, orderId: Id, chains: readonly Chain[]) => Promise<void>

async function runTogether(
  app: App,
  _site: SiteTx,
  orderId: Id,
  chains: readonly Chain[],
): Promise<void> {
  const run = async ([kind, step]: Step) => {
    await step().catch((error) => {
      if (asksForAnother(error)) throw error
      app.log.warn({ orderId, kind, reason: messageOf(error) }, 'A step after an order is repeated')
      throw new StepFailed()
    })
  }
  await Promise.all(
    chains.map(async (chain) => {
      for (const step of chain) await run(step)
    }),
  )
}

async function runApart(
  app: App,
  site: SiteTx,
  orderId: Id,
  chains: readonly Chain[],
): Promise<void> {
  for (const [kind, step] of chains.flat()) {
    const { isDone, ...outcome } = await attempt(site, step)
    if (isDone) continue
    const reason = 'error' in outcome ? messageOf(outcome.error) : undefined
    app.log.error({ orderId, kind, reason }, 'An order stands, but something after it failed')
    if (kind !== null) await keepProblem(app, site, { orderId, kind })
  }
}

const RUN: Readonly<Record<Manner, RunChains>> = { together: runTogether, apart: runApart }

/** The error's message alone: PostgreSQL's details quote rows, which hold people's data. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
