import { listOperatorEvents as contract } from '@sitewright/api/operators/list-operator-events'
import { isId, timeOfId } from '@sitewright/core/id'
import { operatorCall } from '../../platform/http/route.ts'

/** Page size: entries in one response. */
const PAGE = 50

export const listOperatorEvents = operatorCall(contract, async ({ cursor }, { app }) => {
  const before = isId(cursor) ? cursor : undefined
  const found = await app.database.global
    .selectFrom('operator_event')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const items = found.slice(0, PAGE).map(({ id, operator, site_id, site_title, ...event }) => ({
    id,
    at: timeOfId(id),
    by: operator,
    siteId: site_id,
    siteTitle: site_title,
    ...event,
  }))
  return { items, nextCursor: found.length > PAGE ? (items.at(-1)?.id ?? null) : null }
})
