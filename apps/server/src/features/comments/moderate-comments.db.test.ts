/** Moderation of comments: edits that keep what was before, and a queue that stays quick however long it is. */

import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { MAX_COMMENT } from '@sitewright/core/comments/comment-text'
import { newId } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let postId: string
const api = (path: string) => `/s/${world.site.id}/api${path}`

async function call(path: string, input: unknown = {}) {
  const { status, body, text } = await world.owner.post(api(path), input)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return body
}

interface CommentsToKeep {
  readonly count?: number
  readonly words?: string
  readonly state?: 'published' | 'waiting'
}

/** Keeps comments on the post without the visitors who write them; gives the id of the last. */
async function keepComments({ count = 1, words = 'Plain', state = 'published' }: CommentsToKeep) {
  const rows = Array.from({ length: count }, () => {
    const id = newId(world.clock.now())
    return {
      ...{ website_id: world.site.id, id, thread_id: id, subject_kind: 'item' as const },
      ...{ subject_id: postId, parent_id: null, name: 'Ada', email: '', words, state },
      ...{ doubts: [], key_hash: id, sender_hash: null, page_title: 'Kiln', page_path: '/x' },
      sent_at: new Date(world.clock.now()),
    }
  })
  await world.inSite(async ({ db }) => {
    for (let start = 0; start < count; start += 1000) {
      await db
        .insertInto('comment')
        .values(rows.slice(start, start + 1000))
        .execute()
    }
  })
  return rows.at(-1)?.id ?? ''
}

const edit = (id: string, before: string, words: string) =>
  world.owner.put(api(`/comments/${id}/words`), { before, words })
const page = async () => (await world.visitor().get('/notes/kiln')).text
const list = async (query: string) => (await world.owner.get(api(`/comments?${query}`))).body

beforeAll(async () => {
  world = await createTestWorld()
  const { page: blog } = await call('/pages', { title: 'Notes', kind: 'blog' })
  await call('/publish')
  const settings = { ...DEFAULT_SITE_SETTINGS, commentsEnabled: true, title: 'Clay' }
  const rules = { ...DEFAULT_COMMENT_RULES }
  await world.owner.put(api('/settings'), { ...settings, timeZone: 'UTC', commentRules: rules })
  const input = { title: 'Kiln', urlId: 'kiln', status: 'public' }
  postId = (await call(`/collections/${blog.id}/items`, input)).item.id
})
afterAll(() => world.close())

describe('editing a comment', () => {
  it('shows visitors the new words, marked as edited by the site, and moderators the first ones', async () => {
    const id = await keepComments({ words: 'My number is 555-0100.' })
    await call('/publish')
    expect(await page()).not.toContain('edited by the site')
    const second = await edit(id, 'My number is 555-0100.', 'My number is [removed].')
    expect([second.status, second.body.comment.words]).toEqual([200, 'My number is [removed].'])
    expect((await edit(id, 'My number is [removed].', 'Call me.')).status).toBe(200)
    const html = await page()
    expect(html).toContain('<p>Call me.</p>')
    expect(html).toContain('edited by the site')
    expect(html).not.toContain('555-0100')
    const [row] = (await list('state=published&search=Call')).items
    expect(row).toMatchObject({ id, words: 'Call me.', wordsAsSent: 'My number is 555-0100.' })
    const kept = await world.inSite(({ db }) =>
      db.selectFrom('comment_revision').select('words').orderBy('id').execute(),
    )
    expect(kept.map(({ words }) => words)).toEqual([
      'My number is 555-0100.',
      'My number is [removed].',
    ])
  })

  it('is refused where somebody else was first, and keeps what they wrote', async () => {
    const id = await keepComments({ words: 'Seen by two' })
    const answers = await Promise.all([
      edit(id, 'Seen by two', 'By one'),
      edit(id, 'Seen by two', 'By the other'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.body.comment.words
    expect((await list(`state=published&search=${won.split(' ').at(-1)}`)).items).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('commentEdited')
  })

  it('of nothing changes nothing, and of markup stays text', async () => {
    const id = await keepComments({ words: 'As it is' })
    const { body } = await edit(id, 'As it is', ' As it is ')
    expect(body.comment.wordsAsSent).toBeNull()
    await edit(id, 'As it is', '<img src=x onerror=alert(1)>\u202e')
    expect(await page()).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect((await edit(id, '<img src=x onerror=alert(1)>', '\u202e')).status).toBe(400)
    expect((await edit('0'.repeat(24), 'Any', 'Other')).status).toBe(404)
  })

  it.each([
    ['a zero character', 'a\u0000b'],
    ['half of a character', 'a\ud800b'],
    ['more than a comment may have', 'x'.repeat(MAX_COMMENT + 1)],
  ])('to %s is refused at its field, and changes nothing', async (_name, words) => {
    const id = await keepComments({ words: 'Stays' })
    const { status, body } = await edit(id, 'Stays', words)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['words']])
    expect((await edit(id, 'Stays', 'Stays')).body.comment).toMatchObject({
      ...{ words: 'Stays', wordsAsSent: null },
    })
  })
})

describe('the queue of ten thousand comments', () => {
  it('is read by as many statements as that of one, and along its index', async () => {
    const statementsOf = async () => {
      const before = world.queries.length
      const { items } = await list('state=waiting')
      return [items.length > 0, world.queries.length - before]
    }
    await keepComments({ state: 'waiting' })
    const few = await statementsOf()
    await keepComments({ count: 10_000, state: 'waiting' })
    expect(await statementsOf()).toEqual(few)
    const first = await list('state=waiting')
    expect(first.items).toHaveLength(50)
    const second = await list(`state=waiting&cursor=${first.nextCursor}`)
    expect(second.items[0].id < first.nextCursor).toBe(true)
  })
})
