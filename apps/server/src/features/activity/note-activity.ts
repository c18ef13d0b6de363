import type { NewActivity } from '@sitewright/core/activity'
import { firstIdAt, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'

/** Characters of an entry's words that are kept: titles can be long. */
const LONGEST_ABOUT = 200

/** Writes down what somebody did, in the transaction that does it: one is never there without the other. */
export async function noteActivity(
  { id: website_id, db }: SiteTx,
  { kind, by, about = '', person }: NewActivity,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      website_id,
      id: newId(),
      kind,
      account_id: by,
      about: [...about].slice(0, LONGEST_ABOUT).join(''),
      person_id: person ?? null,
    })
    .execute()
}

const HOUR_MS = 60 * 60 * 1000

/** Debounce of deeds that come in many small steps: one entry of a kind and person in an hour stands for them all. */
export async function noteOnceAnHour(site: SiteTx, entry: NewActivity): Promise<void> {
  const noted = await site.db
    .selectFrom('activity')
    .select('id')
    .where('website_id', '=', site.id)
    .where('id', '>', firstIdAt(Date.now() - HOUR_MS))
    .where('kind', '=', entry.kind)
    .where('account_id', '=', entry.by)
    .limit(1)
    .executeTakeFirst()
  if (!noted) await noteActivity(site, entry)
}
