/** Mail about replies to comments: asked for once, confirmed by its reader, and left with one click. */

import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetReaders, forgetWishes } from './forget-readers.ts'
import { tellOfReplies } from './tell-of-replies.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', words: 'How hot?', wantsReplies: true }
const BOB = { name: 'Bob', email: 'bob@example.com', words: 'Very hot.' }

let world: TestWorld
let blogId: string
let postId: string

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function call(path: string, input: unknown = {}) {
  const { status, body, text } = await world.owner.post(api(path), input)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return body
}

async function setRules(hold: 'all' | 'none' = 'none', language = 'en-US') {
  const commentRules = { ...DEFAULT_COMMENT_RULES, hold }
  const input = { ...DEFAULT_SITE_SETTINGS, commentsEnabled: true, commentRules, language }
  const sent = await world.owner.put(api('/settings'), { ...input, title: 'Clay', timeZone: 'UTC' })
  if (sent.status !== 200) throw new Error(sent.text)
}

async function write(
  more: object,
  visitor = world.visitor(),
): Promise<{ id: string; isPublished: boolean }> {
  const { body: key } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  const given = { ...ADA, key: key.key, subjectId: postId, pagePath: '/notes/kiln', ...more }
  const { status, body, text } = await visitor.post('/api/comments', given)
  if (status !== 200) throw new Error(text)
  return body
}

const move = (commentId: string, state: string) =>
  world.owner.put(api('/comments'), { commentIds: [commentId], state })

const mailsTo = (recipient: string) =>
  world.inSite(({ db }) =>
    db
      .selectFrom('message')
      .select(['subject', 'data', 'unsubscribe_url as leave'])
      .where('kind', '=', 'comment-mail')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute(),
  ) as Promise<readonly { subject: string; leave: string; data: Said }[]>

interface Said {
  readonly title: string
  readonly words: readonly string[]
  readonly url: string
}

const pathOf = (url = '') => new URL(url).pathname

/** Runs the mail about replies to a comment; the queue goes by the database's clock, which no test moves. */
const tell = (id: string) => tellOfReplies.run({ siteId: world.site.id, id }, world.app)

/** A published comment whose writer has confirmed that they want mail. */
async function confirmed(email: string): Promise<string> {
  const { id } = await write({ email })
  const [asked] = await mailsTo(email)
  const { status } = await world.visitor().send({ method: 'POST', url: pathOf(asked?.data.url) })
  if (status !== 200) throw new Error(`${status}`)
  return id
}

beforeAll(async () => {
  world = await createTestWorld()
  blogId = (await call('/pages', { title: 'Notes', kind: 'blog' })).page.id
  await call('/publish')
  await setRules()
  const post = { title: 'The kiln', urlId: 'kiln', status: 'public' }
  postId = (await call(`/collections/${blogId}/items`, post)).item.id
})
afterAll(() => world.close())

describe('whoever wants mail about replies', () => {
  it('is asked once, when their comment is published, without a word of it', async () => {
    await setRules('all')
    const { id } = await write({ words: 'Buy my pills' })
    expect(await mailsTo(ADA.email)).toEqual([])
    await move(id, 'published')
    for (const words of ['More', 'Yet more']) await move((await write({ words })).id, 'published')
    await setRules()
    const mails = await mailsTo(ADA.email)
    expect(mails).toMatchObject([{ subject: 'Please confirm: mail about replies on Clay' }])
    expect(JSON.stringify(mails)).not.toMatch(/pills|Ada"/)
  })

  it('gets none before they have pressed the button, which a GET does not', async () => {
    const { id } = await write({ email: 'slow@example.com' })
    const reply = await write({ ...BOB, wantsReplies: false, parentId: id })
    const [asked] = await mailsTo('slow@example.com')
    const link = pathOf(asked?.data.url)
    expect((await world.visitor().get(link)).text).toContain('Yes, tell me')
    await tell(id)
    expect(await mailsTo('slow@example.com')).toHaveLength(1)
    const pressed = await world.visitor().send({ method: 'POST', url: link })
    expect(pressed.text).toContain('Clay tells you by mail')
    // The reply that came meanwhile is told, too.
    await tell(id)
    const [, told] = await mailsTo('slow@example.com')
    expect(told?.data.words).toEqual(['Bob: Very hot.'])
    expect(told?.data.url).toMatch(new RegExp(`/notes/kiln#comment-${reply.id}$`))
  })

  it('gets one mail for the replies of a few minutes, and none twice', async () => {
    const id = await confirmed('one@example.com')
    for (const words of ['First', 'Second']) {
      await write({ ...BOB, wantsReplies: false, words, parentId: id })
    }
    await write({ email: 'ONE@example.com', words: 'My own', parentId: id })
    await tell(id)
    await tell(id)
    const [, told, ...more] = await mailsTo('one@example.com')
    expect(told).toMatchObject({ data: { words: ['Bob: First', 'Bob: Second'] } })
    expect(more).toEqual([])
  })

  it('hears of no reply that is not published, and of none once their own comment is gone', async () => {
    const id = await confirmed('strict@example.com')
    await setRules('all')
    const { id: replyId } = await write({ ...BOB, wantsReplies: false, parentId: id })
    await setRules()
    await tell(id)
    expect(await mailsTo('strict@example.com')).toHaveLength(1)
    await move(replyId, 'published')
    await move(id, 'removed')
    await tell(id)
    expect(await mailsTo('strict@example.com')).toHaveLength(1)
    await move(id, 'published')
    await tell(id)
    expect(await mailsTo('strict@example.com')).toHaveLength(2)
  })

  it('hears of answers of the site’s own people', async () => {
    const id = await confirmed('asked@example.com')
    await call(`/comments/${id}/replies`, { words: '1240°' })
    await tell(id)
    expect((await mailsTo('asked@example.com'))[1]?.data.words).toEqual(['Olive Owner: 1240°'])
  })

  it('leaves with one click of their mail program, and comes back where that was a mistake', async () => {
    const id = await confirmed('leaver@example.com')
    await write({ ...BOB, wantsReplies: false, parentId: id })
    await tell(id)
    const [, told] = await mailsTo('leaver@example.com')
    const link = pathOf(told?.leave)
    const page = await world.visitor().get(link)
    expect(page.text).toContain('Press the button, and Clay sends you no more mail')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const press = (payload: string) =>
      world.visitor().send({ method: 'POST', url: link, headers: form, payload })
    expect((await press('List-Unsubscribe=One-Click')).text).toContain('You are unsubscribed')
    await write({ ...BOB, wantsReplies: false, words: 'Later', parentId: id })
    // Ticking the box again, which anyone can do with their address, changes nothing.
    await write({ email: 'leaver@example.com', words: 'Once more' })
    await tell(id)
    expect(await mailsTo('leaver@example.com')).toHaveLength(2)
    await press('action=again')
    await tell(id)
    expect((await mailsTo('leaver@example.com'))[2]?.data.words).toEqual(['Bob: Later'])
  })

  it('is written to in the language of the site', async () => {
    await setRules('none', 'de')
    await write({ email: 'hans@example.com' })
    await setRules()
    expect((await mailsTo('hans@example.com'))[0]?.data.title).toBe('Noch ein Schritt')
  })

  it('reads nothing in their mail that is behind a password by now', async () => {
    const id = await confirmed('locked@example.com')
    await write({ ...BOB, wantsReplies: false, words: 'Secret', parentId: id })
    await world.owner.put(api(`/pages/${blogId}/password`), { password: 'open sesame' })
    await tell(id)
    await world.owner.delete(api(`/pages/${blogId}/password`))
    expect((await mailsTo('locked@example.com'))[1]?.data.words).toEqual(['Bob'])
  })

  it('needs an address', async () => {
    await expect(write({ email: '' })).rejects.toThrow('so that we can tell you about replies')
  })
})

describe('a link of such a mail', () => {
  it.each(['confirm', 'unsubscribe'])(
    'to %s that was made elsewhere leads nowhere',
    async (kind) => {
      const { id } = await write({ email: 'forged@example.com' })
      const url = `/comments/${kind}/${id}.${'x'.repeat(43)}`
      for (const method of ['GET', 'POST'] as const) {
        expect((await world.visitor().send({ method, url })).status).toBe(404)
      }
    },
  )
})

describe('the box in the form', () => {
  it('works without script', async () => {
    const visitor = world.visitor()
    await visitor.crumb()
    const given = { ...ADA, email: '', parentId: '', website: '', wantsReplies: 'yes' }
    const refused = await visitor.submit(`/comments/${postId}`, given)
    expect(refused.text).toContain('Enter your email address, so that we can tell you')
    expect(refused.text).toMatch(/name="wantsReplies" value="yes" checked/)
    await visitor.submit(`/comments/${postId}`, { ...given, email: 'plain@example.com' })
    expect(await mailsTo('plain@example.com')).toHaveLength(1)
  })

  it('is off until somebody ticks it', async () => {
    await write({ email: 'quiet@example.com', wantsReplies: false })
    expect(await mailsTo('quiet@example.com')).toEqual([])
  })
})

describe('strangers', () => {
  it('get no mail by what a trap has caught', async () => {
    const { id } = await write({ email: 'trap@example.com', website: 'x' })
    await move(id, 'published')
    expect(await mailsTo('trap@example.com')).toEqual([])
  })

  it('are asked sixty times a day at most by one network address, whose comments are taken all the same', async () => {
    const addresses = Array.from({ length: 61 }, (_, n) => `stranger-${n}@example.com`)
    const visitor = world.visitor()
    for (const email of addresses) {
      expect((await write({ email }, visitor)).isPublished).toBe(true)
      // Six comments in a minute are refused by themselves.
      world.clock.advance(10_000)
    }
    expect(await mailsTo('stranger-60@example.com')).toEqual([])
    expect(await mailsTo('stranger-0@example.com')).toHaveLength(1)
  })
})

describe('wishes', () => {
  it('end after a year; who has left or never answered is not written to again', async () => {
    const states = () =>
      world.inSite(({ db }) => db.selectFrom('comment_reader').select('state').distinct().execute())
    const order = (days: number) => ({
      keep: world.app.config.keep,
      now: new Date(world.clock.now() + days * 86_400_000),
      atOnce: 1_000,
    })
    const forget = (days: number) =>
      world.inSite(async (site) => {
        const wishes = await forgetWishes.ofSite?.(site, order(days))
        return [wishes, await forgetReaders.ofSite?.(site, order(days))]
      })
    expect(await forget(300)).toEqual([0, 0])
    const [wishes = 0, readers = 0] = await forget(400)
    expect(wishes).toBeGreaterThan(0)
    expect(readers).toBeGreaterThan(0)
    expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(['asked']))
  })
})
