import { createHash } from 'node:crypto'
import { recordJavascriptErrors as contract } from '@sitewright/api/script-errors/record-javascript-errors'
import type { ReportedError } from '@sitewright/api/script-errors/shapes'
import { newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { visitorCall } from '../../platform/http/route.ts'

/** Kinds of errors that are kept for a site; beyond that the ones that came longest ago go. */
const MOST_KINDS = 100
/** Characters of a path that are kept. */
const MAX_PATH = 300

export const recordJavascriptErrors = visitorCall(contract, async ({ events }, request) => {
  const { app, raw, inSite } = request
  const at = new Date(app.clock.now())
  const path = pathOf(raw.headers.referer)
  const kinds = new Map<string, { error: ReportedError; count: number }>()
  for (const { data } of events) {
    const key = fingerprint(data)
    kinds.set(key, { error: data, count: (kinds.get(key)?.count ?? 0) + 1 })
  }
  // Always in one order, so that two reports of the same errors do not wait for each other.
  const sorted = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))
  await inSite(async (site) => {
    for (const [key, kind] of sorted) await keep(site, { key, path, at, ...kind })
    if (sorted.length > 0) await keepLatest(site)
  })
  return {}
})

/** The page that sent it, without its query, which may hold what a visitor typed. */
function pathOf(referer: string | undefined): string {
  return URL.canParse(referer ?? '') ? new URL(referer ?? '').pathname.slice(0, MAX_PATH) : ''
}

function fingerprint({ message, file, line, column }: ReportedError): string {
  return createHash('sha256')
    .update(JSON.stringify([message, file, line, column]))
    .digest('base64url')
}

interface Kept {
  readonly key: string
  readonly error: ReportedError
  readonly count: number
  readonly path: string
  readonly at: Date
}

async function keep({ id, db }: SiteTx, { key, error, count, path, at }: Kept): Promise<void> {
  const latest = { error: JSON.stringify(error), path, last_at: at }
  await db
    .insertInto('script_error')
    .values({ website_id: id, fingerprint: key, id: newId(), count, first_at: at, ...latest })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'fingerprint'])
        .doUpdateSet({ ...latest, count: sql`least(script_error.count + ${count}, 1000000)` }),
    )
    .execute()
}

async function keepLatest({ id, db }: SiteTx): Promise<void> {
  await sql`
    DELETE FROM script_error WHERE website_id = ${id} AND fingerprint IN (
      SELECT fingerprint FROM script_error WHERE website_id = ${id}
      ORDER BY last_at DESC, fingerprint OFFSET ${MOST_KINDS}
    )`.execute(db)
}
