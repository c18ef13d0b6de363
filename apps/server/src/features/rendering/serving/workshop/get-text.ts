import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TextAnswer {
  readonly isGood: boolean
  readonly contentType: string
  readonly body: string
}

/** Milliseconds for one request. */
const PATIENCE_MS = 15_000
/** Maximum number of redirects that are followed. */
const MOST_REDIRECTS = 5

/** Resolves names below `localhost` to this machine, as browsers do and not every resolver does. */
const onThisMachine: LookupFunction = (_host, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])

/** Gets the text at an address, following redirects. Rejects where nobody answers. */
export async function getText(url: URL, redirects = 0): Promise<TextAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const isLocal = url.hostname.endsWith('.localhost')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    request(url, { signal, ...(isLocal && { lookup: onThisMachine }) }, done)
      .once('error', failed)
      .end()
  })
  const { statusCode = 0, headers } = answer
  if (headers.location !== undefined && statusCode >= 300 && redirects < MOST_REDIRECTS) {
    answer.resume()
    return getText(new URL(headers.location, url), redirects + 1)
  }
  return {
    isGood: statusCode >= 200 && statusCode < 300,
    contentType: headers['content-type'] ?? '',
    body: await text(answer),
  }
}
