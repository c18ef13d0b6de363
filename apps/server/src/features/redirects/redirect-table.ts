/** SQL of redirects. Writers hold the site's row lock, so that limit, loops and count are true together. */

import { type Id, newId } from '@sitewright/core/id'
import {
  canBeRedirected,
  type Redirect,
  type RedirectStatus,
} from '@sitewright/core/site/redirects'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'
import { changeSite, lockSite } from '../sites/index.ts'

export interface RedirectRow extends Redirect {
  readonly id: Id
  readonly createdAt: Date
}

/** All redirects, oldest first. */
export async function allRedirects({ id, db }: SiteTx): Promise<RedirectRow[]> {
  const rows = await db
    .selectFrom('redirect')
    .selectAll()
    .where('website_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    path: row.path,
    target: row.target,
    status: row.status,
    isAutomatic: row.is_automatic,
    coversBelow: row.covers_below,
    createdAt: row.created_at,
  }))
}

/** All redirects, under the lock: nobody else writes until the transaction ends. */
export async function redirectsToChange(site: SiteTx): Promise<RedirectRow[]> {
  await lockSite(site)
  return allRedirects(site)
}

/** Replaces the map: rows keep their id where their path stays. */
export async function replaceRedirects(
  site: SiteTx,
  before: readonly RedirectRow[],
  after: readonly Redirect[],
): Promise<void> {
  const rows = new Map(before.map((row) => [row.path, row]))
  const paths = new Set(after.map(({ path }) => path))
  const gone = before.filter(({ path }) => !paths.has(path)).map(({ id }) => id)
  const changed = after.filter((one) => !isSame(rows.get(one.path), one))
  await removeRedirects(site, gone)
  for (let start = 0; start < changed.length; start += ROWS_AT_ONCE) {
    await saveRedirects(site, changed.slice(start, start + ROWS_AT_ONCE))
  }
  await changeSite(site, { redirect_count: after.length })
}

/** Rows of one statement: each has seven values, and a statement takes 65,535. */
const ROWS_AT_ONCE = 1_000

function isSame(row: RedirectRow | undefined, { target, status, ...one }: Redirect): boolean {
  return (
    row?.target === target &&
    row.status === status &&
    row.isAutomatic === one.isAutomatic &&
    row.coversBelow === one.coversBelow
  )
}

async function removeRedirects({ id, db }: SiteTx, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('redirect').where('website_id', '=', id).where('id', 'in', ids).execute()
}

async function saveRedirects({ id, db }: SiteTx, redirects: readonly Redirect[]): Promise<void> {
  await db
    .insertInto('redirect')
    .values(
      redirects.map((one) => ({
        website_id: id,
        id: newId(),
        path: one.path,
        target: one.target,
        status: one.status,
        is_automatic: one.isAutomatic,
        covers_below: one.coversBelow,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'path']).doUpdateSet((eb) => ({
        target: eb.ref('excluded.target'),
        status: eb.ref('excluded.status'),
        is_automatic: eb.ref('excluded.is_automatic'),
        covers_below: eb.ref('excluded.covers_below'),
      })),
    )
    .execute()
}

/** Segments of a path; deeper addresses are looked up nowhere. */
const MOST_SEGMENTS = 12

/** Those of the paths that a redirect takes elsewhere: part of a statement. */
export function askRedirected(
  { id }: SiteTx,
  paths: readonly string[],
): StatementPart<ReadonlySet<string>> {
  return {
    query: sql`(SELECT json_agg(asked) FROM unnest(${[...paths]}::text[]) AS asked
      WHERE EXISTS (SELECT FROM redirect WHERE website_id = ${id}
        AND (path = asked OR covers_below AND starts_with(asked, path || '/'))))`,
    read: (value) => new Set((value ?? []) as readonly string[]),
  }
}

export interface FoundRedirect {
  readonly target: string
  readonly status: RedirectStatus
}

/** Statement part that finds the redirect of a path; undefined for a path that cannot be on the map. */
export function askRedirect(
  { id }: SiteTx,
  path: string,
): StatementPart<FoundRedirect | undefined> | undefined {
  const segments = path.split('/')
  if (!canBeRedirected(path) || segments.length > MOST_SEGMENTS) return undefined
  const paths = segments.map((_, index) => segments.slice(0, index + 1).join('/')).slice(1)
  const query = sql`(SELECT json_build_object('path', path, 'target', target, 'status', status)
    FROM redirect
    WHERE website_id = ${id} AND path = ANY(${paths}) AND (path = ${path} OR covers_below)
    ORDER BY length(path) DESC LIMIT 1)`
  return {
    query,
    read: (value) => {
      const row = value as Pick<Redirect, 'path' | 'target' | 'status'> | null | undefined
      return row
        ? { target: row.target + path.slice(row.path.length), status: row.status }
        : undefined
    },
  }
}
