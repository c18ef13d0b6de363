/** The typed client: one function for every call, used by the studio, the islands and tests. */

import type { Call, CallInput, CallOutput } from './call.ts'
import type { ErrorEnvelope } from './errors.ts'
import { sendWithProgress } from './send-with-progress.ts'

/** A refusal of the server, or a network failure, in a form the caller can show. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: string
  readonly envelope: ErrorEnvelope

  constructor(envelope: ErrorEnvelope, options?: ErrorOptions) {
    super(envelope.message, options)
    this.name = 'CallFailure'
    this.status = envelope.status
    this.code = envelope.code
    this.envelope = envelope
  }
}

export interface ClientOptions {
  fetch?: typeof fetch
  /** Returns the anti-forgery value, at once where it is known; `fresh` asks for a new one after the server refused the last. */
  crumb(fresh: boolean): string | Promise<string>
  /** Headers of every request, such as an idempotency key. */
  headers?: Readonly<Record<string, string>>
}

export type Client = <AnyCall extends Call>(
  call: AnyCall,
  input: CallInput<AnyCall>,
  options?: {
    signal?: AbortSignal
    headers?: Record<string, string>
    body?: BodyInit
    /** Progress of sending `body`, from 0 to 1; in browsers only. */
    onSent?(part: number): void
  },
) => Promise<CallOutput<AnyCall>>

/** Makes a client. A write that is refused for its anti-forgery value is retried once with a fresh one. */
export function createClient({ fetch: send = fetch, crumb, headers = {} }: ClientOptions): Client {
  return async (call, input, options = {}) => {
    const values = (input ?? {}) as Record<string, unknown>
    const { url, rest } = address(call, values)
    const writes = call.method !== 'GET' && call.crumb !== false
    const attempt = (fresh: boolean) => {
      const token = writes ? crumb(fresh) : undefined
      // Not waited for when it is known: the request leaves in the task that makes it, before a page draws itself anew.
      return token instanceof Promise ? token.then(sendWith) : sendWith(token)
    }
    const sendWith = async (token: string | undefined) => {
      const request: RequestInit = {
        method: call.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(call.input && { 'content-type': 'application/json' }),
          ...(options.body !== undefined && { 'content-type': 'application/octet-stream' }),
          ...(token !== undefined && { 'x-csrf-token': token }),
          ...headers,
          ...options.headers,
        },
        ...(options.body !== undefined
          ? { body: options.body }
          : call.input && { body: JSON.stringify(rest) }),
        ...(options.signal && { signal: options.signal }),
      }
      const { onSent } = options
      return read(await reach(onSent ? sendWithProgress(onSent) : send, url, request))
    }
    try {
      return (await attempt(false)) as never
    } catch (error) {
      if (!(writes && error instanceof CallFailure && error.envelope.crumbFail)) throw error
      return (await attempt(true)) as never
    }
  }
}

/** Address of a call that a browser opens by itself, such as a download. */
export function addressOf<AnyCall extends Call>(call: AnyCall, input: CallInput<AnyCall>): string {
  return address(call, (input ?? {}) as Record<string, unknown>).url
}

/** Fills the path, puts the query's fields behind it and leaves the rest for the body. */
function address(call: Call, values: Record<string, unknown>) {
  const rest = { ...values }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (call.input && !call.query) return { url: path, rest }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null || call.input) continue
    search.set(name, String(value))
  }
  const text = search.toString()
  return { url: text ? `${path}?${text}` : path, rest }
}

async function reach(send: typeof fetch, url: string, request: RequestInit): Promise<Response> {
  try {
    return await send(url, request)
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    const message = 'Please check your internet connection.'
    throw new CallFailure({ message, status: 0, code: 'unreachable' }, { cause })
  }
}

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const envelope = body as ErrorEnvelope | undefined
  throw new CallFailure(
    envelope?.message
      ? envelope
      : { message: 'Something went wrong', status: response.status, code: 'unknown' },
  )
}
