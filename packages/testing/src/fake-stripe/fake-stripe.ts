/**
 * A server in place of Stripe's, on loopback and in memory, with knobs for what goes wrong at the worst moment. It answers
 * in the published shapes and refuses what the published API does not take.
 */

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { browserScript, challengePage } from './browser-script.ts'
import { ANSWERS, type Asked, callFor, checkClientSecret, checkParameters } from './calls.ts'
import { type Parameters, readForm } from './form-body.ts'
import { Ledger } from './ledger.ts'
import { type Account, type Intent, type StripeEvent, stripeId } from './objects.ts'
import { API_VERSION, type CallName } from './published-shapes.ts'
import { Refusal } from './refusal.ts'
import { type SignedEvent, signedEvent } from './signed-event.ts'

export interface FakeKeys {
  readonly publishable: string
  readonly secret: string
  /** Secret of the endpoint for webhooks. */
  readonly webhook: string
  readonly ledger: Ledger
}

export interface FakeAccount {
  readonly account: Account
  readonly test: FakeKeys
  readonly live: FakeKeys
}

/** One request as it came. */
export interface SeenRequest {
  readonly call: CallName
  readonly parameters: Parameters
  readonly headers: IncomingMessage['headers']
}

/** An address to which events are sent by themselves. */
export interface EventTarget {
  readonly port: number
  readonly host: string
  readonly path: string
}

interface Kept {
  readonly fingerprint: string
  readonly answer: { status: number; body: object } | undefined
}

interface KeyOwner {
  readonly account: Account
  readonly ledger: Ledger
  readonly isPublic: boolean
}

export class FakeStripe {
  /** Number of further answers to writes that get lost after the work is done. */
  losesAnswers = 0
  /** Milliseconds that an answer takes. */
  delayMs = 0
  /** `refused` closes every connection; `unavailable` answers 503; `nonsense` answers a page of a proxy. */
  trouble: 'none' | 'refused' | 'unavailable' | 'nonsense' = 'none'
  /** Runs after the work of a call and before its answer, say for a webhook that is early. */
  beforeAnswer: (call: CallName) => Promise<void> = async () => {}
  /** Absent: events are only kept, and a test delivers them. */
  sendsTo: EventTarget | undefined
  readonly requests: SeenRequest[] = []
  readonly events: { readonly event: StripeEvent; readonly keys: FakeKeys }[] = []
  /** Keys that are not good any more. */
  readonly revoked = new Set<string>()

  readonly #now: () => number
  readonly #owners = new Map<string, KeyOwner>()
  readonly #kept = new Map<string, Kept>()
  readonly #server = createServer((asked, answer) => {
    this.#answer(asked, answer).catch((error: unknown) => {
      answer.statusCode = 500
      answer.end(String(error))
    })
  })

  /** @param now milliseconds since 1970; the clock of the test. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  addAccount(): FakeAccount {
    const id = stripeId('acct')
    const account: Account = {
      id,
      object: 'account',
      charges_enabled: true,
      country: 'GB',
      default_currency: 'gbp',
    }
    return { account, test: this.#keys(account, 'test'), live: this.#keys(account, 'live') }
  }

  #keys(account: Account, mode: 'test' | 'live'): FakeKeys {
    const ledger = new Ledger({
      livemode: mode === 'live',
      now: () => this.#seconds(),
      origin: () => this.origin,
      tell: (type, object) => this.#tell(keys, type, object),
    })
    const keys: FakeKeys = {
      publishable: stripeId(`pk_${mode}`),
      secret: stripeId(`sk_${mode}`),
      webhook: stripeId('whsec'),
      ledger,
    }
    this.#owners.set(keys.publishable, { account, ledger, isPublic: true })
    this.#owners.set(keys.secret, { account, ledger, isPublic: false })
    return keys
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }

  #tell(keys: FakeKeys, type: string, object: object): void {
    const event: StripeEvent = {
      id: stripeId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#seconds(),
      livemode: keys.secret.startsWith('sk_live_'),
      type,
      // The object as it is now: an event that comes late shows what was, as Stripe's do.
      data: { object: structuredClone(object) },
    }
    this.events.push({ event, keys })
    if (this.sendsTo) void this.send(this.sendsTo, this.sign(event, keys))
  }

  /** An event as it is delivered. */
  sign(
    event: StripeEvent,
    keys: Pick<FakeKeys, 'webhook'>,
    seconds = this.#seconds(),
  ): SignedEvent {
    return signedEvent(event, { secret: keys.webhook, seconds })
  }

  /** The newest event of that type about an intent. */
  eventOf(intent: Pick<Intent, 'id'>, type: string): SignedEvent {
    const told = this.events.findLast(({ event }) => {
      const { id, payment_intent } = event.data.object as { id?: string; payment_intent?: string }
      return event.type === type && (id === intent.id || payment_intent === intent.id)
    })
    if (!told) throw new Error(`There was no ${type} about ${intent.id}`)
    return this.sign(told.event, told.keys)
  }

  /** Delivers to a server on loopback; gives the status, or 0 where none answered. */
  send({ port, host, path }: EventTarget, { headers, body }: SignedEvent): Promise<number> {
    return new Promise((status) => {
      const asked = request(
        { host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, host } },
        (response) => {
          response.resume()
          status(response.statusCode ?? 0)
        },
      )
      asked.once('error', () => status(0))
      asked.end(body)
    })
  }

  async #answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '/', this.origin)
    if (this.trouble === 'refused') return void asked.socket.destroy()
    const page = this.#pageFor(asked, url)
    if (page) return void (await page(answer))
    const body = await read(asked)
    const { status, body: json } = this.#inTrouble() ?? (await this.#apiAnswer(asked, url, body))
    if (this.delayMs > 0) await pause(this.delayMs)
    if (asked.method === 'POST' && this.losesAnswers > 0 && status === 200) {
      this.losesAnswers -= 1
      return void asked.socket.destroy()
    }
    answer.writeHead(status, {
      'content-type': typeof json === 'string' ? 'text/html' : 'application/json',
      'access-control-allow-origin': '*',
      'request-id': stripeId('req'),
      'stripe-version': API_VERSION,
    })
    answer.end(typeof json === 'string' ? json : JSON.stringify(json))
  }

  #inTrouble(): { status: number; body: object | string } | undefined {
    if (this.trouble === 'nonsense') return { status: 200, body: '<html>Welcome to nginx!</html>' }
    if (this.trouble !== 'unavailable') return undefined
    const error = { type: 'api_error', message: 'Stripe is unavailable.' }
    return { status: 503, body: { error } }
  }

  /** Answers that browsers load from here: the script, the page of a challenge, and leave to call from another origin. */
  #pageFor(
    asked: IncomingMessage,
    { pathname }: URL,
  ): ((answer: ServerResponse) => Promise<unknown>) | undefined {
    if (asked.method === 'OPTIONS') {
      return async (answer) =>
        answer
          .writeHead(204, {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'authorization, content-type',
            'access-control-allow-methods': 'GET, POST',
          })
          .end()
    }
    if (pathname.endsWith('/stripe.js')) {
      return async (answer) =>
        answer.writeHead(200, { 'content-type': 'text/javascript' }).end(browserScript(this.origin))
    }
    const [, id] = /^\/challenge\/(\w+)$/.exec(pathname) ?? []
    if (id === undefined) return undefined
    if (asked.method === 'GET') {
      return async (answer) =>
        answer.writeHead(200, { 'content-type': 'text/html' }).end(challengePage(id))
    }
    return async (answer) => {
      const isHim = (await read(asked)).includes('answer=yes')
      const ledger = [...this.#owners.values()].find(({ ledger }) => ledger.intents.has(id))?.ledger
      const back = ledger?.intent(id).next_action?.redirect_to_url.return_url ?? '/'
      if (isHim) ledger?.succeed(id)
      else ledger?.decline(id, 'payment_intent_authentication_failure')
      answer.writeHead(303, { location: `${back}?payment_intent=${id}` }).end()
    }
  }

  async #apiAnswer(
    asked: IncomingMessage,
    url: URL,
    body: string,
  ): Promise<{ status: number; body: object }> {
    try {
      const [, key = ''] = /^Bearer (\S+)$/.exec(asked.headers.authorization ?? '') ?? []
      const owner = this.#ownerOf(key)
      const call = callFor(asked.method ?? '', url.pathname)
      if (!call) throw new Refusal(404, unrecognized(`${asked.method} ${url.pathname}`))
      const { name, id } = call
      const from = readForm(asked.method === 'GET' ? url.search.slice(1) : body)
      this.requests.push({ call: name, parameters: from, headers: asked.headers })
      checkParameters(name, from)
      const question: Asked = { ...owner, id, from }
      if (owner.isPublic) checkClientSecret(name, question)
      const once = asked.headers['idempotency-key']
      const answered = await this.#once(
        typeof once === 'string' ? `${owner.account.id} ${key} ${once}` : undefined,
        `${asked.method} ${url.pathname} ${body}`,
        () => work(name, question),
        () => this.beforeAnswer(name),
      )
      return answered
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }

  #ownerOf(key: string): KeyOwner {
    const owner = this.revoked.has(key) ? undefined : this.#owners.get(key)
    if (owner) return owner
    throw new Refusal(401, {
      type: 'invalid_request_error',
      ...(this.revoked.has(key) && { code: 'api_key_expired' }),
      message: `Invalid API Key provided: ${key.slice(0, 8)}****`,
    })
  }

  /** Does the work once for each key; a key that comes again gets the first answer, refusals by the work included. */
  async #once(
    key: string | undefined,
    fingerprint: string,
    work: () => { status: number; body: object },
    beforeAnswer: () => Promise<void>,
  ): Promise<{ status: number; body: object }> {
    const before = key === undefined ? undefined : this.#kept.get(key)
    if (before && before.fingerprint !== fingerprint) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    }
    if (before && !before.answer) {
      throw new Refusal(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      })
    }
    if (before?.answer) return before.answer
    if (key !== undefined) this.#kept.set(key, { fingerprint, answer: undefined })
    const answer = work()
    await beforeAnswer()
    if (key !== undefined) this.#kept.set(key, { fingerprint, answer })
    return answer
  }
}

function work(name: CallName, question: Asked): { status: number; body: object } {
  try {
    return { status: 200, body: ANSWERS[name](question) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: { error: error.error } }
  }
}

const unrecognized = (what: string) => ({
  type: 'invalid_request_error',
  message: `Unrecognized request URL (${what}).`,
})

async function read(asked: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of asked) text += String(chunk)
  return text
}
