/**
 * A million answers to one form in the studio: pages of the list and searches, each beside the statements of the same call sent
 * straight through `pg`, and the download of all as CSV.
 */

import { request } from 'node:http'
import type { CallInput } from '@sitewright/api/call'
import { createForm } from '@sitewright/api/forms/create-form'
import { listAnswers } from '@sitewright/api/forms/list-answers'
import type { Client } from 'pg'
import { removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { memoryOf } from '../lib/load.ts'
import { signInOwnerWithCookies } from '../lib/owner.ts'
import { transactionsIn } from '../lib/recording.ts'
import { reportPercentile } from '../lib/report-waits.ts'
import { waitsOf } from '../lib/waits.ts'
import { ANSWERS, COLOURS, fillForm } from './fill-form.ts'

const ROUNDS = 20
/** Milliseconds of a page of the list or of a search. */
const LIST_AIM = { p95: 100 }
/** Milliseconds until the first byte of the download. */
const FIRST_BYTE_AIM = { p95: 500 }
/** Megabytes that the server may grow by while it sends all answers. */
const MOST_GROWTH_MB = 100

const server = await startServer({ env: { SITEWRIGHT_TEST: '0' } })
const cluster = await openCluster(server.dataDir)
const client = await cluster.connect()
try {
  const { owner, cookie } = await signInOwnerWithCookies(server)
  const { rows } = await cluster.admin.query('SELECT id FROM site ORDER BY created_at LIMIT 1')
  const siteId: string = rows[0].id
  const { form } = await owner(createForm, {
    siteId,
    name: 'Contact',
    fields: [
      { id: 'name', type: 'text', title: 'Name' },
      { id: 'email', type: 'email', title: 'Email' },
      { id: 'message', type: 'textarea', title: 'Message' },
      { id: 'colour', type: 'radio', title: 'Colour', options: [...Object.values(COLOURS), 'Red'] },
    ],
  })
  const list = (more: Partial<CallInput<typeof listAnswers>> = {}) =>
    owner(listAnswers, { siteId, formId: form.id, ...more })
  const began = performance.now()
  await fillForm(cluster.admin, siteId, form.id)
  console.log(`${ANSWERS} answers made in ${((performance.now() - began) / 1000).toFixed(0)} s`)

  const deep = await cursorAt(0.6)
  const chosen = (colour: keyof typeof COLOURS) => ({ fieldId: 'colour', value: COLOURS[colour] })
  // Answers of the fixture come a second apart, so these days are some in the middle.
  const days = { from: dayAt(0.5), to: dayAt(0.6) }
  const pages: Readonly<Record<string, Partial<CallInput<typeof listAnswers>>>> = {
    'the list': {},
    'a page deep in it': { cursor: deep },
    'not read': { filter: 'unread' },
    'held back': { filter: 'held' },
    'held back, deep': { filter: 'held', cursor: deep },
    'a word of all': { search: 'example' },
    'a word of all, deep': { search: 'example', cursor: deep },
    'a word of half of them': { search: 'b' },
    'a name': { search: 'name123' },
    'two names, which nobody has': { search: 'name123 name456' },
    'a word of one': { search: 'only4711' },
    'a word of none': { search: 'zzzz' },
    'three words': { search: 'ba k example' },
    'a name, not read': { search: 'name7', filter: 'unread' },
    'a word of one, held back': { search: 'only5000', filter: 'held' },
    'a choice of half of them': chosen('common'),
    'a choice of each thousandth': chosen('rare'),
    'a choice of ten': chosen('rarest'),
    'a choice of ten, not read': { ...chosen('rarest'), filter: 'unread' },
    'a rare choice, held back': { ...chosen('rare'), filter: 'held' },
    'a rare choice and a word': { ...chosen('rare'), search: 'name7' },
    'some days': days,
    'a common choice on some days': { ...chosen('common'), ...days },
    'a choice of ten on some days': { ...chosen('rarest'), ...days },
    'a word of half of them on some days': { search: 'b', ...days },
    'a word of none on some days, not read': { search: 'zzzz', ...days, filter: 'unread' },
    'a label': { label: 'To call' },
    'a label, deep, not read': { label: 'To call', cursor: deep, filter: 'unread' },
    'a label nobody has': { label: 'Nobody' },
    'a label and a common choice': { label: 'To call', ...chosen('common') },
    'a label, a rare choice, a word and some days': {
      ...{ label: 'To call', search: 'b' },
      ...{ ...chosen('rare'), ...days },
    },
  }
  for (const [name, asked] of Object.entries(pages)) {
    const { p50 } = reportPercentile(name, await timesOf(() => list(asked)), LIST_AIM)
    const statements = transactionsIn(await cluster.logOf(async () => void (await list(asked))))
    const alone = waitsOf(await timesOf(() => replay(client, statements.flat()))).p50
    console.log(`  pg alone ${alone.toFixed(1)} ms: ${(alone / p50).toFixed(2)} of it`)
  }
  await download(`/s/${siteId}/api/forms/${form.id}/answers.csv`, cookie())

  /** Day on which that part of them had come. */
  function dayAt(part: number): string {
    return new Date((1_700_000_000 + ANSWERS * part) * 1000).toISOString().slice(0, 10)
  }

  /** Id of the answer at that part of them, from the newest. */
  async function cursorAt(part: number): Promise<string> {
    const { rows: found } = await cluster.admin.query(
      'SELECT id FROM form_answer WHERE form_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2',
      [form.id, ANSWERS * part],
    )
    return found[0].id
  }
} finally {
  await client.end()
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  // The first one opens connections and fills caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begin = performance.now()
    await call()
    if (round > 0) times.push(performance.now() - begin)
  }
  return times
}

async function replay(
  pgClient: Client,
  statements: readonly { text: string; values: readonly (string | null)[] }[],
): Promise<void> {
  for (const { text, values } of statements) await pgClient.query(text, [...values])
}

async function download(path: string, cookie: string): Promise<void> {
  const before = await memoryOf(server.pid)
  let most = before
  const begin = performance.now()
  let first = Number.NaN
  let bytes = 0
  let lines = 0
  const watching = setInterval(async () => {
    most = Math.max(most, await memoryOf(server.pid))
  }, 200)
  await new Promise<void>((done, failed) => {
    const { host, hostname, port } = new URL(server.studio)
    const asked = request(
      {
        hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path,
        headers: { host, cookie },
      },
      (response) => {
        if (response.statusCode !== 200) failed(new Error(`answered ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => {
          if (bytes === 0) first = performance.now() - begin
          bytes += chunk.length
          for (const byte of chunk) if (byte === 10) lines += 1
        })
        response.once('end', done)
        response.once('error', failed)
      },
    )
    asked.once('error', failed)
    asked.end()
  })
  clearInterval(watching)
  const seconds = (performance.now() - begin) / 1000
  reportPercentile('first byte of the download', [first], FIRST_BYTE_AIM)
  console.log(
    `  ${lines} lines, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; ` +
      `memory grew by ${most - before} MB (at most ${MOST_GROWTH_MB})`,
  )
  if (most - before > MOST_GROWTH_MB || lines < ANSWERS * 0.97) process.exitCode = 1
}
