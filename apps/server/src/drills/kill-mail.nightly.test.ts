/** Fifty `kill -9` of a node that sends mail, at any moment of the sending: no message arrives twice, and none is forgotten. */

import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@sitewright/core/id'
import { buildServer, spawnTestProcess, type TestProcess } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { writeMessage } from '../features/mail/index.ts'
import { listenForMail } from '../features/mail/test-mail-server.ts'
import { createRandom } from '../starting-points/pictures/random.ts'

const MESSAGES = 48
const KILLS = 50
const SEED = 17
/** Longest life of a node after it is ready, in milliseconds. */
const LIFE_MS = 3_000
/** Longest pause of the mail server before each of its six replies, in milliseconds: most messages outlast a node. */
const REPLY_MS = 1_000

let world: TestWorld

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
})
afterAll(() => world.close())

it('each of 48 messages arrives once, or is kept as one that may have arrived', async () => {
  const random = createRandom(SEED)
  let isSlow = true
  let asked = 0
  const mail = await listenForMail({
    beforeReply: async () => {
      asked += 1
      if (isSlow) await sleep(random.between(0, REPLY_MS))
    },
  })
  onTestFinished(() => mail.close())
  for (let number = 1; number <= MESSAGES; number += 1) await write(number)

  let killsWhileSending = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = asked
    const node = await start(mail.url)
    await sleep(random.between(0, LIFE_MS))
    node.signal('SIGKILL')
    expect(await node.ended).toBe('SIGKILL')
    await node.clean()
    if (asked > before) killsWhileSending += 1
  }
  isSlow = false
  const last = await start(mail.url)
  onTestFinished(() => last.clean())
  await expect
    .poll(async () => (await states()).filter(({ state }) => state === 'waiting'), {
      timeout: 300_000,
    })
    .toEqual([])

  const fates = (await states()).map(({ id, state }) => ({
    state,
    arrived: mail.received.filter((text) => text.includes(`<${id}@`)).length,
  }))
  const count = (state: string, arrived: number) =>
    fates.filter((fate) => fate.state === state && fate.arrived === arrived).length
  console.log(
    `${MESSAGES} messages, ${KILLS} kills, ${killsWhileSending} of them while mail was sent: ` +
      `${count('sent', 1)} sent, ${count('unsure', 1)} unsure that arrived, ${count('unsure', 0)} unsure that did not`,
  )
  expect(fates).toHaveLength(MESSAGES)
  expect(mail.received.length).toBe(fates.filter(({ arrived }) => arrived === 1).length)
  for (const fate of fates) {
    expect(fate.arrived).toBeLessThanOrEqual(1)
    if (fate.arrived === 0) expect(fate.state).toBe('unsure')
    else expect(['sent', 'unsure']).toContain(fate.state)
  }
})

const write = (number: number) =>
  world.inSite((site) =>
    writeMessage(site, {
      kind: 'order-confirmation',
      effectKey: `order-confirmation:${newId()}`,
      to: `shopper${number}@example.com`,
      replyTo: 'shop@example.com',
      sender: 'Clay & Co',
      subject: `Order #${number} confirmed`,
      data: {
        siteTitle: 'Clay & Co',
        orderNumber: String(number),
        orderUrl: 'http://clay.localhost:3000/order/token',
        lines: [{ id: '0', title: 'Mug', variant: '', quantity: 1, total: '$20.00' }],
        totals: [{ label: 'Total', amount: '$20.00' }],
        shipTo: ['Ada Lovelace', '12 St James Square'],
      },
    }),
  )

const states = () =>
  world.inSite((site) => site.db.selectFrom('message').select(['id', 'state']).execute())

async function start(smtpUrl: string): Promise<TestProcess> {
  const node = await spawnTestProcess({
    databaseUrl: world.databaseUrl,
    env: { SMTP_URL: smtpUrl },
  })
  await expect.poll(async () => (await node.ask('/readyz'))?.status).toBe(200)
  return node
}
