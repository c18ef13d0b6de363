import { getSubscribersTable as contract } from '@sitewright/api/lists/get-subscribers-table'
import type { Id } from '@sitewright/core/id'
import type { CsvAnswer, CsvCell } from '../../platform/http/csv-answer.ts'
import { type OwnerRequest, ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { fail } from './errors.ts'
import { findList } from './list-table.ts'
import {
  findSubscribers,
  type SubscriberRow,
  type SubscribersQuestion,
} from './read-subscribers.ts'

/** Rows of one statement. */
const AT_ONCE = 1_000

const COLUMNS: readonly (readonly [string, (row: SubscriberRow) => CsvCell])[] = [
  ['Email', ({ email }) => email],
  ['Name', ({ name }) => name],
  ['State', ({ state }) => state],
  ['Came by', ({ consent, request }) => (consent ?? request)?.source ?? ''],
  ['Agreed to', ({ consent, request }) => (consent ?? request)?.text ?? ''],
  ['Agreed at', ({ consent, request }) => dateOf((consent ?? request)?.at)],
  ['On the page', ({ consent, request }) => (consent ?? request)?.pagePath ?? ''],
  ['Proof', ({ consent }) => consent?.proof ?? ''],
  ['Confirmed at', ({ consent }) => dateOf(consent?.confirmedAt)],
  ['Changed at', ({ changedAt }) => dateOf(changedAt.getTime())],
]

export const getSubscribersTable = ownerCall(
  contract,
  async ({ listId, state }, request): Promise<CsvAnswer> => {
    const list = await request.inSite(async (site) => {
      const found = await findList(site, listId)
      if (!found) throw fail('listMissing')
      const { account } = request
      await noteActivity(site, { kind: 'subscribersExported', by: account.id, about: found.name })
      return found
    })
    return {
      filename: `${list.name}.csv`,
      columns: COLUMNS.map(([label]) => label),
      batches: batchesOf(request, { listId, state }),
    }
  },
)

/** Keyset pagination over the whole list, with a transaction for each batch. */
async function* batchesOf(
  { inSite }: OwnerRequest,
  question: Pick<SubscribersQuestion, 'listId' | 'state'>,
) {
  let before: Id | undefined
  for (;;) {
    const wanted = { ...question, search: '', before, limit: AT_ONCE }
    const rows = await inSite((site) => findSubscribers(site, wanted))
    yield rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))
    before = rows.at(-1)?.id
    if (rows.length < AT_ONCE) return
  }
}

function dateOf(time: number | null | undefined): string {
  return time ? new Date(time).toISOString() : ''
}
