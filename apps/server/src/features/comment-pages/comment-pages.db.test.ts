/** Comments of browsers that run no script. */

import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let blogId: string
let postId: string

const api = (path: string) => `/s/${world.site.id}/api${path}`
const GIVEN = { name: 'Ada', email: '', words: 'Warm <b>', parentId: '', website: '' }

async function setRules(hold: 'all' | 'none', language = 'en-US') {
  const commentRules = { ...DEFAULT_COMMENT_RULES, hold }
  const input = { ...DEFAULT_SITE_SETTINGS, commentsEnabled: true, commentRules, language }
  const sent = await world.owner.put(api('/settings'), { ...input, title: 'Clay', timeZone: 'UTC' })
  if (sent.status !== 200) throw new Error(sent.text)
}

beforeAll(async () => {
  world = await createTestWorld()
  const { body } = await world.owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })
  blogId = body.page.id
  await world.owner.post(api('/publish'), {})
  await setRules('none')
  const made = await world.owner.post(api(`/collections/${blogId}/items`), {
    ...{ title: 'Kiln', urlId: 'kiln', status: 'public' },
  })
  postId = made.body.item.id
})
afterAll(() => world.close())

describe('a comment that is posted without script', () => {
  it('leads to where it stands, once, however often it is sent', async () => {
    const visitor = world.visitor()
    await visitor.crumb()
    const sent = await visitor.submit(`/comments/${postId}`, GIVEN)
    expect(sent.status).toBe(303)
    expect(sent.headers.location).toMatch(/^\/notes\/kiln#comment-[0-9a-f]{24}$/)
    const again = await visitor.submit(`/comments/${postId}`, GIVEN)
    expect(again.headers.location).toBe(sent.headers.location)
    const html = (await world.visitor().get('/notes/kiln')).text
    expect(html.match(/Warm &lt;b&gt;/g)).toHaveLength(1)
  })

  it('says that it waits where the owner looks at each first', async () => {
    await setRules('all')
    const visitor = world.visitor()
    const sent = await visitor.submit(`/comments/${postId}`, { ...GIVEN, words: 'Held' })
    expect(sent.headers.location).toBe(`/comments/${postId}/sent`)
    const page = await visitor.get(String(sent.headers.location))
    expect(page.text).toContain('Your comment is shown once somebody has looked at it.')
    expect(page.text).toContain('href="/notes/kiln"')
    expect((await visitor.get('/notes/kiln')).text).not.toContain('Held')
    await setRules('none')
  })

  it('comes back as it was sent with what is wrong, in the language of the site', async () => {
    await setRules('none', 'de')
    const given = { ...GIVEN, name: ' ', email: 'nobody', words: 'Kept "words"' }
    const { status, text } = await world.visitor().submit(`/comments/${postId}`, given)
    expect(status).toBe(400)
    expect(text).toContain('Geben Sie Ihren Namen ein.')
    expect(text).toContain('Geben Sie eine E-Mail-Adresse')
    expect(text).toContain('value="nobody"')
    expect(text).toContain('Kept &quot;words&quot;</textarea>')
    await setRules('none')
  })

  it('is shown to its writer first where another site may have sent it', async () => {
    const visitor = world.visitor()
    const from = {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const payload = new URLSearchParams({ ...GIVEN, words: 'Forged' }).toString()
    const url = `/comments/${postId}`
    const { status, text } = await visitor.send({ method: 'POST', url, headers: from, payload })
    expect(status).toBe(200)
    expect(text).toContain('Please check your comment, then send it.')
    expect((await visitor.get('/notes/kiln')).text).not.toContain('Forged')
  })

  it('answers another by a page of that one', async () => {
    const visitor = world.visitor()
    const { headers } = await visitor.submit(`/comments/${postId}`, { ...GIVEN, words: 'Question' })
    const [, id = ''] = /#comment-(\w+)/.exec(String(headers.location)) ?? []
    const page = await visitor.get(`/comments/reply/${id}`)
    expect(page.text).toContain('Question')
    expect(page.text).toContain(`name="parentId" value="${id}"`)
    await visitor.submit(`/comments/${postId}`, { ...GIVEN, words: 'Answer', parentId: id })
    const html = (await visitor.get('/notes/kiln')).text
    expect(html.indexOf('Answer')).toBeGreaterThan(html.indexOf('Question'))
  })

  it('is refused after six in a minute, with all that was written', async () => {
    const visitor = world.visitor()
    await visitor.crumb()
    const send = (n: number) =>
      visitor.submit(`/comments/${postId}`, { ...GIVEN, words: `Flood ${n}` })
    for (let n = 0; n < 6; n += 1) expect((await send(n)).status).toBe(303)
    const { status, text, headers } = await send(6)
    expect(status).toBe(429)
    expect(text).toContain('Flood 6</textarea>')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('a comment that is reported', () => {
  it('is hidden by three visitors, until somebody has looked at it', async () => {
    const writer = world.visitor()
    const { headers } = await writer.submit(`/comments/${postId}`, { ...GIVEN, words: 'Rude' })
    const [, id = ''] = /#comment-(\w+)/.exec(String(headers.location)) ?? []
    const people = [world.visitor(), world.visitor(), world.visitor(), world.visitor()]
    for (const visitor of people) await visitor.crumb()
    const report = (visitor = world.visitor()) => visitor.submit(`/comments/report/${id}`, {})
    const isShown = async () => (await writer.get('/notes/kiln')).text.includes('Rude')
    const [ada, bob, eve, kim] = people
    expect((await ada?.get(`/comments/report/${id}`))?.text).toContain('Rude')
    await report(ada)
    // One visitor is one, however often they press.
    for (let n = 0; n < 4; n += 1) expect((await report(ada)).status).toBe(200)
    await report(bob)
    expect(await isShown()).toBe(true)
    await report(eve)
    expect(await isShown()).toBe(false)
    const { body } = await world.owner.get(api('/comments?state=waiting&search=Rude'))
    expect(body.items).toMatchObject([{ id, flagCount: 3 }])
    await world.owner.put(api('/comments'), { commentIds: [id], state: 'published' })
    await report(kim)
    expect(await isShown()).toBe(true)
  })
})

describe('comments behind a password', () => {
  it('are neither read nor written by who does not have it', async () => {
    const visitor = world.visitor()
    const { headers } = await visitor.submit(`/comments/${postId}`, { ...GIVEN, words: 'Secret' })
    const [, id = ''] = /#comment-(\w+)/.exec(String(headers.location)) ?? []
    const older = `/comments/${postId}?before=${'f'.repeat(24)}`
    expect((await visitor.get(older)).text).toContain('Secret')
    await world.owner.put(api(`/pages/${blogId}/password`), { password: 'open sesame' })
    for (const path of [older, `/comments/reply/${id}`, `/comments/${postId}/sent`]) {
      const { status, text } = await visitor.get(path)
      expect([status, text.includes('Secret')]).toEqual([404, false])
    }
    const sent = await visitor.submit(`/comments/${postId}`, { ...GIVEN, words: 'Blind' })
    expect(sent.status).toBe(404)
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    const given = { key: body.key, subjectId: postId, name: 'Ada', words: 'Blind' }
    expect((await visitor.post('/api/comments', given)).status).toBe(404)
  })
})
