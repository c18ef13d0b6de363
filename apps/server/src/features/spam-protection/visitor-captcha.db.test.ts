/** Sign-ups for news and comments, which ask for the captcha that their site has chosen. */

import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newChallenge, solve } from './test-captcha.ts'

const MISSING = 'Complete CAPTCHA before submitting.'
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.'

let world: TestWorld
let post: { readonly id: string; readonly path: string }
let sent = 0

const api = (path: string) => `/s/${world.site.id}/api${path}`
const protect = async (change: object) => {
  const input = { blocklist: [], siteKey: '', ...change }
  return (await world.owner.put(api('/spam-protection'), input)).body
}

beforeAll(async () => {
  world = await createTestWorld()
  const { owner } = world
  const { page } = (await owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })).body
  await owner.post(api('/publish'), {})
  const { settings } = (await owner.get(api('/settings'))).body
  const commentRules = { ...DEFAULT_COMMENT_RULES, hold: 'none' }
  await owner.put(api('/settings'), { ...settings, commentsEnabled: true, commentRules })
  const input = { title: 'Kiln', urlId: 'kiln', status: 'public' }
  const { item } = (await owner.post(api(`/collections/${page.id}/items`), input)).body
  post = { id: item.id, path: '/notes/kiln' }
})
afterAll(() => world.close())

interface Place {
  /** Sends something of its own kind, and gives the refusal or `sent`. */
  send(captchaKey?: string, by?: TestBrowser): Promise<string>
  sendWithoutScript(): Promise<number>
  /** State and doubts of the latest. */
  kept(): Promise<unknown>
}

async function call(by: TestBrowser, path: string, captchaKey: string | undefined, input: object) {
  const { body } = await by.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  const payload = { ...input, key: body.key, ...(captchaKey && { captchaKey }) }
  const answer = await by.post(path, payload)
  return answer.status === 200 ? 'sent' : answer.body.message
}

const latest = (table: 'comment' | 'subscriber') =>
  world.inSite(({ db }) =>
    db.selectFrom(table).select(['state', 'doubts']).orderBy('id', 'desc').executeTakeFirst(),
  )

const PLACES: Readonly<Record<'a comment' | 'a sign-up', Place>> = {
  'a sign-up': {
    send(captchaKey, by = world.visitor()) {
      sent += 1
      return call(by, '/api/lists/sign-up', captchaKey, { email: `ada-${sent}@example.com` })
    },
    async sendWithoutScript() {
      sent += 1
      const fields = { email: `ada-${sent}@example.com`, website: '' }
      return (await world.visitor().submit('/forms/newsletter', fields)).status
    },
    kept: () => latest('subscriber'),
  },
  'a comment': {
    send(captchaKey, by = world.visitor()) {
      sent += 1
      const input = { subjectId: post.id, name: 'Ada', words: `Comment ${sent}` }
      return call(by, '/api/comments', captchaKey, input)
    },
    async sendWithoutScript() {
      sent += 1
      const fields = { name: 'Ada', words: `Comment ${sent}`, website: '' }
      return (await world.visitor().submit(`/comments/${post.id}`, fields)).status
    },
    kept: () => latest('comment'),
  },
}

/** A sign-up that is held back is a pending one with doubts, of which nobody is written to. */
const HELD = { 'a sign-up': 'pending', 'a comment': 'waiting' }
const TAKEN = { 'a sign-up': 'pending', 'a comment': 'published' }

describe.each(['a sign-up', 'a comment'] as const)('%s of a new site', (name) => {
  const place = PLACES[name]

  it('is refused without a captcha, and nothing of it is kept', async () => {
    const before = await place.kept()
    expect(await place.send()).toBe(MISSING)
    expect(await place.send('x'.repeat(200))).toBe(FAILED)
    expect(await place.kept()).toEqual(before)
  })

  it('is taken with a solved one, once', async () => {
    const token = await solve(await newChallenge(world.visitor()))
    const both = await Promise.all([place.send(token), place.send(token)])
    expect(both.sort()).toEqual([FAILED, 'sent'])
    expect(await place.kept()).toEqual({ state: TAKEN[name], doubts: [] })
  })

  it('is held back where it could not be shown, and is not lost', async () => {
    expect(await place.send(CAPTCHA_UNAVAILABLE)).toBe('sent')
    expect(await place.kept()).toEqual({ state: HELD[name], doubts: ['noCaptcha'] })
  })

  it('is held back where it comes without script', async () => {
    expect(await place.sendWithoutScript()).toBe(303)
    expect(await place.kept()).toEqual({ state: HELD[name], doubts: ['noScript', 'noCaptcha'] })
  })

  it('needs none once its owner wants none', async () => {
    expect(await protect({ visitorCaptcha: 'none' })).toMatchObject({ visitorCaptcha: 'none' })
    expect(await place.send()).toBe('sent')
    expect(await place.kept()).toEqual({ state: TAKEN[name], doubts: [] })
    // Left out, it stays as it is.
    await protect({ visitorCaptcha: 'altcha' })
    expect(await protect({})).toMatchObject({ visitorCaptcha: 'altcha' })
  })
})

it('a page of comments has a place for the captcha that its site has chosen', async () => {
  const html = async () => (await world.visitor().get(post.path)).text
  expect(await html()).toContain('<div class="captcha-container" data-captcha="altcha"')
  await protect({ visitorCaptcha: 'recaptcha' })
  expect(await html()).toContain('data-captcha="recaptcha"')
  await protect({ visitorCaptcha: 'none' })
  expect(await html()).not.toContain('captcha-container')
})
