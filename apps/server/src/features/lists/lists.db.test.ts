/** Lists and subscribers as their owner sees and keeps them. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'
import { writeMessage } from '../mail/index.ts'
import { listenForMail, type TestMailServer } from '../mail/test-mail-server.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'
import { signUp } from './sign-up.ts'

const DAY_MS = 86_400_000

let world: TestWorld
let lists: string
let people: string

beforeAll(async () => {
  world = await createTestWorld()
  lists = `/s/${world.site.id}/api/lists`
  const { body } = await world.owner.post(lists, { name: 'News' })
  people = `${lists}/${body.lists[0].id}/subscribers`
})
afterAll(() => world.close())

const add = (email: string, name = '') =>
  world.owner.post(people, { email, name, proof: 'On paper at the fair, 3 May' })
const wish = (email: string) => ({
  ...{ email, name: 'Ada', listId: '' as const, address: '192.0.2.1' },
  ...({ source: 'newsletter', text: '', pageTitle: '', pagePath: '' } as const),
})
const emails = async (query: string) =>
  (await world.owner.get(`${people}?${query}`)).body.items.map(
    ({ email }: { email: string }) => email,
  )

describe('lists', () => {
  it('are added, named anew and removed with everybody on them', async () => {
    const { body } = await world.owner.post(lists, { name: 'Students' })
    const [, { id }] = body.lists
    await world.owner.post(`${lists}/${id}/subscribers`, { email: 's@example.com', proof: 'Class' })
    const renamed = await world.owner.put(`${lists}/${id}`, { name: 'Pupils' })
    expect(renamed.body.lists[1]).toMatchObject({
      ...{ id, name: 'Pupils', isDefault: false },
      counts: { subscribed: 1, pending: 0, unsubscribed: 0, bounced: 0, held: 0 },
    })
    expect((await world.owner.delete(`${lists}/${id}`)).status).toBe(200)
    expect((await world.owner.get(lists)).body.lists).toHaveLength(1)
    expect((await world.owner.delete(`${lists}/${id}`)).status).toBe(404)
  })
})

describe('somebody whom an owner adds', () => {
  it('is subscribed with the owner’s word for their consent', async () => {
    const { status, body } = await add('Grace@Example.com', 'Grace Hopper')
    expect(status).toBe(200)
    expect(body.subscriber).toMatchObject({
      ...{ email: 'Grace@Example.com', name: 'Grace Hopper', state: 'subscribed', doubts: [] },
      consent: { source: 'owner', proof: 'On paper at the fair, 3 May', confirmedAt: null },
    })
  })

  it('is refused without it, and where the address is there or wrong', async () => {
    const none = await world.owner.post(people, { email: 'x@example.com', proof: ' ' })
    expect([none.status, none.body.errors]).toEqual([
      400,
      { proof: 'Say where and when they agreed.' },
    ])
    expect((await add('grace@example.com')).body.code).toBe('alreadyThere')
    expect((await add('grace')).status).toBe(400)
  })

  it('is never subscribed again once they have left', async () => {
    const { body } = await add('left@example.com')
    const left = await world.owner.put(`${people}/${body.subscriber.id}`, { state: 'unsubscribed' })
    expect(left.body.subscriber).toMatchObject({ state: 'unsubscribed' })
    expect((await add('left@example.com')).body.code).toBe('hasLeft')
  })

  it('can be named anew', async () => {
    const { body } = await add('named@example.com', 'Old')
    const { body: named } = await world.owner.put(`${people}/${body.subscriber.id}`, {
      name: 'New',
    })
    expect(named.subscriber).toMatchObject({ name: 'New', state: 'subscribed' })
  })
})

describe('the subscribers of a list', () => {
  it('are found by a part of address or name, and by state', async () => {
    expect(await emails('search=HOPPER')).toEqual(['Grace@Example.com'])
    expect(await emails('search=grace%40')).toEqual(['Grace@Example.com'])
    expect(await emails('search=%25')).toEqual([])
    expect(await emails('state=unsubscribed')).toEqual(['left@example.com'])
    expect(await emails('state=held')).toEqual([])
  })

  it('come in pages, newest first', async () => {
    for (let at = 0; at < 51; at += 1) await add(`page-${at}@example.com`)
    const first = (await world.owner.get(`${people}?search=page-`)).body
    expect(first.items).toHaveLength(50)
    expect(first.items[0].email).toBe('page-50@example.com')
    expect(await emails(`search=page-&cursor=${first.nextCursor}`)).toEqual(['page-0@example.com'])
  })
})

describe('a sign-up that nobody confirms', () => {
  it('is forgotten after a month, and nobody else is', async () => {
    await world.inSite((site) => signUp(world.app, site, wish('slow@example.com')))
    const before = (await emails('state=subscribed')).length
    const removedAfter = (days: number) =>
      createHousekeeper({ ...world.app, clock: { now: () => world.clock.now() + days * DAY_MS } }, [
        forgetUnconfirmed,
      ]).run()
    const name = forgetUnconfirmed.name
    expect(await removedAfter(29)).toEqual({})
    expect(await removedAfter(31)).toEqual({ [name]: 1 })
    expect([await emails('search=slow'), (await emails('state=subscribed')).length]).toEqual([
      [],
      before,
    ])
  })
})

describe('a subscriber whose mail comes back', () => {
  let server: TestMailServer
  let smtp: TestWorld
  let subscribers: string

  beforeAll(async () => {
    server = await listenForMail()
    smtp = await createTestWorld({ config: { smtpUrl: server.url } })
    const path = `/s/${smtp.site.id}/api/lists`
    const { body } = await smtp.owner.post(path, { name: 'News' })
    subscribers = `${path}/${body.lists[0].id}/subscribers`
  })
  afterAll(async () => {
    await smtp.close()
    server.close()
  })

  it.each([
    ['550 5.1.1 no such user', 'bounced'],
    ['553 no such user', 'bounced'],
    ['550 5.7.1 blocked by policy', 'subscribed'],
    ['451 greylisted', 'subscribed'],
    ['250 ok', 'subscribed'],
  ])('after “%s” is %s', async (answer, state) => {
    server.readerAnswer = answer
    const name = answer.replace(/\W+/g, '-')
    await smtp.owner.post(subscribers, { email: `${name}@Example.com`, proof: 'On paper' })
    await smtp.inSite((site) =>
      writeMessage(site, {
        ...{ kind: 'owner-notice', effectKey: name, to: `${name}@example.com`, replyTo: '' },
        ...{ sender: 'Clay', subject: 'News' },
        data: { siteTitle: 'Clay', title: 'News', words: [], button: 'Read', url: 'http://x' },
      }),
    )
    await smtp.runJobs()
    const { items } = (await smtp.owner.get(subscribers)).body
    expect(items[0]).toMatchObject({ email: `${name}@Example.com`, state })
  })
})
