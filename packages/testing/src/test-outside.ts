/** A stand-in for every other site: the guarded client asks it under test (`TEST_OUTSIDE`), whatever host was meant. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type OutsideAnswers = (
  url: URL,
  response: ServerResponse,
  request: IncomingMessage,
) => unknown

export interface TestOutside {
  readonly origin: string
  /** Addresses that were asked for, in order. */
  readonly asked: string[]
  /** Answers with 404 until it is set. */
  answer: OutsideAnswers
  stop(): Promise<void>
}

const missing: OutsideAnswers = (_url, response) => response.writeHead(404).end()

export async function startTestOutside(): Promise<TestOutside> {
  const server = createServer((request, response) => {
    const url = new URL(`https://${request.headers.host}${request.url}`)
    outside.asked.push(url.href)
    outside.answer(url, response, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const outside: TestOutside = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: missing,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
  return outside
}

/** Answers with JSON. */
export const answerJson = (response: ServerResponse, body: object) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
