/** SQL of funds. */

import type { FundInput } from '@sitewright/api/commerce/fund-shapes'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import { type Id, newId } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface FundRow extends FundInput {
  readonly id: Id
}

/** PostgreSQL's driver gives the elements of a `bigint[]` as text. */
const SUGGESTED = sql<Minor[]>`to_json(suggested_minor)`

function funds({ id, db }: SiteTx) {
  return db
    .selectFrom('fund')
    .select(['id', 'name', 'description', SUGGESTED.as('suggestedMinor')])
    .select(['minimum_minor as minimumMinor', 'maximum_minor as maximumMinor'])
    .select(['allows_own_amount as allowsOwnAmount', 'form', 'is_open as isOpen'])
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
}

/** Newest first. */
export async function allFunds(site: SiteTx): Promise<FundRow[]> {
  return (await funds(site)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()) as FundRow[]
}

export async function findFund(site: SiteTx, fundId: Id): Promise<FundRow | undefined> {
  return (await funds(site).where('id', '=', fundId).executeTakeFirst()) as FundRow | undefined
}

/** Query of funds as pages show them, in the store's currency. */
export function fundsById({ id, db }: SiteTx, fundIds: readonly Id[]) {
  return db
    .selectFrom('fund')
    .leftJoin('store_settings', 'store_settings.website_id', 'fund.website_id')
    .select(['fund.id', 'fund.name', 'fund.description', 'fund.is_open as isOpen'])
    .select(['fund.allows_own_amount as allowsOwnAmount', SUGGESTED.as('suggestedMinor')])
    .select((table) =>
      table.fn
        .coalesce('store_settings.currency', sql.lit(DEFAULT_STORE_SETTINGS.currency))
        .as('currency'),
    )
    .where('fund.website_id', '=', id)
    .where('fund.id', 'in', fundIds)
    .where('fund.is_removed', '=', false)
}

/** Name of a fund, whether it was removed or not. */
export async function nameOfFund({ id, db }: SiteTx, fundId: Id): Promise<string> {
  const { name } = await db
    .selectFrom('fund')
    .select('name')
    .where('website_id', '=', id)
    .where('id', '=', fundId)
    .executeTakeFirstOrThrow()
  return name
}

export async function countFunds({ id, db }: SiteTx): Promise<number> {
  const { count } = await db
    .selectFrom('fund')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFund({ id, db }: SiteTx, fund: FundInput): Promise<Id> {
  const fundId = newId()
  await db
    .insertInto('fund')
    .values({ website_id: id, id: fundId, ...columns(fund) })
    .execute()
  return fundId
}

/** Whether there is such a fund to change. */
export async function saveFund({ id, db }: SiteTx, fundId: Id, fund: FundInput): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fund')
    .set(columns(fund))
    .where('website_id', '=', id)
    .where('id', '=', fundId)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps the row, since donations name it. */
export async function endFund({ id, db }: SiteTx, fundId: Id): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fund')
    .set({ is_removed: true })
    .where('website_id', '=', id)
    .where('id', '=', fundId)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function columns(fund: FundInput) {
  const { name, description, maximumMinor, form } = fund
  return {
    name,
    description,
    suggested_minor: fund.suggestedMinor.map(minor),
    minimum_minor: minor(fund.minimumMinor),
    maximum_minor: maximumMinor === null ? null : minor(maximumMinor),
    allows_own_amount: fund.allowsOwnAmount,
    form: form === null ? null : JSON.stringify(form),
    is_open: fund.isOpen,
  }
}
