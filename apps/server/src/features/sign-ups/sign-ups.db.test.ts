/** Signing up for news, confirming and leaving, as visitors, mail programs and programs that look through mail do it. */

import { signUpForList } from '@sitewright/api/lists/sign-up-for-list'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SENT = '/forms/newsletter/sent'

let world: TestWorld
let visitor: TestBrowser
let email: string
let made = 0

beforeAll(async () => {
  world = await createTestWorld()
  // Sign-ups that are asked for a captcha are looked at beside it.
  await world.owner.put(`/s/${world.site.id}/api/spam-protection`, {
    ...{ blocklist: [], siteKey: '', visitorCaptcha: 'none' },
  })
})
beforeEach(() => {
  visitor = world.visitor()
  made += 1
  email = `ada-${made}@example.com`
})
afterAll(() => world.close())

/** Signs up as the script of a page does, some time after it fetched its key. */
async function signUp(more: object = {}, tookMs = 5_000) {
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(tookMs)
  return visitor.post(signUpForList.path, { key: body.key, email, pagePath: '/news', ...more })
}
const post = (fields: Record<string, string> = {}, by = visitor) =>
  by.submit('/forms/newsletter', { email, website: '', ...fields })
const subscriber = () =>
  world.inSite(({ db }) =>
    db.selectFrom('subscriber').selectAll().where('email_key', '=', email).executeTakeFirst(),
  )
const mails = () =>
  world.inSite(({ db }) =>
    db.selectFrom('message').selectAll().where('recipient', '=', email).orderBy('id').execute(),
  )
/** Path of the link in one of their mails: the latest, unless it is said which. */
async function link(place = -1): Promise<string> {
  const mail = (await mails()).at(place)
  return new URL(String(mail?.data && Reflect.get(mail.data, 'url'))).pathname
}
async function confirmed(): Promise<string> {
  await signUp()
  await visitor.submit(await link(), { action: 'confirm' })
  return link()
}

describe('signing up', () => {
  it('fact 1.visitors.09: a visitor signs up for a newsletter, by a link in a mail', async () => {
    const { status, body } = await signUp({
      ...{ firstName: ' Ada ', lastName: 'Lovelace', pageTitle: 'News' },
      ...{ agreesTo: 'I want mail.', hasAgreed: true },
    })
    expect([status, body]).toEqual([200, { ok: true }])
    expect(await subscriber()).toMatchObject({
      state: 'pending',
      consent: null,
      name: 'Ada Lovelace',
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'list-mail', unsubscribe_url: '', recipient: email })
    expect(JSON.stringify(mail?.data)).not.toContain('Ada')

    const page = await visitor.get(await link())
    expect(page.status).toBe(200)
    expect(page.text).toContain('<button name="action" value="confirm">Yes, I want it</button>')
    expect(await subscriber()).toMatchObject({ state: 'pending' })

    const thanks = await visitor.submit(await link(), { action: 'confirm' })
    expect(thanks.text).toContain(`will come to ${email}`)
    const { consent, ...kept } = (await subscriber()) ?? {}
    expect(kept).toMatchObject({ state: 'subscribed', request: null })
    expect(consent).toEqual({
      ...{ source: 'newsletter', text: 'I want mail.', proof: '' },
      ...{ pageTitle: 'News', pagePath: '/news' },
      at: expect.any(Number),
      ipHash: expect.stringMatching(/^[\w-]{43}$/),
      confirmedAt: expect.any(Number),
    })
  })

  it('goes to a list that is made with the first, and to another that is named', async () => {
    await signUp()
    const lists = `/s/${world.site.id}/api/lists`
    const { body } = await world.owner.post(lists, { name: 'Students' })
    expect(body.lists).toMatchObject([
      { name: 'Newsletter', isDefault: true },
      { name: 'Students', isDefault: false },
    ])
    const [first, second] = body.lists
    expect((await subscriber())?.list_id).toBe(first.id)
    email = `other-${email}`
    await signUp({ listId: second.id })
    expect((await subscriber())?.list_id).toBe(second.id)
    email = `gone-${email}`
    await signUp({ listId: 'f'.repeat(24) })
    expect((await subscriber())?.list_id).toBe(first.id)
  })

  it.each([
    ['no address', { email: '' }, { email: 'Required' }],
    [
      'a wrong one',
      { email: 'ada' },
      {
        email: 'Email is not valid. Email addresses should follow the format name@example.com.',
      },
    ],
    ['no consent where it is asked for', { agreesTo: 'Yes' }, { consent: 'Required' }],
  ])('is refused with %s', async (_what, sent, errors) => {
    const { status, body } = await signUp(sent)
    expect([status, body.code, body.errors]).toEqual([400, 'entriesInvalid', errors])
  })

  it('needs a key of its visitor', async () => {
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    const { status, body: refused } = await world
      .visitor()
      .post(signUpForList.path, { key: body.key, email })
    expect([status, refused.message]).toEqual([
      401,
      'Unable to submit form. Please try again later.',
    ])
  })

  it('answers the same for every address, and writes to each once an hour', async () => {
    const first = await signUp()
    const again = await signUp({ email: email.toUpperCase() })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await mails()).toHaveLength(1)
    world.clock.advance(HOUR)
    await signUp()
    expect(await mails()).toHaveLength(2)
    await visitor.submit(await link(), {})
    world.clock.advance(HOUR)
    const known = await signUp({ firstName: 'Mallory', agreesTo: 'Anything', hasAgreed: true })
    expect([known.status, known.body]).toEqual([first.status, first.body])
    const { consent, name } = (await subscriber()) ?? {}
    expect([consent?.text, name]).toEqual(['', ''])
    expect((await mails()).at(-1)?.subject).toMatch(/^You are signed up for news/)
  })

  it('is held back where no person may have done it: nobody is written to', async () => {
    await signUp({ website: 'https://spam.example' })
    expect(await subscriber()).toMatchObject({ state: 'pending', doubts: ['honeypot'] })
    expect(await mails()).toEqual([])
    const { id, list_id } = (await subscriber()) ?? {}
    const path = `/s/${world.site.id}/api/lists/${list_id}/subscribers`
    const { body } = await world.owner.get(`${path}?state=held`)
    expect(body.items).toMatchObject([{ email, doubts: ['honeypot'] }])
    expect((await world.owner.post(`${path}/${id}/confirmation`, {})).status).toBe(200)
    expect(await mails()).toHaveLength(1)
    expect((await world.owner.post(`${path}/${id}/confirmation`, {})).body.code).toBe('askedLately')
  })

  it('is refused to who does it too often', async () => {
    for (let sent = 0; sent < 10; sent += 1) await signUp({ email: `x${sent}.${email}` })
    const { status, body } = await signUp()
    expect([status, body.message]).toEqual([
      429,
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ])
  })
})

describe('a sign-up that is posted without script', () => {
  it('goes on to what is said for every address', async () => {
    const sent = await post({ firstName: 'Ada', agreesTo: 'Yes', consent: 'yes' })
    expect([sent.status, sent.headers.location]).toEqual([303, SENT])
    expect((await visitor.get(SENT)).text).toContain('Please look into your inbox')
    expect(await subscriber()).toMatchObject({
      ...{ state: 'pending', name: 'Ada', doubts: [] },
      request: { text: 'Yes', source: 'newsletter' },
    })
    expect(await mails()).toHaveLength(1)
  })

  it('comes back as it was sent, with what is wrong', async () => {
    const { status, text } = await post({ email: '"ada"', firstName: 'A <b>', agreesTo: 'Yes' })
    expect(status).toBe(400)
    expect(text).toContain('value="&quot;ada&quot;"')
    expect(text).toContain('value="A &lt;b&gt;"')
    expect(text).toMatch(/field-error"[^>]*>Email is not valid/)
    expect(text).toMatch(/field-error"[^>]*>Required<\/p><label class="option">/)
  })

  it('is shown to the visitor first where another site may have sent it', async () => {
    const asked = await visitor.send({
      method: 'POST',
      url: '/forms/newsletter',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
      },
      payload: new URLSearchParams({ email }).toString(),
    })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('Please check your answers, then send them.')
    expect(await subscriber()).toBeUndefined()
  })
})

describe('the unsubscribe page', () => {
  it('fact 2.page-types.24: it has the page type 300, and changes nothing before a press', async () => {
    const { status, text } = await world.visitor().get(await confirmed())
    expect(status).toBe(200)
    expect(text).toContain('"pageType":300')
    expect(text).toContain(`no more mail of the list “Newsletter” goes to ${email}`)
    expect(await subscriber()).toMatchObject({ state: 'subscribed' })
  })

  it('unsubscribes by a press, and takes that back by another', async () => {
    const path = await confirmed()
    const reader = world.visitor()
    const gone = await reader.submit(path, { action: 'unsubscribe' })
    expect(gone.text).toContain('You are unsubscribed')
    expect(gone.text).toContain('It was a mistake')
    expect(await subscriber()).toMatchObject({ state: 'unsubscribed' })
    expect((await reader.get(path)).text).toContain('You are unsubscribed')
    await reader.submit(path, { action: 'again' })
    expect(await subscriber()).toMatchObject({ state: 'subscribed' })
  })

  it('takes one press in a mail program, which has no cookies (RFC 8058)', async () => {
    const path = await confirmed()
    expect((await mails()).at(-1)?.unsubscribe_url).toMatch(new RegExp(`^http.*${path}$`))
    const answer = await world.visitor().send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect(await subscriber()).toMatchObject({ state: 'unsubscribed' })
  })

  it('is open while the site is not', async () => {
    const path = await confirmed()
    const status = `/s/${world.site.id}/api/status`
    await world.owner.put(status, { status: 'maintenance' })
    await expect
      .poll(async () => (await world.visitor().get('/')).status, { timeout: 20_000 })
      .toBe(503)
    const page = await world.visitor().get(path)
    await world.owner.put(status, { status: 'public' })
    expect([page.status, page.text.includes('"pageType":300')]).toEqual([200, true])
  })

  it.each(['forged', 'of another site', 'to confirm'])('takes no link that is %s', async (what) => {
    const path = await confirmed()
    const other = await world.createOwner(`${made}@owners.example`)
    const confirm = await link(0)
    const WRONG: Record<string, string> = {
      forged: `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      'of another site': path,
      'to confirm': confirm.replace('/confirm/', '/unsubscribe/'),
    }
    const reader = what === 'of another site' ? world.visitor(other.site) : world.visitor()
    const { status } = await reader.submit(WRONG[what] ?? '', { action: 'unsubscribe' })
    expect(status).toBe(404)
    expect(await subscriber()).toMatchObject({ state: 'subscribed' })
  })

  it('wants a new sign-up before it is subscribed again by an old link', async () => {
    const path = await confirmed()
    const confirm = await link(0)
    await visitor.submit(path, { action: 'unsubscribe' })
    expect((await visitor.submit(confirm, { action: 'confirm' })).status).toBe(404)
    expect(await subscriber()).toMatchObject({ state: 'unsubscribed' })
  })
})

describe('erasing on request', () => {
  it('leaves only a hash, which no owner’s word undoes, and the person’s own does', async () => {
    await confirmed()
    const { id, list_id } = (await subscriber()) ?? {}
    const path = `/s/${world.site.id}/api/lists/${list_id}/subscribers`
    expect((await world.owner.delete(`${path}/${id}`)).status).toBe(200)
    expect([await subscriber(), await mails()]).toEqual([undefined, []])
    const add = { email, proof: 'At the fair' }
    expect((await world.owner.post(path, add)).body.code).toBe('wasErased')
    world.clock.advance(HOUR)
    await confirmed()
    expect(await subscriber()).toMatchObject({ state: 'subscribed' })
  })
})

describe('a mail of a list', () => {
  it('is in the language of the site', async () => {
    const path = `/s/${world.site.id}/api/settings`
    const { settings } = (await world.owner.get(path)).body
    await world.owner.put(path, { ...settings, language: 'de-CH' })
    await signUp()
    await world.owner.put(path, settings)
    await world.runJobs()
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^Bitte bestätigen/)
    expect(mail?.html).toContain('<html dir="ltr" lang="de-CH">')
  })
})

// The last, since everybody is signed out after so long.
describe('time', () => {
  it('closes a link to confirm after a week', async () => {
    await signUp()
    world.clock.advance(8 * DAY)
    expect((await visitor.get(await link())).status).toBe(404)
    expect((await visitor.submit(await link(), { action: 'confirm' })).status).toBe(404)
    expect(await subscriber()).toMatchObject({ state: 'pending' })
  })
})
