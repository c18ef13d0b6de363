import { listOrders as contract } from '@sitewright/api/orders/list-orders'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { type OrderSearch, ordersBefore } from './order-table.ts'
import { presentSummary } from './present-order.ts'

/** Orders of one answer; more come behind its cursor. */
const PAGE = 50

export const listOrders = ownerCall(
  contract,
  async ({ cursor, search = '', fulfillment }, { inSite }) => {
    const before = cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : undefined
    const { found, formatOf } = await inSite(async (site) => ({
      found: await ordersBefore(site, {
        before,
        search: searchFor(search),
        fulfillment,
        limit: PAGE + 1,
      }),
      formatOf: await moneyFormatsIn(site),
    }))
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return {
      items: page.map((order) => presentSummary(order, formatOf(order.currency))),
      nextCursor: found.length > PAGE && last ? String(last.number) : null,
    }
  },
)

/** `1042` and `#1042` are a number; anything else is the start of an email. */
function searchFor(text: string): OrderSearch {
  const wanted = text.trim()
  if (wanted === '') return { kind: 'all' }
  const [, number] = /^#?(\d{1,9})$/.exec(wanted) ?? []
  if (number !== undefined) return { kind: 'number', number: Number(number) }
  return { kind: 'email', start: wanted.toLowerCase() }
}
