/** Consequences of an answer besides being kept: the visitor's mail, the webhook of its form, and its end. */

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { startTestOutside, type TestOutside } from '@sitewright/testing/test-outside'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'
import { formsFeature } from './index.ts'
import { PAUSES_MS } from './webhook/delivery-schedule.ts'
import { sendDelivery } from './webhook/send-delivery.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const GUIDE = new URL('../../../../../docs/guides/webhooks.md', import.meta.url)

interface Posted {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let world: TestWorld
let outside: TestOutside
let owner: TestBrowser
let posted: Posted[]
/** Statuses that the receiver answers with, in turn; the last one stays. 0 for no answer. */
let statuses: number[]

beforeAll(async () => {
  outside = await startTestOutside()
  outside.answer = async (url, response, request) => {
    posted.push({ url: url.href, headers: request.headers, body: await text(request) })
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (status) response.writeHead(status, { location: 'https://elsewhere.example/' }).end()
    else response.destroy()
  }
  world = await createTestWorld({ config: { outsideStandIn: outside.origin } })
  owner = world.owner
})
afterAll(async () => {
  await world.close()
  await outside.stop()
})
beforeEach(() => {
  posted = []
  statuses = [204]
})

/** Days pass, after which the owner has to sign in again. */
async function passDays(days: number): Promise<void> {
  world.clock.advance(days * DAY_MS)
  owner = world.guest()
  const person = { email: 'owner@example.com', password: 'correct horse battery' }
  const { status, text: said } = await owner.post('/api/sign-in', person)
  if (status !== 200) throw new Error(said)
}

const api = (path = '') => `/s/${world.site.id}/api${path}`

async function makeForm(storage: SiteFormInput['storage']): Promise<string> {
  const form: SiteFormInput = {
    name: 'Contact',
    fields: [
      { id: 'email', type: 'email', title: 'Email address' },
      { id: 'message', type: 'textarea', title: 'Message' },
      { id: 'secret', type: 'password', title: 'Password' },
    ],
    ...(storage && { storage }),
  }
  const { status, body, text: said } = await owner.post(api('/forms'), form)
  if (status !== 200) throw new Error(said)
  return body.form.id
}

interface Sent {
  readonly email?: string
  readonly message?: string
  readonly secret?: string
  /** Something in the field that people do not see. */
  readonly website?: string
}

async function send(formId: string, { website = '', ...values }: Sent = {}): Promise<string> {
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  const { key } = body
  const form = JSON.stringify({ email: 'ada@example.com', message: 'Hello', ...values })
  const sent = { formId, key, form, website, pageTitle: 'Contact', pagePath: '/contact' }
  const { status, text: said } = await visitor.post('/api/form/SaveFormSubmission', sent)
  if (status !== 200) throw new Error(said)
  return key
}

const listed = async (formId: string, query = '') =>
  (await owner.get(api(`/forms/${formId}/answers${query}`))).body.items

async function release(formId: string): Promise<void> {
  const [{ id }] = await listed(formId, '?filter=held')
  const path = api(`/forms/${formId}/answers/${id}`)
  await owner.put(path, { state: 'kept' })
  await owner.put(path, { state: 'kept' })
}

const keepHouse = () => createHousekeeper(world.app, formsFeature.chores ?? []).run()

describe('the mail to a visitor who has answered', () => {
  const TEXT = 'We have **it**.\n\n- [Prices](/prices)\n- <b>soon</b>'
  const REPLY = { fieldId: 'email', subject: 'Thank you', text: TEXT, replyTo: 'shop@example.com' }

  const mails = () =>
    world.inSite(({ db }) =>
      db
        .selectFrom('message')
        .select(['id', 'recipient', 'reply_to', 'subject'])
        .where('kind', '=', 'form-reply')
        .orderBy('id')
        .execute(),
    )
  const readers = async (after: number) => (await mails()).slice(after).map((one) => one.recipient)

  it('has the owner’s words, and none of the visitor’s', async () => {
    const formId = await makeForm({ autoReply: REPLY })
    const hostile = '<img src onerror=hit()>\r\nBcc: thief@example.com'
    await send(formId, { email: 'one@example.com', message: hostile })
    const mail = (await mails()).at(-1)
    expect(mail).toMatchObject({
      recipient: 'one@example.com',
      reply_to: 'shop@example.com',
      subject: 'Thank you',
    })
    const { body } = await owner.get(api(`/mail/${mail?.id}`))
    const { html, text: plain } = body.message
    expect(html).toContain('<strong>it</strong>')
    expect(html).toMatch(/<a href="http:\/\/[^"]+\/prices">Prices<\/a>/)
    expect(html).toContain('&lt;b&gt;soon')
    expect(html).toContain('this address was entered in a form on')
    expect(plain).toContain('We have **it**.')
    for (const said of [html, plain]) expect(said).not.toMatch(/thief|onerror/)
  })

  it('says in the site’s language why it was sent', async () => {
    const { body: settings } = await owner.get(api('/settings'))
    const put = (language: string) =>
      owner.put(api('/settings'), { ...settings.settings, language })
    expect((await put('fr-CA')).status).toBe(200)
    await send(await makeForm({ autoReply: REPLY }), { email: 'two@example.com' })
    await put(settings.settings.language)
    const { body } = await owner.get(api(`/mail/${(await mails()).at(-1)?.id}`))
    expect(body.message.html).toContain('<html dir="ltr" lang="fr-CA">')
    expect(body.message.text).toContain('a été saisie dans un formulaire')
  })

  it('goes to an address once within an hour for each form, however it is written', async () => {
    const formId = await makeForm({ autoReply: REPLY })
    const before = (await mails()).length
    for (const email of ['me@example.com', 'ME@example.com', 'me+1@example.com', 'a@example.com']) {
      await send(formId, { email })
    }
    expect(await readers(before)).toEqual(['me@example.com', 'a@example.com'])
    await send(await makeForm({ autoReply: REPLY }), { email: 'me@example.com' })
    expect(await readers(before)).toHaveLength(3)
    world.clock.advance(HOUR_MS)
    await keepHouse()
    await send(formId, { email: 'me@example.com' })
    expect(await readers(before)).toHaveLength(4)
  })

  it('waits with an answer that is held back, and goes out once when that is taken in', async () => {
    const formId = await makeForm({ autoReply: REPLY })
    const before = (await mails()).length
    await send(formId, { email: 'held@example.com', website: 'x' })
    expect(await readers(before)).toEqual([])
    await release(formId)
    expect(await readers(before)).toEqual(['held@example.com'])
  })

  it('goes nowhere where no address was given', async () => {
    const before = (await mails()).length
    await send(await makeForm({ autoReply: REPLY }), { email: '' })
    expect(await readers(before)).toEqual([])
  })
})

describe('the webhook of a form', () => {
  const HOOK = 'https://hooks.example/answers?a=1'
  const hooked = () => makeForm({ webhookUrl: HOOK })

  const webhook = async (formId: string) => (await owner.get(api(`/forms/${formId}/webhook`))).body

  /** Tries the form's last delivery now, as its job does when its time has come. */
  async function tryNow(formId: string) {
    const [{ id }] = (await webhook(formId)).deliveries
    await sendDelivery.run({ siteId: world.site.id, id }, world.app)
    return (await webhook(formId)).deliveries[0]
  }

  it('gets each answer as JSON, once, without passwords', async () => {
    const formId = await hooked()
    await send(formId, { secret: 'sesame' })
    await world.runJobs()
    const [answer] = await listed(formId)
    expect(posted).toHaveLength(1)
    const [{ url, headers, body }] = posted as [Posted]
    expect(url).toBe(HOOK)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^[0-9a-f]{24}$/),
    })
    expect(JSON.parse(body)).toEqual({
      type: 'form.answer',
      timestamp: new Date(answer.sentAt).toISOString(),
      data: {
        siteId: world.site.id,
        form: { id: formId, name: 'Contact' },
        answer: {
          id: answer.id,
          sentAt: new Date(answer.sentAt).toISOString(),
          email: 'ada@example.com',
          page: { title: 'Contact', path: '/contact' },
          fields: [
            { id: 'email', type: 'email', title: 'Email address', value: 'ada@example.com' },
            { id: 'message', type: 'textarea', title: 'Message', value: 'Hello' },
            { id: 'secret', type: 'password', title: 'Password', value: '' },
          ],
        },
      },
    })
    expect((await webhook(formId)).deliveries).toMatchObject([
      { id: headers['webhook-id'], answerId: answer.id, state: 'sent', attempts: 1, status: 204 },
    ])
  })

  it('can check what it gets as the guide says, also for a day after the secret was renewed', async () => {
    const formId = await hooked()
    const { secret } = await webhook(formId)
    await send(formId)
    await world.runJobs()
    const { body: renewed } = await owner.post(api(`/forms/${formId}/webhook-secrets`), {})
    expect(renewed.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(renewed.secret).not.toBe(secret)
    await send(formId)
    await world.runJobs()
    await passDays(1)
    await send(formId)
    await world.runJobs()
    const [first, during, after] = posted as [Posted, Posted, Posted]
    expect(await isGenuine(secret, first)).toBe(true)
    expect(await isGenuine(secret, { ...first, body: `${first.body} ` })).toBe(false)
    expect(await isGenuine(secret, during)).toBe(true)
    expect(await isGenuine(renewed.secret, during)).toBe(true)
    expect(await isGenuine(renewed.secret, after)).toBe(true)
    expect(await isGenuine(secret, after)).toBe(false)
  })

  it('is tried again with growing pauses under the same id, and given up after the last', async () => {
    const formId = await hooked()
    statuses = [500, 0, 302, 404]
    await send(formId)
    for (const [index, pause] of PAUSES_MS.entries()) {
      const tried = await tryNow(formId)
      expect(tried).toMatchObject({ state: 'waiting', attempts: index + 1 })
      expect(tried.nextAt - tried.triedAt - tried.tookMs).toBe(pause)
      if (index === 0) expect(tried).toMatchObject({ status: 500, problem: '' })
      if (index === 1) expect(tried).toMatchObject({ status: null, problem: 'outsideAway' })
    }
    expect(await tryNow(formId)).toMatchObject({ state: 'failed', status: 404, nextAt: null })
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(posted.map(({ url }) => new URL(url).host))).toEqual(new Set(['hooks.example']))
  })

  it('that failed or was sent is sent again when its owner asks for it', async () => {
    const formId = await hooked()
    statuses = [410, 200]
    await send(formId)
    const failed = await tryNow(formId)
    expect(failed).toMatchObject({ state: 'failed', status: 410, attempts: 1 })
    const again = api(`/forms/${formId}/deliveries/${failed.id}/send`)
    expect((await owner.post(again, {})).body.delivery).toMatchObject({ state: 'waiting' })
    await world.runJobs()
    expect((await webhook(formId)).deliveries).toMatchObject([
      { id: failed.id, state: 'sent', attempts: 2, status: 200 },
    ])
    const [answer] = await listed(formId)
    await owner.delete(api(`/forms/${formId}/answers/${answer.id}`))
    expect(await owner.post(again, {})).toMatchObject({
      status: 404,
      body: { code: 'answerMissing' },
    })
  })

  it('gets an answer that was held back when that is taken in', async () => {
    const formId = await hooked()
    await send(formId, { website: 'x' })
    await world.runJobs()
    expect(posted).toEqual([])
    await release(formId)
    await world.runJobs()
    expect(posted).toHaveLength(1)
  })

  it('is none where it is no https address, and is asked for nothing on this machine', async () => {
    const make = (webhookUrl: string) =>
      owner.post(api('/forms'), { name: 'Contact', storage: { webhookUrl } })
    expect(await make('http://hooks.example/')).toMatchObject({ status: 400 })
    const formId = await makeForm({ webhookUrl: 'https://127.0.0.1/' })
    await send(formId)
    expect(await tryNow(formId)).toMatchObject({ status: null, problem: 'outsideAddress' })
    expect(posted).toEqual([])
  })

  it('that was taken out of the form ends what waits', async () => {
    const formId = await hooked()
    await send(formId)
    const { body } = await owner.get(api(`/forms/${formId}`))
    const { form, revision } = body.form
    const storage = { ...form.storage, webhookUrl: '' }
    await owner.put(api(`/forms/${formId}`), { form: { ...form, storage }, revision })
    await world.runJobs()
    expect((await webhook(formId)).deliveries).toMatchObject([
      { state: 'failed', problem: 'noAddress', attempts: 0 },
    ])
  })
})

/** Runs the program that the guide gives to receivers. */
async function isGenuine(secret: string, { headers, body }: Posted): Promise<boolean> {
  const [, program = ''] = /```js\n(.*?)```/s.exec(await readFile(GUIDE, 'utf8')) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'webhook-'))
  try {
    await writeFile(join(folder, 'verify.mjs'), program)
    await writeFile(join(folder, 'body.json'), body)
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    const told = names.map((name) => String(headers[name]))
    const args = ['verify.mjs', 'body.json', ...told]
    const env = { ...process.env, WEBHOOK_SECRET: secret }
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env })
    return stdout.trim() === 'genuine'
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('an answer that is older than its form keeps answers', () => {
  it('is forgotten with the mail about it, while the number of answers stays', async () => {
    const formId = await makeForm({ keepDays: 2, notices: [{ email: 'owner@example.com' }] })
    await send(formId)
    await world.runJobs()
    const older = async (days: number) =>
      (await owner.get(api(`/forms/${formId}/older-answers?days=${days}`))).body.count
    await passDays(1.5)
    await send(formId, { message: 'Young' })
    expect([await older(1), await older(2)]).toEqual([1, 0])
    await keepHouse()
    expect(await listed(formId)).toHaveLength(2)
    await passDays(1)
    expect(await older(2)).toBe(1)
    expect(await keepHouse()).toMatchObject({ 'answers to forms': 1 })
    expect(await listed(formId)).toHaveLength(1)
    const { body } = await owner.get(api(`/forms/${formId}`))
    expect(body.form.answerCount).toBe(2)
    const { body: mail } = await owner.get(api('/mail'))
    const about = mail.items.filter(({ to }: { to: string }) => to === 'owner@example.com')
    expect(about).toHaveLength(1)
  })

  it('leaves its key used up', async () => {
    const formId = await makeForm({ keepDays: 1 })
    const visitor = world.visitor()
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    world.clock.advance(5_000)
    const sent = { formId, key: body.key, form: JSON.stringify({ message: 'Once' }) }
    const post = () => visitor.post('/api/form/SaveFormSubmission', sent)
    expect(await post()).toMatchObject({ status: 200 })
    await passDays(1.01)
    await keepHouse()
    expect(await listed(formId)).toEqual([])
    expect(await post()).toMatchObject({ status: 401 })
    expect(await listed(formId)).toEqual([])
  })

  it('stays where the form keeps answers for good', async () => {
    const formId = await makeForm({})
    await send(formId)
    await passDays(4000)
    await keepHouse()
    expect(await listed(formId)).toHaveLength(1)
  })
})
