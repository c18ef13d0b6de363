import { listActivity as contract } from '@sitewright/api/activity/list-activity'
import {
  ACTIVITY_KINDS,
  ACTIVITY_NAMES,
  type ActivityGroup,
  type ActivityName,
} from '@sitewright/core/activity'
import { isId, timeOfId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'

/** Page size: entries in one response. */
const PAGE = 50

const kindsOf = (wanted: ActivityGroup): readonly ActivityName[] =>
  ACTIVITY_NAMES.filter((name) => ACTIVITY_KINDS[name].group === wanted)

interface Wish {
  readonly before: string | undefined
  readonly accountId: string | undefined
  readonly group: ActivityGroup | undefined
}

export const listActivity = ownerCall(
  contract,
  async ({ cursor, accountId, group }, { inSite }) => {
    const before = isId(cursor) ? cursor : undefined
    const found = await inSite((site) => findActivity(site, { before, accountId, group }))
    const page = found.slice(0, PAGE)
    return {
      items: page.map(({ id, ...entry }) => ({ ...entry, id, at: timeOfId(id) })),
      nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  },
)

/** Entries newest first, one more than a page has. Names are those that the accounts have today. */
function findActivity({ id: siteId, db }: SiteTx, { before, accountId, group }: Wish) {
  return db
    .selectFrom('activity')
    .leftJoin('account as doer', 'doer.id', 'activity.account_id')
    .leftJoin('account as person', 'person.id', 'activity.person_id')
    .select([
      'activity.id',
      'activity.kind',
      'activity.about',
      'activity.account_id as accountId',
      'doer.name as by',
      'person.name as person',
    ])
    .where('activity.website_id', '=', siteId)
    .$if(before !== undefined, (query) => query.where('activity.id', '<', before ?? ''))
    .$if(accountId !== undefined, (query) =>
      query.where('activity.account_id', '=', accountId ?? ''),
    )
    .$if(group !== undefined, (query) =>
      query.where('activity.kind', 'in', group ? kindsOf(group) : []),
    )
    .orderBy('activity.id', 'desc')
    .limit(PAGE + 1)
    .execute()
}
