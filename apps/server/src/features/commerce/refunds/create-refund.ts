import { createRefund as contract } from '@sitewright/api/orders/create-refund'
import { amountOfUnits } from '@sitewright/core/commerce/refunds'
import type { Minor } from '@sitewright/core/money'
import { minor } from '@sitewright/core/money'
import { type Checked, ownerCall } from '../../../platform/http/route.ts'
import { noteActivity } from '../../activity/index.ts'
import { hashJson } from '../canonical-json.ts'
import { keyOf, markReplay } from '../checkout/replays.ts'
import { fail } from '../errors.ts'
import { type HeldOrder, holdOrder } from '../orders/held-order.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { giveBack, type UnitsWish, unitsLeftOf, unitsOfWish } from './give-back.ts'
import { refundOfKey } from './refund-table.ts'
import { isTaken, refundableOf, unitsRefundedOf } from './refundable.ts'

/**
 * A key that comes again finds its refund made, in the transaction that would make it: so there is one refund for it even where
 * the server died before it answered.
 */
export const createRefund = ownerCall(contract, async (input, { app, raw, account, inSite }) => {
  const { orderId, reason, tellsCustomer } = input
  const request = requestOf(input, keyOf(raw))
  return markReplay(raw, () =>
    inSite(async (site) => {
      const held = await holdOrder(site, orderId)
      const made = request && (await refundOfKey(site, orderId, request.key))
      if (made && made.requestHash !== request.hash) throw fail('keyReused')
      if (!made) {
        refuseWithoutMoney(held)
        await giveBack(app, site, held, {
          ...wishOf(held, input),
          reason,
          tellsCustomer,
          cancels: false,
          againOf: null,
          accountId: account.id,
          request,
        })
        const about = `#${held.order.number}`
        await noteActivity(site, { kind: 'refunded', by: account.id, about })
      }
      return {
        answer: { order: await wholeOrder(app, site, orderId) },
        isReplay: made !== undefined && made !== null,
      }
    }),
  )
})

type Input = Checked<typeof contract>

function requestOf({ siteId: _, orderId: __, ...asked }: Input, key: string | undefined) {
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw fail('keyInvalid')
  return {
    key,
    hash: hashJson({
      ...asked,
      units: asked.units ?? null,
      amountMinor: asked.amountMinor ?? null,
    }),
  }
}

function refuseWithoutMoney({ payment, money, refunds }: HeldOrder): void {
  if (!isTaken(payment.state)) throw fail('notPaid')
  if (refundableOf({ capturedMinor: money.capturedMinor, refunds }) === 0) {
    throw fail('nothingToRefund')
  }
}

/** The units and the amount: all that is left where neither is named, and what the units cost where no amount is. */
function wishOf(
  held: HeldOrder,
  { units, amountMinor, restocks }: Input,
): { units: readonly UnitsWish[]; amountMinor: Minor } {
  const { lines, refunds, money } = held
  if (!units && amountMinor === undefined) {
    const left = refundableOf({ capturedMinor: money.capturedMinor, refunds })
    return { units: unitsLeftOf(held, restocks), amountMinor: left }
  }
  if (amountMinor !== undefined) return { units: units ?? [], amountMinor: minor(amountMinor) }
  const wanted = units ?? []
  // Refused before it is counted what units would cost that are not there.
  unitsOfWish(held, wanted)
  const cost = amountOfUnits(lines, wanted, unitsRefundedOf(refunds))
  if (cost === 0) throw fail('unitsFree')
  return { units: wanted, amountMinor: cost }
}
