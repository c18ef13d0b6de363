/**
 * Answers to one form, sent by many visitors: beside the statements that the server sends for one, recorded from PostgreSQL's log
 * and sent again straight through `pg`; then as many a second as a form has to take, and more than one address may send. What was
 * answered 200 has to be there.
 */

import { createForm } from '@sitewright/api/forms/create-form'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { type Cluster, openCluster } from '../lib/cluster.ts'
import { prepareContest } from '../lib/contest.ts'
import { startFlow } from '../lib/open-loop.ts'
import { signInOwner } from '../lib/owner.ts'
import { reportPercentile } from '../lib/report-waits.ts'
import { createWriters, type FormPlace, type Sent, writersBehindOne } from './writer.ts'

const ROUNDS = 4
const SECONDS = 2
const WRITERS = 8

/** Statements of one answer with its rate limit, without those that begin and end its transaction. */
const MOST_STATEMENTS = 4
/** Least part of the speed at which `pg` alone sends the same statements. */
const LEAST_RATIO = 0.5

/** Answers a second that are sustained, and for how long. */
const SUSTAINED = 300
const SUSTAINED_SECONDS = 10
/** Least part of them that is taken, since they come by chance. */
const LEAST_TAKEN = 0.95

const TOO_MANY = 'Unable to submit form. Submission rate limit exceeded. Please try again later.'

const server = await startServer({ env: { SITEWRIGHT_TEST: '0' } })
const cluster = await openCluster(server.dataDir)
try {
  const owner = await signInOwner(server)
  const { rows } = await cluster.admin.query('SELECT id FROM site ORDER BY created_at LIMIT 1')
  const siteId: string = rows[0].id
  const { form } = await owner(createForm, {
    siteId,
    name: 'Contact',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'message', type: 'textarea', title: 'Message', required: true },
    ],
  })
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  const place = { port: server.port, host, formId: form.id }
  await compare(place)
  await sustain(place)
  await overdo(place)
} finally {
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

async function compare(place: FormPlace): Promise<void> {
  const clients = await Promise.all(Array.from({ length: WRITERS }, () => cluster.connect()))
  const contest = await prepareContest(
    {
      ...{ name: 'answer', visitors: createWriters(place), prepared: 4000 },
      ...{ mostStatements: MOST_STATEMENTS, leastRatio: LEAST_RATIO },
      work: async (write) => void taken(await write()),
    },
    { pid: server.pid, cluster, clients },
  )
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await contest.run(round > 0 ? SECONDS : 1, { counts: round > 0 })
  }
  contest.report()
  await Promise.all(clients.map((client) => client.end()))
}

/** As many as a form has to take, whoever waits for the one before. */
async function sustain(place: FormPlace): Promise<void> {
  const writers = createWriters(place)
  await writers.prepare(Math.ceil(SUSTAINED * SUSTAINED_SECONDS * 1.2))
  const before = await storedAnswers(cluster, place)
  const flow = startFlow({ perSecond: SUSTAINED, seed: 1 }, async (_number, since) => {
    const write = await writers.next()
    taken(await write())
    return performance.now() - since
  })
  await new Promise((done) => setTimeout(done, SUSTAINED_SECONDS * 1000))
  const times = await flow.stop()
  writers.leave()
  reportPercentile(`${SUSTAINED} answers a second`, times, {})
  const stored = (await storedAnswers(cluster, place)) - before
  console.log(`  ${times.length} answered 200, ${stored} stored`)
  const least = SUSTAINED * SUSTAINED_SECONDS * LEAST_TAKEN
  if (stored !== times.length) failed('each that was answered 200 is stored')
  if (times.length < least) failed(`at least ${least} taken in ${SUSTAINED_SECONDS} s`)
}

/** More than one address may send: the rest is told so, and nothing else is stored than what was taken. */
async function overdo(place: FormPlace): Promise<void> {
  const writers = await writersBehindOne(place, 240)
  const before = await storedAnswers(cluster, place)
  const sent = await Promise.all(writers.map((write) => write()))
  const stored = (await storedAnswers(cluster, place)) - before
  const kept = sent.filter(({ status }) => status === 200).length
  const refused = sent.filter(({ status }) => status === 429)
  const said = refused.filter(({ text }) => JSON.parse(text).message === TOO_MANY).length
  console.log(
    `one address: ${kept} answered 200, ${stored} stored, ${refused.length} answered 429, ${said} of them in the words of forms`,
  )
  if (kept !== stored || kept + said !== sent.length) failed('taken and stored, or told why not')
  if (kept === 0 || said === 0) failed('some of both')
}

function taken({ status, text }: Sent): void {
  if (status !== 200) throw new Error(`An answer was answered ${status}: ${text}`)
}

async function storedAnswers({ admin }: Cluster, { formId }: FormPlace): Promise<number> {
  const { rows } = await admin.query(
    'SELECT count(*)::int AS count FROM form_answer WHERE form_id = $1',
    [formId],
  )
  return rows[0].count
}

function failed(promise: string): void {
  console.error(`  NOT WHAT WAS PROMISED: ${promise}`)
  process.exitCode = 1
}
