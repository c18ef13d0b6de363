import type { MailingList, Subscriber } from '@sitewright/api/lists/shapes'
import type { SiteTx } from '../../platform/database.ts'
import { allLists, countSubscribers, countsOf, type ListRow } from './list-table.ts'
import type { SubscriberRow } from './read-subscribers.ts'

export async function presentLists(site: SiteTx): Promise<{ lists: MailingList[] }> {
  const lists = await allLists(site)
  const counts = await countSubscribers(site)
  return { lists: lists.map((list) => ({ ...list, counts: countsOf(counts, list.id) })) }
}

export async function presentList(site: SiteTx, list: ListRow): Promise<MailingList> {
  return { ...list, counts: countsOf(await countSubscribers(site), list.id) }
}

export function presentSubscriber({ request, ...row }: SubscriberRow): Subscriber {
  const { createdAt, changedAt } = row
  return {
    ...row,
    consent: row.consent ?? request,
    doubts: [...row.doubts],
    createdAt: createdAt.getTime(),
    changedAt: changedAt.getTime(),
  }
}
