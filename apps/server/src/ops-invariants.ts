/** Proof of the books, for operators: of one site, or of all of them in parts. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { isId } from '@sitewright/core/id'
import { checkBooks, checkSomeInvariants, type InvariantsPage } from './features/commerce/index.ts'
import type { App } from './platform/app.ts'

/** Sites that one answer is about; the rest follows behind its `next`. */
const SITES_AT_ONCE = 100

export async function showInvariants(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const siteId = searchParams.get('site')
  if (siteId === null) {
    const after = searchParams.get('after') ?? ''
    send(response, await checkSomeInvariants(app, { after, limit: SITES_AT_ONCE }))
    return
  }
  const known = isId(siteId) && (await isSite(app, siteId))
  if (!known) {
    response.writeHead(404).end('There is no site with this id.\n')
    return
  }
  const report = await checkBooks(app, siteId)
  send(response, { ok: report.violations.length === 0, sites: [report], next: null })
}

function send(response: ServerResponse, report: InvariantsPage): void {
  response.statusCode = report.ok ? 200 : 500
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(report))
}

async function isSite({ database }: App, siteId: string): Promise<boolean> {
  const found = await database.global
    .selectFrom('site')
    .select('id')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return found !== undefined
}
