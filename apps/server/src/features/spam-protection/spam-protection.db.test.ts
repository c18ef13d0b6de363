/** The blocklist and reCAPTCHA of a site, as its owner sets them and as forms are held to them. */

import { startTestOutside, type TestOutside } from '@sitewright/testing/test-outside'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let google: TestOutside
let world: TestWorld
/** Fields with which Google was asked about the last token. */
let asked: Record<string, string>
let verdict: object | undefined

beforeAll(async () => {
  google = await startTestOutside()
  google.answer = async (url, response, request) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    if (url.href !== 'https://www.google.com/recaptcha/api/siteverify' || !verdict) {
      return response.writeHead(503).end()
    }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
  }
  world = await createTestWorld({ config: { outsideStandIn: google.origin } })
})
afterAll(async () => {
  await world.close()
  await google.stop()
})

const api = (path: string) => `/s/${world.site.id}/api${path}`
const put = (change: object) =>
  world.owner.put(api('/spam-protection'), { blocklist: [], siteKey: '', ...change })

async function makeForm(captcha?: object): Promise<string> {
  const { body, text } = await world.owner.post(api('/forms'), {
    name: 'Contact',
    fields: [
      { id: 'email', type: 'email', title: 'Email' },
      { id: 'word', type: 'text', title: 'Word' },
    ],
    ...(captcha && { captcha }),
  })
  if (!body.form) throw new Error(text)
  return body.form.id
}

/** The text of a refusal, or the state in which the answer is kept, with the doubts about it. */
async function send(formId: string, form: object, captchaKey?: string): Promise<unknown> {
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  const { key } = body
  const payload = { formId, key, form: JSON.stringify(form), ...(captchaKey && { captchaKey }) }
  const answer = await visitor.post('/api/form/SaveFormSubmission', payload)
  if (answer.status !== 200) return answer.body.error
  const [kept] = await world.inSite(({ db }) =>
    db
      .selectFrom('form_answer')
      .select(['state', 'doubts'])
      .where('form_id', '=', formId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  )
  return kept
}

describe('the settings', () => {
  it('begin empty', async () => {
    expect((await world.owner.get(api('/spam-protection'))).body).toEqual({
      blocklist: [],
      siteKey: '',
      hasSecretKey: false,
      visitorCaptcha: 'altcha',
    })
  })

  it('keep each line once, and no empty one', async () => {
    const { body } = await put({ blocklist: ['casino', ' ', 'casino ', 'spam.example'] })
    expect(body.blocklist).toEqual(['casino', 'spam.example'])
  })

  it('keep a secret key that no answer has in it, until it is replaced or removed', async () => {
    const { text } = await put({ siteKey: 'public', secretKey: 'hush-hush' })
    expect(JSON.parse(text)).toMatchObject({ siteKey: 'public', hasSecretKey: true })
    expect(text).not.toContain('hush')
    const [row] = await world.inSite(({ db }) =>
      db.selectFrom('spam_rules').select('recaptcha_secret').execute(),
    )
    expect(row?.recaptcha_secret).not.toContain('hush')
    expect((await put({ siteKey: 'public' })).body.hasSecretKey).toBe(true)
    expect((await put({ siteKey: 'public', secretKey: '' })).body.hasSecretKey).toBe(false)
  })

  it.each([
    [{ siteKey: '"><script>' }],
    [{ secretKey: 'a b' }],
    [{ blocklist: ['x'.repeat(101)] }],
    [{ blocklist: Array.from({ length: 501 }, (_, line) => String(line)) }],
  ])('refuse %j', async (change) => {
    expect((await put(change)).status).toBe(400)
  })

  it('fact 3.settings.08: pages have the site key, and no secret', async () => {
    await world.owner.post(api('/publish'), {})
    await put({ siteKey: 'public-key', secretKey: 'hush-hush' })
    const { text, body } = await world.visitor().get('/?format=json')
    expect(body.website.captchaSettings).toEqual({ siteKey: 'public-key' })
    expect(text + (await world.visitor().get('/')).text).not.toContain('hush')
  })
})

describe('the blocklist', () => {
  it('holds an answer back that has one of its entries, and refuses none', async () => {
    const formId = await makeForm()
    await put({ blocklist: ['casino', '@spam-mail.com'] })
    const kept = { state: 'kept', doubts: [] }
    const held = { state: 'held', doubts: ['blocked'] }
    expect(await send(formId, { word: 'Casinos are fun' })).toEqual(kept)
    expect(await send(formId, { word: 'A CASINO!' })).toEqual(held)
    expect(await send(formId, { email: 'bob@spam-mail.com' })).toEqual(held)
    await put({})
    expect(await send(formId, { word: 'casino' })).toEqual(kept)
  })
})

describe('a form with reCAPTCHA', () => {
  let formId: string
  const SENT = { word: 'Hello' }
  const UNSURE = { state: 'held', doubts: ['noCaptcha'] }

  beforeAll(async () => {
    formId = await makeForm({ kind: 'recaptcha', theme: 'light', alignment: 'left' })
    await put({ siteKey: 'public', secretKey: 'hush-hush' })
  })

  it('is kept once Google says that the token is good', async () => {
    verdict = { success: true, challenge_ts: '2026-11-26T20:00:00Z', hostname: 'x' }
    expect(await send(formId, SENT, '03AFtoken')).toEqual({ state: 'kept', doubts: [] })
    expect(asked).toEqual({ secret: 'hush-hush', response: '03AFtoken' })
  })

  it.each([
    ['wrong', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['refused without a word', { success: false }],
  ])('is refused with a token that is %s', async (_name, answer) => {
    verdict = answer
    expect(await send(formId, SENT, '03AFtoken')).toBe(
      'reCAPTCHA failed. Refresh this page and try again.',
    )
  })

  it('is refused without one', async () => {
    expect(await send(formId, SENT)).toBe('Complete CAPTCHA before submitting.')
  })

  it.each([
    ['is away', undefined],
    ['does not know the secret key', { success: false, 'error-codes': ['invalid-input-secret'] }],
    ['answers something else', { fine: 'yes' }],
  ])('is held back, not lost, where Google %s', async (_name, answer) => {
    verdict = answer
    expect(await send(formId, SENT, '03AFtoken')).toEqual(UNSURE)
  })

  it('is held back where the site has no secret key', async () => {
    verdict = { success: true }
    await put({ siteKey: 'public', secretKey: '' })
    expect(await send(formId, SENT, '03AFtoken')).toEqual(UNSURE)
  })

  it('asks nobody where the site has no key at all', async () => {
    await put({ secretKey: '' })
    asked = {}
    expect(await send(formId, SENT, '03AFtoken')).toContain('reCAPTCHA failed')
    expect(asked).toEqual({})
  })
})
