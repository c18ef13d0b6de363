/** Two built servers, each a process of its own, on the database of a test world: races there are over real connections. */

import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, spawnTestProcess, type TestProcess } from './test-process.ts'

/** A test browser, as far as it is needed. */
interface Browser {
  readonly host: string
  readonly cookies: ReadonlyMap<string, string>
  crumb(): Promise<string>
}

export interface ProcessAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
}

export interface TwoServers {
  /** Sends a visitor's write to the server with that number, of 0 and 1; others are taken in turn. */
  write(
    at: number,
    shopper: Browser,
    question: { path: string; body: object; method?: string },
  ): Promise<ProcessAnswer>
  /** Pays a checkout there; `checkout` is the answer of `startCheckout`. */
  pay(
    at: number,
    shopper: Browser,
    checkout: { readonly id: string; readonly totalMinor: number },
    token?: string,
  ): Promise<ProcessAnswer>
  /** Sends a request as it is to the server with that number. */
  send(
    at: number,
    request: {
      path: string
      host: string
      headers: Readonly<Record<string, string>>
      body: Buffer
    },
  ): Promise<number>
  stop(): Promise<void>
}

/** Needs `buildServer` to have run. Cookies of the world are good at both. */
export async function startTwoServers(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TwoServers> {
  const servers = await Promise.all([1, 2].map(() => startServer(databaseUrl, env)))
  const write: TwoServers['write'] = async (at, shopper, { path, body, method = 'POST' }) => {
    const server = servers[at % servers.length] as TestProcess
    const answer = await server.ask(path, {
      method,
      host: shopper.host,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': await shopper.crumb(),
        cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    })
    return readAnswer(answer, server)
  }
  return {
    write,
    pay: (at, shopper, { id, totalMinor }, token = 'practice-approve') =>
      write(at, shopper, {
        path: `/api/commerce/checkout/${id}/pay`,
        body: { paymentToken: token, agreedTotalMinor: totalMinor },
      }),
    send: async (at, { path, ...request }) => {
      const server = servers[at % servers.length] as TestProcess
      return (await server.ask(path, { method: 'POST', ...request }))?.status ?? 0
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.clean()))
    },
  }
}

async function startServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
): Promise<TestProcess> {
  const server = await spawnTestProcess({
    databaseUrl,
    // Timeouts 20 times as long, so that no answer depends on how busy the machine is.
    env: { PRACTICE_PAYMENTS: '1', TEST_PATIENCE: '20', ...env },
  })
  const isReady = async () => (await server.ask('/readyz'))?.status === 200
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  while (!(await isReady())) {
    if (hasEnded) throw new Error(`A server did not start:\n${server.output()}`)
    await pause(100)
  }
  return server
}

function readAnswer(answer: Answer | undefined, server: TestProcess): ProcessAnswer {
  if (!answer) throw new Error(`A server did not answer:\n${server.output()}`)
  return { status: answer.status, body: JSON.parse(answer.text) as unknown }
}
