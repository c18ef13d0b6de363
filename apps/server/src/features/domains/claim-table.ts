/** SQL of domains. Writers hold the site's row lock, so that limit and primary domain are true together. */

import { type Id, newId } from '@sitewright/core/id'
import type { DomainProblem } from '@sitewright/core/site/domains'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

export interface Claim {
  readonly id: Id
  readonly host: string
  readonly token: string
  readonly createdAt: number
  readonly checkedAt: number | undefined
  readonly provedAt: number | undefined
  readonly missingSince: number | undefined
  readonly leadsHere: boolean
  readonly problem: DomainProblem
}

export type Look = Pick<Claim, 'checkedAt' | 'provedAt' | 'missingSince' | 'leadsHere' | 'problem'>

export async function claimsOf({ id, db }: SiteTx): Promise<Claim[]> {
  const rows = await db
    .selectFrom('domain_claim')
    .selectAll()
    .where('website_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    host: row.host,
    token: row.token,
    createdAt: row.created_at.getTime(),
    checkedAt: row.checked_at?.getTime(),
    provedAt: row.proved_at?.getTime(),
    missingSince: row.missing_since?.getTime(),
    leadsHere: row.leads_here,
    problem: row.problem,
  }))
}

export async function insertClaim(
  { id: website_id, db }: SiteTx,
  claim: Pick<Claim, 'host' | 'token' | 'createdAt'>,
): Promise<Id> {
  const id = newId()
  const { host, token } = claim
  const created_at = new Date(claim.createdAt)
  const unknown = { checked_at: null, proved_at: null, missing_since: null }
  await db
    .insertInto('domain_claim')
    .values({ website_id, id, host, token, created_at, ...unknown })
    .execute()
  return id
}

export async function saveLook(
  { id, db }: SiteTx,
  claimId: Id,
  { checkedAt, provedAt, missingSince, leadsHere, problem }: Look,
): Promise<void> {
  const date = (time: number | undefined) => (time === undefined ? null : new Date(time))
  await db
    .updateTable('domain_claim')
    .set({
      checked_at: date(checkedAt),
      proved_at: date(provedAt),
      missing_since: date(missingSince),
      leads_here: leadsHere,
      problem,
    })
    .where('website_id', '=', id)
    .where('id', '=', claimId)
    .execute()
}

export async function deleteClaim({ id, db }: SiteTx, claimId: Id): Promise<void> {
  await db
    .deleteFrom('domain_claim')
    .where('website_id', '=', id)
    .where('id', '=', claimId)
    .execute()
}

/** Whether the host leads to a site, and to which: it may be any. */
export async function holderOf({ db }: SiteTx, host: string): Promise<Id | undefined> {
  const row = await db
    .selectFrom('domain')
    .select('website_id')
    .where('host', '=', host)
    .executeTakeFirst()
  return row?.website_id
}

/** Lets the host lead to the site; false where it leads to another, also to one that came first in this very moment. */
export async function takeHost(site: SiteTx, host: string): Promise<boolean> {
  await site.db
    .insertInto('domain')
    .values({ host, website_id: site.id, secured_at: null })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
  return (await holderOf(site, host)) === site.id
}

export async function freeHost({ id, db }: SiteTx, host: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('domain')
    .where('website_id', '=', id)
    .where('host', '=', host)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that a host has a certificate; false where that was known. */
export async function noteSecured({ id, db }: SiteTx, host: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('domain')
    .set({ secured_at: new Date(at) })
    .where('website_id', '=', id)
    .where('host', '=', host)
    .where('secured_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a host that leads to the site its primary one; none of them where it is undefined. */
export async function setPrimary({ id, db }: SiteTx, host: string | undefined): Promise<void> {
  // The old one first: a site has one primary host at every moment.
  await db
    .updateTable('domain')
    .set({ is_primary: false })
    .where('website_id', '=', id)
    .where('is_primary', '=', sql.lit(true))
    .execute()
  if (host === undefined) return
  await db
    .updateTable('domain')
    .set({ is_primary: true })
    .where('website_id', '=', id)
    .where('host', '=', host)
    .execute()
}
