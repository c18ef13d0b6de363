import { ROLES } from '@sitewright/core/roles'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let mail: TestMailServer
let world: TestWorld
let blogId: string
let writer: TestBrowser
let editor: { browser: TestBrowser; accountId: string }
let itemId: string

beforeAll(async () => {
  mail = await createTestMailServer()
  world = await createTestWorld({ config: { smtpUrl: mail.url } })
  blogId = (await world.owner.post(api('/pages'), { title: 'Blog', kind: 'blog' })).body.page.id
  writer = (await join('wilma@example.com', ROLES.draftEditor)).browser
  editor = await join('edna@example.com', ROLES.editor)
})
afterAll(async () => {
  await world.close()
  await mail.close()
})
beforeEach(async () => {
  mail.received.length = 0
  itemId = (await writer.post(api(`/collections/${blogId}/items`), { title: 'Low tide' })).body.item
    .id
})

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function join(email: string, role: number) {
  const { browser, accountId } = await world.createOwner(email)
  await world.app.database.global
    .insertInto('membership')
    .values({ account_id: accountId, website_id: world.site.id, role })
    .execute()
  return { browser, accountId }
}

const ask = (reviewerId: string, by = writer) =>
  by.put(api(`/items/${itemId}/review`), { reviewerId })
const giveBack = (note: string, by = editor.browser) =>
  by.post(api(`/items/${itemId}/review/return`), { note })
const statusOf = async () => (await writer.get(api(`/items/${itemId}`))).body.item.status
const listed = async (by: TestBrowser) => {
  const { body } = await by.get(api('/reviews'))
  return body.reviews.find((review: { itemId: string }) => review.itemId === itemId)
}

describe('PUT /s/:siteId/api/items/:itemId/review', () => {
  it('asks somebody who may publish, and tells them by mail', async () => {
    expect((await ask(editor.accountId)).status).toBe(200)
    expect(await statusOf()).toBe('needsReview')
    expect(await listed(editor.browser)).toMatchObject({ isForYou: true, isYours: false })
    expect(await listed(writer)).toMatchObject({ isForYou: false, isYours: true, returned: null })
    await world.runJobs()
    const [letter = ''] = mail.received
    expect(letter).toContain('To: edna@example.com')
    expect(letter.replaceAll('=\r\n', '')).toContain(`/sites/${world.site.id}/items/${itemId}/edit`)
  })

  it('sends one mail within the hour, unless they have given it back since', async () => {
    const letters = async () => {
      await world.runJobs()
      return mail.received.filter((letter) => letter.includes('To: edna@example.com')).length
    }
    await ask(editor.accountId)
    await ask(editor.accountId)
    expect(await letters()).toBe(1)
    await giveBack('Shorter, please.')
    await ask(editor.accountId)
    expect(await letters()).toBe(2)
    world.clock.advance(3_600_000)
    await ask(editor.accountId)
    expect(await letters()).toBe(3)
  })

  it('offers those whose role may publish, and takes nobody else', async () => {
    const { body } = await writer.get(api('/reviews'))
    const ids = body.reviewers.map(({ id }: { id: string }) => id)
    expect(ids).toContain(editor.accountId)
    const commenter = await join('cora@example.com', ROLES.commenter)
    const stranger = await world.createOwner('stranger@example.com')
    for (const { accountId } of [commenter, stranger]) {
      expect(ids).not.toContain(accountId)
      expect((await ask(accountId)).body.code).toBe('notReviewer')
    }
    expect(await statusOf()).toBe('draft')
  })

  it('keeps an item that was only begun', async () => {
    itemId = (await writer.post(api(`/collections/${blogId}/items/begin`), {})).body.itemId
    expect((await ask(editor.accountId)).status).toBe(200)
    expect(await listed(editor.browser)).toMatchObject({ isForYou: true })
    const { body } = await editor.browser.get(api(`/collections/${blogId}/items`))
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(itemId)
    await world.runJobs()
    expect(mail.received.join()).toContain('To: edna@example.com')
  })

  it('is no use once it is published', async () => {
    await editor.browser.post(api(`/items/${itemId}/publish`), {})
    expect((await ask(editor.accountId)).body.code).toBe('isOut')
  })

  it('writes no mail about what was published meanwhile', async () => {
    await ask(editor.accountId)
    await editor.browser.post(api(`/items/${itemId}/publish`), {})
    await world.runJobs()
    expect(mail.received).toEqual([])
    expect(await listed(editor.browser)).toBeUndefined()
  })
})

describe('POST /s/:siteId/api/items/:itemId/review/return', () => {
  it('gives it back as a draft with a note that its author sees, and gets by mail', async () => {
    await writer.put(api(`/items/${itemId}`), { title: '</title><b>Low</b> tide' })
    await ask(editor.accountId)
    await world.runJobs()
    mail.received.length = 0
    expect((await giveBack('Say where </title><b>it</b> was found.')).status).toBe(200)
    expect(await statusOf()).toBe('draft')
    expect(await listed(writer)).toMatchObject({
      isYours: true,
      returned: { note: 'Say where </title><b>it</b> was found.' },
    })
    expect(await listed(editor.browser)).toMatchObject({ isForYou: false })
    await world.runJobs()
    const [letter = ''] = mail.received
    expect(letter).toContain('To: wilma@example.com')
    const [, html = ''] = letter.split('Content-Type: text/html')
    expect(html).toContain('was found')
    expect(html).not.toContain('<b>')
    expect((await giveBack('Again')).body.code).toBe('nothingToReturn')
  })

  it('is for who may publish', async () => {
    await ask(editor.accountId)
    expect((await giveBack('No', writer)).status).toBe(403)
  })
})

it.each([
  ['gave it back', () => giveBack('Not yet.')],
  ['was asked', async () => undefined],
])(
  'is over once the item is out: nothing comes back where it was withdrawn after its reviewer %s',
  async (_what, answered) => {
    await ask(editor.accountId)
    await answered()
    await editor.browser.post(api(`/items/${itemId}/publish`), {})
    const { item } = (await editor.browser.get(api(`/items/${itemId}`))).body
    for (const status of ['draft', 'needsReview']) {
      await editor.browser.put(api(`/items/${itemId}`), { title: item.title, status })
      expect(await statusOf()).toBe(status)
      expect(await listed(writer)).toBeUndefined()
    }
  },
)

it('lists reviews in a number of statements that does not grow with them', async () => {
  const statements = async () => {
    world.queries.length = 0
    await editor.browser.get(api('/reviews'))
    return world.queries.length
  }
  await ask(editor.accountId)
  const few = await statements()
  for (const title of ['One', 'Two', 'Three']) {
    const made = await writer.post(api(`/collections/${blogId}/items`), { title })
    itemId = made.body.item.id
    await ask(editor.accountId)
  }
  expect(await statements()).toBe(few)
})

it('writes both down in the activity of the site', async () => {
  await ask(editor.accountId)
  await giveBack('')
  const { body } = await world.owner.get(api('/activity'))
  const kinds = body.items.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(0, 2)).toEqual(['reviewReturned', 'reviewAsked'])
})

it('knows no reviewer any more once they left the site, or may no longer publish', async () => {
  const guest = await join('gita@example.com', ROLES.editor)
  await ask(guest.accountId)
  expect(await listed(writer)).toMatchObject({ reviewer: { id: guest.accountId } })
  await world.owner.put(api(`/contributors/${guest.accountId}`), { role: ROLES.viewer })
  expect(await listed(writer)).toMatchObject({ reviewer: null })
  await world.owner.delete(api(`/contributors/${guest.accountId}`))
  expect(await listed(writer)).toMatchObject({ reviewer: null })
  await world.runJobs()
  expect(mail.received.join()).not.toContain('gita@example.com')
})
