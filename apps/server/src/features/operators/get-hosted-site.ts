import { getHostedSite as contract } from '@sitewright/api/operators/get-hosted-site'
import { sql } from 'kysely'
import { fail } from '../../platform/http/problems.ts'
import { operatorCall } from '../../platform/http/route.ts'
import { usageOf } from '../files/index.ts'
import { hostedSiteWith } from './hosted-site-table.ts'

export const getHostedSite = operatorCall(contract, async ({ siteId }, { app }) => {
  const site = await hostedSiteWith(app, siteId)
  if (!site) throw fail('notFound')
  const use = await app.database.inSite(siteId, async (tx) => {
    const { count, bytes } = await usageOf(tx)
    const { rows } = await sql<Counts>`
      SELECT
        (SELECT count(*)::int FROM membership WHERE website_id = ${siteId}) AS people,
        (SELECT count(*)::int FROM shop_order WHERE website_id = ${siteId}) AS orders,
        (SELECT count(*)::int FROM message
          WHERE website_id = ${siteId} AND state = 'waiting') AS "mailWaiting",
        (SELECT count(*)::int FROM message
          WHERE website_id = ${siteId} AND state = 'failed') AS "mailFailed"`.execute(tx.db)
    const [counts = NONE] = rows
    return { files: count, fileBytes: bytes, ...counts }
  })
  return { site, use }
})

interface Counts {
  readonly people: number
  readonly orders: number
  readonly mailWaiting: number
  readonly mailFailed: number
}

const NONE: Counts = { people: 0, orders: 0, mailWaiting: 0, mailFailed: 0 }
