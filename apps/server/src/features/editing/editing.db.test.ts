import type { Readable } from 'node:stream'
import { ROLES } from '@sitewright/core/roles'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roomsOf } from './rooms.ts'

let world: TestWorld
let node: TestNode
let pageId: string
const open: Readable[] = []

beforeAll(async () => {
  world = await createTestWorld()
  node = await world.addNode()
  const { body } = await world.owner.get(`/s/${world.site.id}/api/pages`)
  pageId = body.pages[0].id
})
// A stream that a test reads without a port is not told that its reader has gone, so the server ends it.
afterEach(async () => {
  for (const { app } of [world, node]) roomsOf(app).endAll()
  for (const stream of open.splice(0)) await expect.poll(() => stream.readableEnded).toBe(true)
})
afterAll(() => world.close())

const at = (path: string) => `/s/${world.site.id}/api${path}`
const cookie = () => [...world.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Opens the editor's stream on a server; gives what has arrived so far. */
async function listen(server: FastifyInstance, tab: string, headers: Record<string, string> = {}) {
  const response = await server.inject({
    method: 'GET',
    url: at(`/editing/events?tab=${tab}&pageId=${pageId}`),
    headers: { host: world.owner.host, cookie: cookie(), ...headers },
    payloadAsStream: true,
  })
  const stream = response.stream()
  open.push(stream)
  let text = ''
  let hasEnded = false
  stream.on('data', (chunk) => {
    text += String(chunk)
  })
  stream.on('end', () => {
    hasEnded = true
  })
  const events = () =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '{}']) => ({
      name,
      ...JSON.parse(data),
    }))
  return {
    status: response.statusCode,
    headers: response.headers,
    stream,
    events,
    hasEnded: () => hasEnded,
    people: () => events().findLast(({ name }) => name === 'people')?.people,
  }
}

describe('GET /s/:siteId/api/editing/events', () => {
  it('tells who else is there, on any node, until they leave', async () => {
    const first = await listen(world.server, 'first-tab')
    expect(first.headers).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'x-accel-buffering': 'no',
    })
    const second = await listen(node.server, 'second-tab')
    const you = { name: 'Olive Owner', isYou: true, pageId, sectionId: null }
    await expect.poll(first.people).toEqual([you])
    await expect.poll(second.people).toEqual([you])

    const sectionId = 'a'.repeat(24)
    await world.owner.put(at('/editing/presence'), { tab: 'second-tab', sectionId })
    await expect.poll(first.people).toEqual([{ ...you, sectionId }])

    roomsOf(node.app).endAll()
    await expect.poll(first.people).toEqual([])
  })

  it('tells of new revisions of drafts that were saved through another node', async () => {
    const there = await listen(node.server, 'a-listener')
    await expect.poll(there.people).toBeDefined()
    const { body } = await world.owner.get(at(`/pages/${pageId}/editor`))
    const [document] = body.documents
    await world.owner.post(at(`/documents/${document.id}/operations`), {
      baseRevision: document.revision,
      batchId: 'a-batch-of-mine',
      operations: [{ kind: 'moveSection', sectionId: document.document.sectionOrder[0], index: 0 }],
    })
    const draft = { name: 'draft', documentId: document.id, revision: document.revision + 1 }
    await expect.poll(there.events).toContainEqual(expect.objectContaining(draft))
    expect((await world.owner.get(at(`/documents/${document.id}`))).body).toMatchObject({
      revision: draft.revision,
    })
  })

  it('tells at once, on any node, which items were saved, moved, removed and put back', async () => {
    const there = await listen(node.server, 'list-listener')
    await expect.poll(there.people).toBeDefined()
    const { page } = (await world.owner.post(at('/pages'), { title: 'Wall', kind: 'gallery' })).body
    const add = async (title: string) =>
      (await world.owner.post(at(`/collections/${page.id}/items`), { title })).body.item.id
    const [first, second] = [await add('First'), await add('Second')]
    const heard = () => there.events().filter(({ name }) => name === 'items')
    const collections = () => heard().flatMap(({ collectionIds }) => collectionIds)
    await expect.poll(() => heard().flatMap(({ itemIds }) => itemIds)).toContain(second)

    const deeds: readonly (() => Promise<{ body: { trashId?: string } }>)[] = [
      () => world.owner.put(at(`/items/${second}/place`), { besideId: first, side: 'before' }),
      () => world.owner.delete(at(`/items/${second}`)),
    ]
    for (const deed of deeds) {
      const before = collections().length
      expect(await deed()).toMatchObject({ status: 200 })
      await expect.poll(() => collections().slice(before)).toContain(page.id)
    }
  })

  it('tells of a rush of changes in few messages, and of all of them', async () => {
    const there = await listen(world.server, 'rush-listener')
    await expect.poll(there.people).toBeDefined()
    const { page } = (await world.owner.post(at('/pages'), { title: 'Rush', kind: 'gallery' })).body
    const ids: string[] = []
    for (let count = 0; count < 30; count += 1) {
      const made = await world.owner.post(at(`/collections/${page.id}/items`), {
        title: `${count}`,
      })
      ids.push(made.body.item.id)
    }
    const heard = () => there.events().filter(({ name }) => name === 'items')
    await expect.poll(() => heard().flatMap(({ itemIds }) => itemIds)).toEqual(ids)
  })

  it('is not for people without a role on the site, nor for strangers', async () => {
    const { browser } = await world.createOwner('stranger@example.com')
    const path = at(`/editing/events?tab=a-stranger&pageId=${pageId}`)
    expect(await browser.get(path)).toMatchObject({ status: 404 })
    expect(await world.guest().get(path)).toMatchObject({ status: 401 })
  })

  it('lets one account have twenty editors of a site open, and no more', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await listen(world.server, `tab-number-${n}`)).toMatchObject({ status: 200 })
    }
    const oneMore = await listen(world.server, 'one-too-many')
    expect(oneMore).toMatchObject({ status: 429 })
  })

  it('ends at once, on any node, when somebody is taken off the site', async () => {
    const { browser, accountId } = await addPerson(world, 'taken-off@example.com', ROLES.editor)
    const theirs = { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }
    const [gone, stays] = [
      await listen(node.server, 'their-tab', theirs),
      await listen(node.server, 'owners-tab'),
    ]
    expect([gone.status, stays.status]).toEqual([200, 200])
    await world.owner.delete(at(`/contributors/${accountId}`))
    await expect.poll(() => gone.hasEnded()).toBe(true)
    expect(stays.hasEnded()).toBe(false)
  })

  it('ends with the session', async () => {
    const { browser, site } = await world.createOwner('leaver@example.com')
    const { body } = await browser.get(`/s/${site.id}/api/pages`)
    const response = await world.server.inject({
      method: 'GET',
      url: `/s/${site.id}/api/editing/events?tab=last-tab&pageId=${body.pages[0].id}`,
      headers: {
        host: browser.host,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payloadAsStream: true,
    })
    const stream = response.stream().resume()
    open.push(stream)
    await roomsOf(world.app).beat()
    expect(stream.readableEnded).toBe(false)
    await browser.post('/api/sign-out')
    await roomsOf(world.app).beat()
    await expect.poll(() => stream.readableEnded).toBe(true)
  })
})
