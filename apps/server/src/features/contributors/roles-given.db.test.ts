/** Each of the fifteen roles is given by an invitation and held, and opens what it is said to open. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { addPerson, type TestPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
// Each role gets the next minute, because of the rate limits on new sites and on answers to invitations.
beforeEach(() => world.clock.advance(60_000))

/** A deed of each kind that people do on a site. */
const DEEDS = {
  'see the site': (person, api) => person.get(`${api}/site`),
  'see pages': (person, api) => person.get(`${api}/pages`),
  'see files': (person, api) => person.get(`${api}/assets`),
  'see products': (person, api) => person.get(`${api}/products`),
  'see orders': (person, api) => person.get(`${api}/orders`),
  'see discounts': (person, api) => person.get(`${api}/discounts`),
  'see comments': (person, api) => person.get(`${api}/comments`),
  'see waiting comments': (person, api) => person.get(`${api}/comments?state=waiting`),
  'see lists': (person, api) => person.get(`${api}/lists`),
  'see mail': (person, api) => person.get(`${api}/mail`),
  'see settings': (person, api) => person.get(`${api}/settings`),
  'see code': (person, api) => person.get(`${api}/code`),
  'see people': (person, api) => person.get(`${api}/contributors`),
  'add a page': (person, api) => person.post(`${api}/pages`, { title: 'Added' }),
  'add a form': (person, api) => person.post(`${api}/forms`, { name: 'Added' }),
  publish: (person, api) => person.post(`${api}/publish`, {}),
} as const satisfies Record<
  string,
  (person: TestBrowser, api: string) => ReturnType<TestBrowser['get']>
>

type Deed = keyof typeof DEEDS

const WATCH: readonly Deed[] = ['see the site', 'see pages']
const EDIT: readonly Deed[] = ['see files', 'see lists', 'add a page', 'add a form', 'publish']
const SELL: readonly Deed[] = ['see products', 'see orders', 'see discounts', 'see mail']

async function deedsOf({ browser }: TestPerson): Promise<string[]> {
  const done: string[] = []
  for (const [name, attempt] of Object.entries(DEEDS)) {
    const { status, body } = await attempt(browser, `/s/${world.site.id}/api`)
    if (status === 200) done.push(name)
    else expect([name, status, body.code]).toEqual([name, 403, 'notAllowed'])
  }
  return done
}

const held = async (role: number, may: readonly Deed[]) => {
  const person = await addPerson(world, `role${role}@example.com`, role)
  const { body } = await person.browser.get('/api/sites')
  const [site] = body.sites.filter(({ id }: { id: string }) => id === world.site.id)
  expect(site.role).toBe(role)
  expect((await deedsOf(person)).sort()).toEqual([...may].sort())
}

it.each<[fact: string, role: number, may: readonly Deed[]]>([
  ['fact 3.roles.02: billing is 2 and sees the site alone', 2, ['see the site']],
  ['fact 3.roles.03: reporting is 3 and sees the site alone', 3, ['see the site']],
  [
    'fact 3.roles.04: editor is 4 and publishes, but sells nothing and sets nothing',
    4,
    [...WATCH, ...EDIT, 'see products', 'see comments'],
  ],
  [
    'fact 3.roles.05: moderator is 6 and sees comments that wait',
    6,
    [...WATCH, 'see comments', 'see waiting comments'],
  ],
  [
    'fact 3.roles.06: commenter is 7 and sees comments that are published',
    7,
    [...WATCH, 'see comments'],
  ],
  [
    'fact 3.roles.07: store manager is 8 and sells, but changes no page',
    8,
    [...WATCH, ...SELL, 'see files'],
  ],
  ['fact 3.roles.08: scheduling is 9 and sees the site alone', 9, ['see the site']],
  ['fact 3.roles.09: viewer is 10 and changes nothing', 10, WATCH],
  ['fact 3.roles.10: campaigns editor is 11 and sees files', 11, ['see the site', 'see files']],
  ['fact 3.roles.11: scheduling viewer is 12 and sees the site alone', 12, ['see the site']],
  ['fact 3.roles.12: scheduling editor is 13 and sees the site alone', 13, ['see the site']],
  ['fact 3.roles.13: none is 14 and may do nothing', 14, []],
  [
    'fact 3.roles.14: website manager is 15 and does everything but choose people',
    15,
    (Object.keys(DEEDS) as Deed[]).filter((deed) => deed !== 'see people'),
  ],
  [
    'fact 3.roles.15: draft editor is 16 and writes without publishing',
    16,
    [...WATCH, 'see files', 'add a page'],
  ],
])('%s', (_fact, role, may) => held(role, may))

it('fact 6.roles.01: each of the fifteen roles can be given to somebody who is there', async () => {
  const { accountId } = await addPerson(world, 'many@example.com', 1)
  const path = `/s/${world.site.id}/api/contributors/${accountId}`
  for (const role of [2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 1]) {
    const { body } = await world.owner.put(path, { role })
    expect(body.contributors).toContainEqual(expect.objectContaining({ accountId, role }))
  }
  for (const role of [0, 5, 17]) {
    expect(await world.owner.put(path, { role })).toMatchObject({ status: 400 })
  }
})
