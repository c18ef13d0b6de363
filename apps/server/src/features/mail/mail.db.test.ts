import { domainToUnicode } from 'node:url'
import { newId } from '@sitewright/core/id'
import { TEST_EMAILS } from '@sitewright/core/test-emails'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { claimMessage } from './message-table.ts'
import { sendMessage } from './send-message.ts'
import { listenForMail, type TestMailServer } from './test-mail-server.ts'
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

/** Database look-ups that pass before each reply of the mail server. */
const LOOKS = 40

let world: TestWorld
let smtp: TestWorld
let stub: TestMailServer
let beforeReply = async () => {}

beforeAll(async () => {
  stub = await listenForMail({ beforeReply: () => beforeReply() })
  world = await createTestWorld()
  smtp = await createTestWorld({ config: { smtpUrl: stub.url } })
})
afterAll(async () => {
  await world.close()
  await smtp.close()
  stub.close()
})
afterEach(() => {
  stub.forget()
})

const write = (where: TestWorld, more: Partial<MessageToWrite<'order-confirmation'>> = {}) =>
  where.inSite((site) => writeMessage(site, message(more)))
const list = async (where: TestWorld) =>
  (await where.owner.get(`/s/${where.site.id}/api/mail`)).body.items
const read = async (where: TestWorld, id: string) =>
  (await where.owner.get(`/s/${where.site.id}/api/mail/${id}`)).body.message

/** Names of a message's headers, in their order. */
function headersIn(mail = ''): string[] {
  const [head = ''] = mail.split('\r\n\r\n')
  return [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name)
}

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

  it('has the same headers and the same reader, whatever people wrote into it', async () => {
    await write(smtp)
    await smtp.runJobs()
    const plain = headersIn(stub.received[0])
    stub.forget()
    const injected = '\r\nBcc: thief@example.com\r\n\r\n<img src onerror=hit()>'
    const data = JSON.parse(JSON.stringify(message().data), (_key, value) =>
      typeof value === 'string' ? value + injected : value,
    )
    await write(smtp, { sender: `Clay${injected}`, subject: `Order${injected}`, data })
    await smtp.runJobs()
    expect(headersIn(stub.received[0])).toEqual(plain)
    expect(stub.envelopes).toEqual([['ada@example.com']])
  })

  it('sends a message once, though two workers take it at the same time', async () => {
    await write(smtp)
    const [{ id }] = await list(smtp)
    const job = { siteId: smtp.site.id, id }
    await Promise.all([sendMessage.run(job, smtp.app), sendMessage.run(job, smtp.app)])
    await smtp.runJobs()
    expect(stub.received).toHaveLength(1)
    expect((await list(smtp))[0].state).toBe('sent')
  })

  it('is unsure only from the end of its text on, however slow the mail server is', async () => {
    await write(smtp)
    const states: string[] = []
    // Each reply comes late enough for the whole message to be made meanwhile.
    beforeReply = async () => {
      for (let look = 1; look < LOOKS; look += 1) await list(smtp)
      states.push((await list(smtp))[0].state)
    }
    await smtp.runJobs()
    beforeReply = async () => {}
    // States at EHLO, MAIL, RCPT, DATA, and at the end of the message.
    expect(states.slice(0, 5)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'unsure'])
    expect((await list(smtp))[0].state).toBe('sent')
  })

  it('does not send again by itself where nobody knows whether it arrived', async () => {
    await write(smtp)
    const [{ id }] = await list(smtp)
    await smtp.inSite((site) => claimMessage(site, id))
    await smtp.runJobs()
    await sendMessage.run({ siteId: smtp.site.id, id }, smtp.app)
    expect(stub.received).toEqual([])
    expect((await list(smtp))[0].state).toBe('unsure')
  })

  it('gives up on a mail server that says no for 72 hours', async () => {
    stub.answer = '451 later'
    await write(smtp)
    const [{ id }] = await list(smtp)
    const job = { siteId: smtp.site.id, id }
    await sendMessage.run(job, smtp.app)
    expect((await list(smtp))[0].state).toBe('waiting')
    await smtp.inSite((site) =>
      site.db
        .updateTable('message')
        .set({ created_at: new Date(Date.now() - 72 * 3_600_000) })
        .where('id', '=', id)
        .execute(),
    )
    await sendMessage.run(job, smtp.app)
    expect((await list(smtp))[0].state).toBe('failed')
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

describe('an address that is none', () => {
  it.each([
    ['a line break', 'a@b.example\r\nBcc: c@d.example'],
    ['two addresses', 'a@b.example, c@d.example'],
    ['a name around it', 'Ada <a@b.example>'],
  ])('keeps as failed what is for %s, and sends nothing', async (_what, to) => {
    await write(smtp, { to })
    await smtp.runJobs()
    expect((await list(smtp))[0].state).toBe('failed')
    expect(stub.received).toEqual([])
  })

  it.each([
    ['a line break', 'shop@b.example\r\nBcc: c@d.example'],
    ['a comma', 'shop@b.example,'],
  ])('leaves a reply address with %s out, and sends the mail', async (_what, replyTo) => {
    await write(smtp, { replyTo })
    await smtp.runJobs()
    expect((await list(smtp))[0].state).toBe('sent')
    expect(stub.received).toHaveLength(1)
    expect(stub.received[0]).not.toMatch(/^(Reply-To|Bcc):/im)
  })
})

describe('every address that a field of ours takes', () => {
  it('can be written to, and its mail goes to that one reader', async () => {
    const taken = TEST_EMAILS.filter(({ deliverable, formField }) => deliverable || formField)
    for (const { address } of taken) await write(smtp, { to: address, replyTo: address })
    await smtp.runJobs()
    const states = (await list(smtp))
      .slice(0, taken.length)
      .map(({ state }: { state: string }) => state)
    expect(new Set(states)).toEqual(new Set(['sent']))
    expect(stub.envelopes.map((readers) => readers.length)).toEqual(taken.map(() => 1))
    expect(stub.envelopes.map(([reader = '']) => asWritten(reader)).sort()).toEqual(
      taken.map(({ address }) => asWritten(address)).sort(),
    )
  })

  it('and to no other', async () => {
    const refused = TEST_EMAILS.filter(({ deliverable, formField }) => !deliverable && !formField)
    const keepable = refused.filter(
      ({ address }) => !address.includes('\0') && address.isWellFormed(),
    )
    for (const { address } of keepable) await write(smtp, { to: address })
    await smtp.runJobs()
    expect(stub.envelopes).toEqual([])
  })
})

/** Address as it was written: on the wire the domain is in lower case and may be in Punycode. */
function asWritten(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainToUnicode(address.slice(at + 1).toLowerCase())
  return `${address.slice(0, at).replace(/^"(.*)"$/, '$1')}@${domain}`
}
