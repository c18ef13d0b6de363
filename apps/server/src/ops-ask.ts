/** Answers the front door's question whether it may get a certificate for a host: the `ask` of Caddy's on-demand TLS. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayHaveCertificate } from './features/domains/index.ts'
import type { App } from './platform/app.ts'
import { createLocalCounter } from './platform/limits/local-counter.ts'

/** Questions that are answered: a front door asks once for each new name, and again when it renews. */
const LIMIT = { max: 600, seconds: 60 }

export function createAsk(app: App) {
  const counter = createLocalCounter(app.clock)
  return async (response: ServerResponse, { url = '/' }: IncomingMessage): Promise<void> => {
    const { searchParams } = new URL(url, 'http://localhost')
    response.statusCode = await statusFor(searchParams.get('domain') ?? '')
    response.end()
  }

  async function statusFor(domain: string): Promise<number> {
    try {
      await counter.count([{ key: 'ask', limit: LIMIT }])
    } catch {
      return 429
    }
    return (await mayHaveCertificate(app, domain)) ? 200 : 404
  }
}
