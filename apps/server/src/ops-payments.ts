/** Operators' page of money that waits for a provider, with a button for each that asks again. JSON for whoever wants that. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { escapeHtml } from '@sitewright/core/html'
import { isId } from '@sitewright/core/id'
import { isCurrency } from '@sitewright/core/money'
import { formatMoney, nativeMoneyFormat } from '@sitewright/core/money-format'
import {
  askAgain,
  type WaitingMoney,
  type WaitingName,
  waitingMoney,
} from './features/commerce/index.ts'
import type { App } from './platform/app.ts'

export async function showWaiting(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const waiting = await waitingMoney(app)
  if (request.headers.accept?.includes('text/html')) {
    sendPage(response, page(waiting, app.clock.now()))
    return
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(waiting, null, 2))
}

/** Asks about what the form names. Only a page of this server may send it, and nobody by a foreign name for this machine. */
export async function askAgainFrom(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOfOperator(request)) {
    response.writeHead(403).end()
    return
  }
  const name = nameFrom(new URLSearchParams(await text(request)))
  if (!name) {
    response.writeHead(400).end()
    return
  }
  const trouble = await askAgain(app, name)
  if (request.headers.accept?.includes('text/html')) {
    // Back to the list, so that loading it anew asks nothing again.
    response.writeHead(303, { location: '/internal/payments' }).end()
    return
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ ok: trouble === undefined, ...(trouble && { trouble }) }))
}

/** Names of this machine on itself; another one in the request is a page that lets its own name point here (DNS rebinding). */
const OWN_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

function isOfOperator({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  return OWN_NAMES.has(host) && (site === undefined || site === 'same-origin' || site === 'none')
}

function nameFrom(form: URLSearchParams): WaitingName | undefined {
  const [kind, siteId, id] = ['kind', 'siteId', 'id'].map((field) => form.get(field) ?? '')
  if (kind !== 'payment' && kind !== 'refund' && kind !== 'event') return undefined
  if (!isId(siteId) || !isId(id)) return undefined
  return { kind, siteId, id }
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  )
  response.end(html)
}

const STYLES = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse}
th,td{text-align:start;vertical-align:top;padding:.5rem 1rem .5rem 0;border-bottom:1px solid #ccc}
td{overflow-wrap:anywhere}`

const COLUMNS = ['Site', 'Order', 'What', 'Provider', 'Since', 'Reason', 'Next try', '']

function page(waiting: readonly WaitingMoney[], now: number): string {
  const heads = COLUMNS.map((name) => `<th scope="col">${name}</th>`).join('')
  const rows = waiting.map((row) => `<tr>${cells(row, now)}</tr>`).join('')
  const body =
    waiting.length === 0
      ? '<p>No payment, refund or news of a provider waits.</p>'
      : `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Money that waits</title>
<style>${STYLES}</style></head><body><h1>Money that waits for a provider</h1>${body}</body></html>`
}

function cells(row: WaitingMoney, now: number): string {
  const order = row.orderNumber === null ? `checkout ${row.checkoutId}` : `#${row.orderNumber}`
  const next = row.nextTryAt === null ? 'by hand only' : `${ageOf(row.nextTryAt, now)}`
  const texts = [
    row.site,
    order,
    `${KINDS[row.kind]} of ${amountOf(row)}, ${row.state}`,
    row.provider,
    ageOf(row.since, now),
    reasonOf(row, now),
    next,
  ]
  const fields = Object.entries({ kind: row.kind, siteId: row.siteId, id: row.id })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  return `${texts.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}
<td><form method="post" action="/internal/payments">${fields}<button>Ask again</button></form></td>`
}

function amountOf({ amountMinor, currency }: WaitingMoney): string {
  if (!isCurrency(currency)) return `${amountMinor} ${currency}`
  return formatMoney(amountMinor, nativeMoneyFormat(currency))
}

const KINDS: Readonly<Record<WaitingMoney['kind'], string>> = {
  payment: 'payment',
  refund: 'refund',
  event: 'news (webhook) about the payment',
}

/** Why it waits, where the provider answered or was not asked yet. */
const STATES: Readonly<Record<string, string>> = {
  created: 'the provider has not answered yet',
  requiresAction: 'the shopper has something to do first',
  processing: 'the provider has not decided yet',
  pending: 'the provider has not answered yet',
}

function reasonOf({ kind, state, trouble, askedAt }: WaitingMoney, now: number): string {
  const asked = askedAt === null ? '' : `, asked ${ageOf(askedAt, now)}`
  const waits = kind === 'event' ? 'the provider has not been asked since' : STATES[state]
  return `${trouble || (waits ?? state)}${asked}`
}

/** "2026-11-26 07:05:00 UTC (3 minutes ago)". */
function ageOf(at: Date, now: number): string {
  const minutes = Math.round((now - at.getTime()) / 60_000)
  const age = minutes >= 0 ? `${minutes} minutes ago` : `in ${-minutes} minutes`
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC (${age})`
}
