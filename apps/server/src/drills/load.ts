/** Load generator: visitors who ask without a pause, and a list of the requests that failed. */

import { Agent, request } from 'node:http'

export interface Load {
  readonly answered: number
  /** Failed requests in words, one entry for each. */
  readonly failures: readonly string[]
  /** Lets everybody finish; may be called again. */
  stop(): Promise<void>
}

export interface Question {
  readonly method: string
  readonly path: string
  readonly body?: string
  /** The expected status; any other is a failure. */
  readonly status: number
}

export function startLoad(
  target: { readonly port: number; readonly host: string },
  questions: readonly Question[],
  visitors: number,
): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const failures: string[] = []
  let answered = 0
  let isOver = false

  const ask = ({ method, path, body, status }: Question) =>
    new Promise<void>((done) => {
      const fail = (why: string) => {
        failures.push(`${method} ${path}: ${why}`)
        done()
      }
      const headers = {
        host: target.host,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const asked = request(
        { agent, host: '127.0.0.1', port: target.port, method, path, headers },
        (response) => {
          response.resume()
          response.once('error', (error) => fail(error.message))
          response.once('end', () => {
            answered += 1
            if (response.statusCode === status) done()
            else fail(`${response.statusCode}`)
          })
        },
      )
      asked.once('error', (error) => fail(error.message))
      asked.end(body)
    })

  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const question = questions[turn % questions.length]
      if (question) await ask(question)
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
  return {
    get answered() {
      return answered
    },
    failures,
    stop: async () => {
      isOver = true
      await visiting
      agent.destroy()
    },
  }
}
