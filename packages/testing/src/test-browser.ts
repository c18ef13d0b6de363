/** A person at a browser: cookies, anti-forgery value and Host header, on a server without a port. */

import type { FastifyInstance, InjectOptions } from 'fastify'

export interface TestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** The parsed JSON, or the text of any other response. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
  readonly text: string
  readonly bytes: Buffer
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the right anti-forgery value; null sends none. */
  readonly crumb?: string | null
}

export interface TestBrowser {
  readonly host: string
  readonly cookies: Map<string, string>
  get(path: string, options?: RequestOptions): Promise<TestResponse>
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>
  put(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>
  patch(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>
  delete(path: string, options?: RequestOptions): Promise<TestResponse>
  /** Posts a form as a browser without script does, with its own Origin and no crumb. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<TestResponse>
  /** Sends a request exactly as described, with cookies added. */
  send(options: InjectOptions): Promise<TestResponse>
  /** Fetches the anti-forgery value, as the studio and the islands do before their first write. */
  crumb(): Promise<string>
}

export function createTestBrowser(
  server: FastifyInstance,
  host: string,
  crumbPath: string,
): TestBrowser {
  const cookies = new Map<string, string>()
  let crumb: string | undefined

  const send = async (options: InjectOptions): Promise<TestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.inject({
      ...options,
      headers: { host, ...(cookie && { cookie }), ...options.headers },
    })
    for (const { name, value, expires, maxAge } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
      if (name !== 'crumb') crumb = undefined
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
      text: response.body,
      bytes: response.rawPayload,
    }
  }

  const fetchCrumb = async () => {
    if (crumb !== undefined) return crumb
    const { body } = await send({ method: 'GET', url: crumbPath })
    crumb = (body as { crumb: string }).crumb
    return crumb
  }

  const write =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (path: string, body?: unknown, options: RequestOptions = {}) => {
      const value = options.crumb === undefined ? await fetchCrumb() : options.crumb
      const isBytes = Buffer.isBuffer(body)
      return send({
        method,
        url: path,
        headers: {
          ...(value !== null && { 'x-csrf-token': value }),
          ...(body !== undefined && {
            'content-type': isBytes ? 'application/octet-stream' : 'application/json',
          }),
          ...options.headers,
        },
        ...(body !== undefined && {
          payload: isBytes || typeof body === 'string' ? body : JSON.stringify(body),
        }),
      })
    }

  return {
    host,
    cookies,
    send,
    crumb: fetchCrumb,
    get: (path, { headers = {} } = {}) => send({ method: 'GET', url: path, headers }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: (path, options) => write('DELETE')(path, undefined, options),
    submit: (path, fields) =>
      send({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${host}`,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}
