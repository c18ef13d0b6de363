import { createServer, type Server } from 'node:net'
import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from './send-message.ts'
import { type MessageToWrite, writeMessage } from './write-message.ts'

const message = (
  more: Partial<MessageToWrite<'order-confirmation'>> = {},
): MessageToWrite<'order-confirmation'> => ({
  kind: 'order-confirmation',
  effectKey: `order-confirmation:${newId()}`,
  to: 'ada@example.com',
  replyTo: 'shop@example.com',
  sender: 'Clay & Co',
  subject: 'Order #1001 confirmed',
  data: {
    siteTitle: 'Clay & Co',
    orderNumber: '1001',
    orderUrl: 'http://clay.localhost:3000/order/token',
    lines: [
      {
        id: '0',
        title: 'Mug <script>alert(1)</script>',
        variant: 'Blue / "Large"',
        quantity: 2,
        total: '$20.00',
      },
    ],
    totals: [{ label: 'Total', amount: '$20.00' }],
    shipTo: ['Ada <b>Lovelace</b>', '12 St James Square'],
  },
  ...more,
})

interface MailServerStub {
  readonly url: string
  /** Whole messages as they came over the wire. */
  readonly received: string[]
  answer: string
  readonly server: Server
}

/** Speaks as much SMTP as a client needs to hand a message over. */
async function listenForMail(): Promise<MailServerStub> {
  const received: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let unread = ''
    let isReading = false
    socket.on('data', (chunk) => {
      unread += chunk.toString()
      const end = isReading ? '\r\n.\r\n' : '\r\n'
      if (!unread.endsWith(end)) return
      if (isReading) received.push(unread)
      const reply = isReading ? stub.answer : (REPLIES[unread.trim()] ?? '250 ok')
      isReading = !isReading && unread.trim() === 'DATA'
      unread = ''
      say(reply)
    })
    say('220 stub')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const stub = { url: `smtp://127.0.0.1:${port}`, received, answer: '250 taken', server }
  return stub
}

const REPLIES: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' }

let world: TestWorld
let smtp: TestWorld
let stub: MailServerStub

beforeAll(async () => {
  stub = await listenForMail()
  world = await createTestWorld()
  smtp = await createTestWorld({ config: { smtpUrl: stub.url } })
})
afterAll(async () => {
  await world.close()
  await smtp.close()
  stub.server.close()
})
afterEach(() => {
  stub.answer = '250 taken'
  stub.received.length = 0
})

const write = (where: TestWorld, more: Partial<MessageToWrite<'order-confirmation'>> = {}) =>
  where.inSite((site) => writeMessage(site, message(more)))
const list = async (where: TestWorld) =>
  (await where.owner.get(`/s/${where.site.id}/api/mail`)).body.items
const read = async (where: TestWorld, id: string) =>
  (await where.owner.get(`/s/${where.site.id}/api/mail/${id}`)).body.message

describe('the outbox', () => {
  it('shows a message before it is sent, and keeps it where no mail server is set up', async () => {
    await write(world)
    const [waiting] = await list(world)
    expect(waiting).toMatchObject({ to: 'ada@example.com', state: 'waiting', sentAt: null })
    expect((await read(world, waiting.id)).html).toContain('Thank you for your order')
    await world.runJobs()
    expect(await list(world)).toMatchObject([{ id: waiting.id, state: 'kept' }])
  })

  it('escapes what visitors and owners wrote', async () => {
    await write(world)
    const [{ id }] = await list(world)
    const { html, text } = await read(world, id)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>Lovelace')
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain('2 × Mug <script>alert(1)</script>')
    expect(text).toContain('http://clay.localhost:3000/order/token')
  })

  it('writes each effect once', async () => {
    const effectKey = `order-confirmation:${newId()}`
    const before = (await list(world)).length
    await write(world, { effectKey })
    await write(world, { effectKey })
    expect((await list(world)).length).toBe(before + 1)
  })

  it.each([
    ['a line break', 'a@b.example\r\nBcc: c@d.example'],
    ['two addresses', 'a@b.example, c@d.example'],
    ['a name around it', 'Ada <a@b.example>'],
  ])('refuses a reader with %s', async (_what, to) => {
    await expect(write(world, { to })).rejects.toThrow('one mail address')
    await expect(write(world, { replyTo: to })).rejects.toThrow('one mail address')
  })

  it('answers 404 for a message that is not there', async () => {
    const path = `/s/${world.site.id}/api/mail/${newId()}`
    expect((await world.owner.get(path)).status).toBe(404)
  })
})

describe('sending', () => {
  it('comes from the platform’s address, answers go to the shop, and both forms are there', async () => {
    await write(smtp, { subject: 'Order\r\nBcc: thief@example.com' })
    await smtp.runJobs()
    const [mail = ''] = stub.received
    expect(mail).toMatch(/^From: .*<no-reply@localhost>\r$/m)
    expect(mail).toMatch(/^Reply-To: shop@example\.com\r$/m)
    expect(mail).toMatch(/^To: ada@example\.com\r$/m)
    expect(mail).not.toMatch(/^Bcc:/m)
    expect(mail).toContain('text/plain')
    expect(mail).toContain('text/html')
    expect(await list(smtp)).toMatchObject([{ state: 'sent', sentAt: expect.any(Number) }])
  })

  it('sends again under the same name where nobody knows whether it arrived', async () => {
    await write(smtp)
    await smtp.runJobs()
    const [{ id }] = await list(smtp)
    await smtp.inSite((site) =>
      site.db.updateTable('message').set({ state: 'waiting' }).where('id', '=', id).execute(),
    )
    await sendMessage.run({ siteId: smtp.site.id, id }, smtp.app)
    await sendMessage.run({ siteId: smtp.site.id, id }, smtp.app)
    const names = stub.received.map((mail) => /^Message-ID: (.*)\r$/im.exec(mail)?.[1])
    expect(names).toEqual([`<${id}@localhost>`, `<${id}@localhost>`])
  })

  it('gives up on a refusal that stays, and tries again on one that passes', async () => {
    stub.answer = '550 no such reader'
    await write(smtp)
    await smtp.runJobs()
    expect((await list(smtp))[0].state).toBe('failed')
    stub.answer = '451 later'
    await write(smtp)
    await smtp.runJobs()
    const [{ id, state }] = await list(smtp)
    expect(state).toBe('waiting')
    stub.answer = '250 taken'
    await sendMessage.run({ siteId: smtp.site.id, id }, smtp.app)
    expect((await list(smtp))[0].state).toBe('sent')
  })
})
