import type { OwnerRedirect } from '@sitewright/api/redirects/shapes'
import { byPath, stepsFrom } from '@sitewright/core/site/redirects'
import type { RedirectRow } from './redirect-table.ts'

/** The map as its owner reads it, newest first. */
export function presentRedirects(rows: readonly RedirectRow[]): OwnerRedirect[] {
  const map = byPath(rows)
  return rows.toReversed().map((row) => ({
    id: row.id,
    path: row.path,
    target: row.target,
    status: row.status,
    isAutomatic: row.isAutomatic,
    coversBelow: row.coversBelow,
    leadsOnTo: stepsFrom(map, row.path).slice(1).at(-1) ?? null,
    createdAt: row.createdAt.getTime(),
  }))
}
