/** One request over a connection that stays open. */

import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface Question {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly encoding?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export function ask({ port, host, path, encoding = 'identity' }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, agent, headers: { host, 'accept-encoding': encoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
          }),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}
