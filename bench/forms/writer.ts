/** Visitors that send a form through HTTP, over connections that stay open, each from an address of its own. */

import { Agent, request } from 'node:http'
import type { Visitors } from '../lib/contest.ts'

export interface FormPlace {
  readonly port: number
  readonly host: string
  readonly formId: string
}

export interface Sent {
  readonly status: number
  readonly text: string
}

/** Sends one answer, for which a key was fetched before. */
export type Writer = () => Promise<Sent>

/** Answers of one visitor, below the limit of ten in a minute. */
const USES = 8

export const ANSWER = {
  name: ['Ada', 'Lovelace'],
  email: 'ada@example.com',
  message: 'Do you ship two blue bowls and the large teapot to Crete before the end of June?',
}

export function createWriters(place: FormPlace): Visitors<Writer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const waiting: Writer[] = []
  const invite = async () => {
    waiting.push(...(await openBrowser(place, agent, newAddress(), USES)))
  }
  return {
    async prepare(visits) {
      while (waiting.length < visits) {
        await Promise.all(Array.from({ length: 8 }, invite))
      }
    },
    async next() {
      if (waiting.length === 0) await invite()
      const writer = waiting.pop()
      if (!writer) throw new Error('A browser that was just opened is gone')
      return writer
    },
    leave: () => agent.destroy(),
  }
}

/** Visitors behind one address, each with one answer. */
export async function writersBehindOne(place: FormPlace, count: number): Promise<Writer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const address = newAddress()
  const writers: Writer[] = []
  while (writers.length < count) writers.push(...(await openBrowser(place, agent, address, USES)))
  return writers
}

/** Addresses of visitors, each a machine of its own as behind a proxy: a limit counts what comes from one. */
let addresses = 0
function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

async function openBrowser(
  place: FormPlace,
  agent: Agent,
  address: string,
  uses: number,
): Promise<Writer[]> {
  const from = { 'x-forwarded-for': address }
  const welcome = await exchange(place, agent, { path: '/api/crumb', headers: from })
  const { crumb } = JSON.parse(welcome.text) as { crumb: string }
  const cookie = welcome.cookies.join('; ')
  const post = (path: string, body: object) =>
    exchange(place, agent, {
      path,
      headers: { ...from, cookie, 'x-csrf-token': crumb, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const keys = await Promise.all(
    Array.from({ length: uses }, () => post('/api/form/FormSubmissionKey', {})),
  )
  return keys.map(({ text }) => {
    const { key } = JSON.parse(text) as { key: string }
    const body = {
      ...{ formId: place.formId, key, form: JSON.stringify(ANSWER) },
      ...{ pageTitle: 'Contact', pagePath: '/contact', pageId: '', contentSource: 'c' },
    }
    return () => post('/api/form/SaveFormSubmission', body)
  })
}

interface Question {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function exchange({ port, host }: FormPlace, agent: Agent, { path, headers, body }: Question) {
  return new Promise<Sent & { cookies: readonly string[] }>((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, agent, path },
        method: body === undefined ? 'GET' : 'POST',
        headers: { host, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map(
            (one) => one.split(';')[0] ?? '',
          )
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies,
          })
        })
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}
