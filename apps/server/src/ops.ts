/** Operators' endpoints: metrics, proof of the books, and money that waits. On the loopback address only, beside the public server. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { keptAccountMail, removeLostFactor } from './features/accounts/index.ts'
import { createAsk } from './ops-ask.ts'
import { showInvariants } from './ops-invariants.ts'
import { allMetricsOf } from './ops-metrics.ts'
import { askAgainFrom, showWaiting } from './ops-payments.ts'
import type { App } from './platform/app.ts'

export interface OpsServer {
  listen(port: number): Promise<void>
  close(): Promise<void>
}

type Answer = (response: ServerResponse, request: IncomingMessage) => Promise<void>

/** Endpoints that change something. */
const POSTS: Readonly<Record<string, (app: App) => Answer>> = {
  '/internal/payments': (app) => (response, request) => askAgainFrom(app, request, response),
  '/internal/remove-second-factor': (app) => async (response, request) => {
    // Browsers name an origin: a page that the operator has open must not be able to press this.
    if (request.headers.origin !== undefined) {
      response.writeHead(403).end()
      return
    }
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const isRemoved = await removeLostFactor(app, searchParams.get('email') ?? '')
    response.statusCode = isRemoved ? 200 : 404
    response.end(
      isRemoved ? 'Removed.\n' : 'No account with that address has a second factor or a passkey.\n',
    )
  },
}

export async function createOpsServer(app: App): Promise<OpsServer> {
  const metrics = await allMetricsOf(app)
  const answers: Readonly<Record<string, Answer>> = {
    '/metrics': async (response) => {
      const { contentType, text } = await metrics.print()
      response.setHeader('content-type', contentType)
      response.end(text)
    },
    '/internal/account-mail': async (response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(await keptAccountMail(app), null, 2))
    },
    '/internal/ask': createAsk(app),
    '/internal/payments': (response, request) => showWaiting(app, request, response),
    '/internal/invariants': (response, request) => showInvariants(app, request, response),
  }
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store')
    const path = (request.url ?? '').split('?')[0] ?? ''
    const answer = request.method === 'POST' ? POSTS[path]?.(app) : answers[path]
    if (!answer || !(request.method === 'GET' || request.method === 'POST')) {
      response.writeHead(404).end()
      return
    }
    answer(response, request).catch((error) => {
      app.log.error({ err: error }, 'An operator’s request failed')
      if (!response.headersSent) response.statusCode = 503
      response.end()
    })
  })
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
