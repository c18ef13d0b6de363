/** Comments of visitors: taken, judged, shown on cached pages, and moderated. */

import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@sitewright/core/site/site-settings'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSenders } from './forget-senders.ts'
import { tellOfComments } from './tell-moderators.ts'

const WORDS = { name: 'Ada', email: 'ada@example.com', words: 'What a glaze!' }

let world: TestWorld
let blogId: string
/** The post that most tests comment on. */
let post: Post

interface Post {
  readonly id: string
  readonly path: string
}

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function call(path: string, input: unknown = {}) {
  const { status, body, text } = await world.owner.post(api(path), input)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return body
}

async function newPost(urlId: string, more: object = {}): Promise<Post> {
  const input = { title: `The ${urlId}`, urlId, status: 'public', ...more }
  const { item } = await call(`/collections/${blogId}/items`, input)
  return { id: item.id, path: `/notes/${urlId}` }
}

async function setUp(change: Partial<SiteSettings>) {
  const settings = { ...DEFAULT_SITE_SETTINGS, commentsEnabled: true, ...change }
  const input = { ...settings, title: 'Clay', timeZone: 'UTC' }
  const { status, text } = await world.owner.put(api('/settings'), input)
  if (status !== 200) throw new Error(text)
}

const setRules = (rules: Partial<SiteSettings['commentRules']> = {}) =>
  setUp({ commentRules: { ...DEFAULT_COMMENT_RULES, ...rules } })

async function keyOf(visitor: TestBrowser): Promise<string> {
  const { body, text, status } = await visitor.post('/api/form/FormSubmissionKey', {})
  if (status !== 200) throw new Error(text)
  // Nobody has typed anything sooner.
  world.clock.advance(5_000)
  return body.key
}

async function write(subjectId: string, more: object = {}, visitor = world.visitor()) {
  const key = await keyOf(visitor)
  return visitor.post('/api/comments', { ...WORDS, key, subjectId, pagePath: '/x', ...more })
}

/** Publishes a comment whatever the rules are. */
async function publish(subjectId: string, more: object = {}): Promise<string> {
  const { body, text } = await write(subjectId, more)
  if (!body.id) throw new Error(text)
  await world.owner.put(api('/comments'), { commentIds: [body.id], state: 'published' })
  return body.id
}

const pageOf = async ({ path }: Post) => (await world.visitor().get(path)).text
const jsonOf = async ({ path }: Post) => (await world.visitor().get(`${path}?format=json`)).body
const queue = async (state: string, search = '') =>
  (await world.owner.get(api(`/comments?state=${state}&search=${search}`))).body
const stateOf = (id: string) =>
  world.inSite(({ db }) =>
    db.selectFrom('comment').select(['state', 'doubts']).where('id', '=', id).executeTakeFirst(),
  )

beforeAll(async () => {
  world = await createTestWorld()
  const { page } = await call('/pages', { title: 'Notes', kind: 'blog' })
  blogId = page.id
  await call('/publish')
  await setRules()
  post = await newPost('kiln')
})
afterAll(() => world.close())

describe('a comment', () => {
  it('fact 1.page-content.07: a post’s page shows its published comments', async () => {
    expect(await pageOf(post)).not.toContain('What a glaze!')
    const { status, body } = await write(post.id)
    expect([status, body.isPublished]).toEqual([200, false])
    expect(await pageOf(post)).not.toContain('What a glaze!')
    await world.owner.put(api('/comments'), { commentIds: [body.id], state: 'published' })
    const html = await pageOf(post)
    expect(html).toContain(`id="comment-${body.id}"`)
    expect(html).toContain('<p>What a glaze!</p>')
    expect(html).not.toContain('ada@example.com')
  })

  it('fact 1.rendered-markup.09: a comment link leads to the comments, and says how many there are', async () => {
    const html = await pageOf(post)
    expect(html).toMatch(
      new RegExp(
        `<a href="${post.path}#comments-${post.id}" class="sqs-comment-link"[^>]*>\\s*1\\s+Comment\\s*</a>`,
      ),
    )
    expect(html).toContain(`id="comments-${post.id}"`)
  })

  it('fact 3.post.01: publicCommentCount is counted from the published comments', async () => {
    const counted = await newPost('counted')
    const count = async () => (await jsonOf(counted)).item.publicCommentCount
    expect(await count()).toBe(0)
    const first = await publish(counted.id)
    await publish(counted.id, { parentId: first, words: 'And again' })
    expect(await count()).toBe(2)
    const [shown] = (await world.visitor().get('/notes?format=json')).body.items
    expect(shown).toMatchObject({ id: counted.id, publicCommentCount: 2 })
    const feed = (await world.visitor().get('/notes?format=rss')).text
    expect(feed).toMatch(/The counted<\/title>[\s\S]*?<slash:comments>2<\/slash:comments>/)
    // Answers go with the comment.
    await world.owner.put(api('/comments'), { commentIds: [first], state: 'removed' })
    expect(await count()).toBe(0)
    expect(await pageOf(counted)).not.toContain('And again')
  })

  it('fact 3.settings.03: commentsEnabled is the owner’s switch, and comments follow it', async () => {
    expect((await jsonOf(post)).websiteSettings.commentsEnabled).toBe(true)
    await setUp({ commentsEnabled: false })
    expect((await jsonOf(post)).websiteSettings.commentsEnabled).toBe(false)
    expect(await pageOf(post)).not.toContain('squarespace-comments')
    expect(await write(post.id)).toMatchObject({ status: 404, body: { code: 'subjectMissing' } })
    await setRules()
    expect(await pageOf(post)).toContain('What a glaze!')
  })

  it('is kept once for each key', async () => {
    const visitor = world.visitor()
    const sent = { ...WORDS, words: 'Twice', subjectId: post.id, key: await keyOf(visitor) }
    const answers = await Promise.all([
      visitor.post('/api/comments', sent),
      visitor.post('/api/comments', sent),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await queue('published', 'Twice')).items).toHaveLength(1)
    const other = await visitor.post('/api/comments', { ...sent, words: 'Other' })
    expect(other).toMatchObject({ status: 409, body: { code: 'keyUsed' } })
  })

  it.each([
    [400, 'commentInvalid', 'name', { name: '\u200b ' }],
    [400, 'commentInvalid', 'words', { words: '\u202e\u0007' }],
    [400, 'commentInvalid', 'words', { words: 'x'.repeat(5001) }],
    [400, 'commentInvalid', 'email', { email: 'ada@localhost' }],
    [400, 'invalidInput', 'words', { words: 'x'.repeat(30_000) }],
    [400, 'invalidInput', 'words', { words: 'half \ud800 of a pair' }],
    [413, 'tooLarge', '', { words: 'x'.repeat(10_000_000) }],
    [401, 'keyUnknown', '', { key: 'k' }],
    [404, 'subjectMissing', '', { subjectId: newId() }],
  ])('is refused with %i %s (%s)', async (status, code, field, wrong) => {
    const answer = await write(post.id, wrong)
    expect(answer).toMatchObject({ status, body: { code } })
    if (field !== '') expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('is shown as the text that it is, with links that say who wrote them', async () => {
    const hostile = await newPost('hostile')
    const words =
      '<script>alert(1)</script> {.if x} javascript:alert(1) https://a.example/"onclick=x\n\nSee https://b.example/x?y=1&z=2.'
    await publish(hostile.id, { name: '<b>Eve</b> {item.title}', words })
    const html = await pageOf(hostile)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {.if x} javascript:alert(1)')
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt; {item.title}')
    expect(html).toContain(
      '<a href="https://b.example/x?y=1&amp;z=2" rel="nofollow ugc noopener">https://b.example/x?y=1&amp;z=2</a>.</p>',
    )
    expect(html).not.toMatch(/<script>alert|href="javascript|" ?onclick/)
  })

  it('stands below the one that it answers', async () => {
    const talk = await newPost('talk')
    const first = await publish(talk.id, { words: 'First' })
    const reply = await publish(talk.id, { parentId: first, words: 'Second' })
    const html = await pageOf(talk)
    const [outer = ''] = html.match(new RegExp(`<li[^>]*id="comment-${first}"[\\s\\S]*`)) ?? []
    expect(outer).toMatch(new RegExp(`<ol class="sw-thread-list"><li[^>]*id="comment-${reply}"`))
  })
})

describe('the rules of a site', () => {
  it('let the comments of somebody through who was let through before', async () => {
    await setRules({ hold: 'first' })
    const known = { email: 'known@example.com', name: 'Known' }
    await publish(post.id, known)
    expect((await write(post.id, { ...known, email: 'KNOWN@example.com' })).body).toMatchObject({
      isPublished: true,
    })
    expect((await write(post.id, { email: 'new@example.com' })).body.isPublished).toBe(false)
  })

  it.each([
    ['each comment', { hold: 'all' }, { email: 'known@example.com' }, 'waiting', []],
    ['none', { hold: 'none' }, {}, 'published', []],
    [
      'one with more links than the owner wants',
      { hold: 'none', maxLinks: 1 },
      { words: 'https://a.example https://b.example' },
      'waiting',
      [],
    ],
    ['what a trap has caught', { hold: 'none' }, { website: 'x' }, 'spam', ['honeypot']],
  ] as const)('hold back %s', async (_what, rules, more, state, doubts) => {
    await setRules(rules)
    const { body } = await write(post.id, more)
    expect(body.isPublished).toBe(state === 'published')
    expect(await stateOf(body.id)).toEqual({ state, doubts })
  })

  it('send the comments of a banned person to spam, and say to them what they say to all', async () => {
    await setRules({ hold: 'none' })
    const troll = { email: 'troll@example.com', words: 'Boo' }
    const { body } = await write(post.id, troll)
    await world.owner.put(api('/comments'), {
      commentIds: [body.id],
      state: 'spam',
      isBanned: true,
    })
    const again = await write(post.id, troll)
    expect(again).toMatchObject({ status: 200, body: { isPublished: false } })
    expect(await stateOf(again.body.id)).toMatchObject({ state: 'spam' })
    await world.owner.put(api('/comments'), { commentIds: [body.id], isBanned: false })
    expect((await write(post.id, troll)).body.isPublished).toBe(true)
  })

  it('close comments after a number of days, without anybody pressing anything', async () => {
    const publishOn = world.clock.now() - 86_400_000 + 60_000
    const old = await newPost('old', { publishOn })
    await setRules({ hold: 'none', closesAfterDays: 1 })
    expect((await write(old.id, { words: 'In time' })).body.isPublished).toBe(true)
    expect(await pageOf(old)).toContain('sw-thread-form')
    expect((await jsonOf(old)).item.commentState).toBe(1)
    world.clock.advance(120_000)
    const html = await pageOf(old)
    expect(html).toContain('In time')
    expect(html).toContain('Comments are closed.')
    expect(html).not.toContain('sw-thread-form"')
    expect((await jsonOf(old)).item.commentState).toBe(2)
    expect(await write(old.id)).toMatchObject({ status: 403, body: { code: 'commentsClosed' } })
  })

  it.each([
    ['closed', 2, 1, true],
    ['off', 3, 0, false],
  ])('leave a post whose comments are %s to its owner', async (access, state, count, isShown) => {
    await setRules({ hold: 'none' })
    const own = await newPost(`own-${access}`)
    await write(own.id, { words: 'Before' })
    await world.owner.put(api(`/items/${own.id}`), {
      ...{ title: 'Own', urlId: `own-${access}`, status: 'public', commentAccess: access },
    })
    const { item } = await jsonOf(own)
    expect([item.commentState, item.publicCommentCount]).toEqual([state, count])
    const html = await pageOf(own)
    expect(html.includes('Before')).toBe(isShown)
    expect(html).not.toContain('sw-thread-form"')
    expect((await write(own.id)).status).toBe(isShown ? 403 : 404)
  })
})

describe('moderation', () => {
  it('finds comments by state and by words, and counts those that wait', async () => {
    await setRules({ hold: 'all' })
    const before = (await queue('waiting')).counts.waiting
    await write(post.id, { name: 'Grace', words: '100% porcelain_' })
    const { counts, items } = await queue('waiting', encodeURIComponent('100% porcelain_'))
    expect(counts.waiting).toBe(before + 1)
    expect(items).toMatchObject([
      { name: 'Grace', state: 'waiting', page: { title: 'The kiln' }, isBanned: false },
    ])
    expect((await queue('waiting', 'nobody-wrote-this')).items).toEqual([])
  })

  it('answers in the name of the site, and publishes what it answers', async () => {
    await setRules({ hold: 'all' })
    const asked = await newPost('asked')
    const { body } = await write(asked.id, { words: 'How hot?' })
    const answer = await world.owner.post(api(`/comments/${body.id}/replies`), { words: '1240°' })
    expect(answer).toMatchObject({ status: 200, body: { comment: { isByOwner: true } } })
    const html = await pageOf(asked)
    expect(html).toContain('How hot?')
    expect(html).toMatch(/Olive Owner<\/strong> <span class="sw-thread-mark">Team/)
    expect((await jsonOf(asked)).item.publicCommentCount).toBe(2)
  })

  it('changes many at once, and tells what they were for undoing it', async () => {
    await setRules({ hold: 'all' })
    const many = await newPost('many')
    const ids: string[] = []
    for (const words of ['One', 'Two']) ids.push((await write(many.id, { words })).body.id)
    const { body } = await world.owner.put(api('/comments'), {
      commentIds: [...ids, newId()],
      state: 'published',
    })
    expect(body.changed).toEqual(ids.map((id) => ({ id, before: 'waiting' })))
    expect((await jsonOf(many)).item.publicCommentCount).toBe(2)
  })
})

describe('somebody with the role moderator', () => {
  it('looks through comments, and is refused all else by name', async () => {
    await setRules({ hold: 'all' })
    const { body } = await write(post.id, { words: 'For the moderator' })
    const { browser, accountId } = await world.createOwner('moderator@example.com')
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role: ROLES.moderator })
      .execute()
    const found = await browser.get(api('/comments?search=For%20the%20moderator'))
    expect(found.body.items).toMatchObject([{ id: body.id }])
    const input = { commentIds: [body.id], state: 'published' }
    expect((await browser.put(api('/comments'), input)).status).toBe(200)
    const answer = await browser.post(api(`/comments/${body.id}/replies`), { words: 'Yes' })
    expect(answer.status).toBe(200)
    const settings = { ...DEFAULT_SITE_SETTINGS, title: 'Mine', timeZone: 'UTC' }
    const refused = [
      await browser.put(api('/settings'), settings),
      await browser.post(api(`/collections/${blogId}/items`), { title: 'Mine', status: 'draft' }),
      await browser.post(api('/publish'), {}),
      await browser.get(api('/lists')),
      await browser.get(api('/mail')),
    ]
    expect(refused.map(({ status, body: { code } }) => [status, code])).toEqual(
      refused.map(() => [403, refused[0]?.body.code]),
    )
  })
})

describe('a site whose comments wait', () => {
  it('mails its owner once for all of an hour, and not what was looked at already', async () => {
    await setRules({ hold: 'all' })
    const asRead = async () => {
      const commentIds = (await queue('waiting')).items.map(({ id }: { id: string }) => id)
      await world.owner.put(api('/comments'), { commentIds, state: 'spam' })
    }
    // The queue of jobs goes by the database's clock, which no test moves.
    const mailed = async () => {
      await tellOfComments.run({ siteId: world.site.id, id: post.id }, world.app)
      return world.inSite(({ db }) =>
        db.selectFrom('message').select('subject').where('kind', '=', 'owner-notice').execute(),
      )
    }
    await asRead()
    expect(await mailed()).toEqual([])
    for (const words of ['One', 'Two']) await write(post.id, { words })
    expect(await mailed()).toEqual([{ subject: '2 comments wait for you' }])
    expect(await mailed()).toHaveLength(1)
    await asRead()
    world.clock.advance(3_600_000)
    expect(await mailed()).toHaveLength(1)
  })
})

describe('a comments block', () => {
  const sectionWith = (blockId: string) => {
    const cell = { x: 0, y: 0, w: 12, h: 4, z: 1 }
    const block = {
      id: blockId,
      type: BLOCK_TYPES.comments,
      version: 1,
      props: { title: 'Guest book', isOpen: true, asksEmail: false, button: 'Sign', look: 'boxes' },
    }
    const section = {
      id: newId(),
      settings: { theme: 'light', height: 'small', anchor: '' },
      blocks: { [blockId]: block },
      desktop: { [blockId]: cell },
      phone: { auto: true },
    }
    return section
  }

  it('has comments of its own, which outdate its page', async () => {
    await setRules({ hold: 'none' })
    const blockId = newId()
    const section = sectionWith(blockId)
    const { page } = await call('/pages', { title: 'Guests', kind: 'page' })
    const { documents } = (await world.owner.get(api(`/pages/${page.id}/editor`))).body
    await call(`/documents/${documents[0].id}/operations`, {
      batchId: newId(),
      baseRevision: documents[0].revision,
      operations: [{ kind: 'insertSection', index: 0, section }],
    })
    expect(await write(blockId)).toMatchObject({ status: 404 })
    await call('/publish')
    const guests = { id: blockId, path: '/guests' }
    const before = await pageOf(guests)
    expect(before).toContain('Guest book')
    expect(before).not.toContain('type="email"')
    expect((await write(blockId, { words: 'We were here' })).body.isPublished).toBe(true)
    expect(await pageOf(guests)).toContain('We were here')
  })

  it('begins without comments in a copy of its post', async () => {
    await setRules({ hold: 'none' })
    const blockId = newId()
    const { item } = await call(`/collections/${blogId}/items`, {
      ...{ title: 'Signed', urlId: 'signed', status: 'draft' },
    })
    const { documents } = (await world.owner.get(api(`/items/${item.id}/editor`))).body
    await call(`/documents/${item.documentId}/operations`, {
      batchId: newId(),
      baseRevision: documents[0].revision,
      operations: [{ kind: 'insertSection', index: 0, section: sectionWith(blockId) }],
    })
    await call(`/items/${item.id}/publish`)
    expect((await write(blockId, { words: 'To the first' })).body.isPublished).toBe(true)
    const { item: copy } = await call(`/items/${item.id}/duplicate`)
    await call(`/items/${copy.id}/publish`)
    expect(await pageOf({ ...copy, path: '/notes/signed' })).toContain('To the first')
    const html = await pageOf({ ...copy, path: `/notes/${copy.urlId}` })
    expect(html).toContain('Guest book')
    expect(html).not.toContain('To the first')
  })
})

describe('the address that a comment came from', () => {
  it('is kept as a hash, and forgotten after ninety days', async () => {
    await setRules({ hold: 'none' })
    const { body } = await write(post.id, { words: 'Long ago' })
    const sender = () =>
      world.inSite(({ db }) =>
        db.selectFrom('comment').select('sender_hash').where('id', '=', body.id).executeTakeFirst(),
      )
    const forget = (days: number) => {
      const now = new Date(world.clock.now() + days * 86_400_000)
      const order = { keep: world.app.config.keep, now, atOnce: 1000 }
      return world.inSite(async (site) => forgetSenders.ofSite?.(site, order))
    }
    await forget(89)
    expect((await sender())?.sender_hash).toMatch(/^[\w-]{43}$/)
    await forget(91)
    expect((await sender())?.sender_hash).toBeNull()
  })
})

describe('a page with comments', () => {
  it('is the same for everyone, and sets no cookie', async () => {
    const visitor = world.visitor()
    const { headers } = await visitor.get(post.path)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).not.toContain('no-store')
    expect(visitor.cookies.size).toBe(0)
  })

  it('shows thirty threads, and leads to those before them', async () => {
    await setRules({ hold: 'none' })
    const long = await newPost('long')
    await world.inSite(async ({ id, db }) => {
      const rows = Array.from({ length: 31 }, (_, n) => {
        const own = newId(world.clock.now() + n)
        return {
          ...{ website_id: id, id: own, thread_id: own, subject_kind: 'item' as const },
          ...{ subject_id: long.id, parent_id: null, name: 'N', email: '', words: `Number ${n}.` },
          ...{ state: 'published' as const, doubts: [], key_hash: own, sender_hash: null },
          ...{ page_title: '', page_path: '/', sent_at: new Date(world.clock.now()) },
        }
      })
      await db.insertInto('comment').values(rows).execute()
    })
    await write(long.id, { words: 'Newest' })
    const html = await pageOf(long)
    expect(html).toContain('(32)')
    expect(html.indexOf('Newest')).toBeLessThan(html.indexOf('Number 30.'))
    expect(html).not.toContain('Number 1.')
    const [, older = ''] = /href="(\/comments\/[^"]+)"[^>]*>Older comments/.exec(html) ?? []
    const rest = (await world.visitor().get(older)).text
    expect(rest).toContain('Number 1.')
    expect(rest).toContain('Number 0.')
    expect(rest).not.toContain('Number 2.')
  })
})
