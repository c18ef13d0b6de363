/** Files of subscribers: read, counted, taken in by a job, and written again. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROOF = 'Signed up in our old shop, 2019 to 2025'

let world: TestWorld
let list: string

beforeAll(async () => {
  world = await createTestWorld()
  list = await newList('News')
})
afterAll(() => world.close())

async function newList(name: string): Promise<string> {
  const lists = `/s/${world.site.id}/api/lists`
  const { body } = await world.owner.post(lists, { name })
  return `${lists}/${body.lists.at(-1).id}`
}
const read = (text: string | Buffer, at = list) =>
  world.owner.post(`${at}/imports?filename=people.csv`, Buffer.from(text))
async function takeIn(text: string, at = list) {
  const { body } = await read(text, at)
  await world.owner.put(`${at}/imports/${body.import.id}`, { proof: PROOF })
  await world.runJobs()
  return (await world.owner.get(`${at}/imports/${body.import.id}`)).body.import
}
const people = async (at = list) => (await world.owner.get(`${at}/subscribers`)).body.items

describe('a file of subscribers', () => {
  it('says what would become of each row, and adds nobody yet', async () => {
    const at = await newList('Counted')
    const add = async (email: string) =>
      (await world.owner.post(`${at}/subscribers`, { email, proof: 'Fair' })).body.subscriber.id
    await add('known@example.com')
    const left = await add('left@example.com')
    await world.owner.put(`${at}/subscribers/${left}`, { state: 'unsubscribed' })
    const erased = await add('erased@example.com')
    await world.owner.delete(`${at}/subscribers/${erased}`)
    const { status, body } = await read(
      [
        'Name,Email',
        'Ada,ada@example.com',
        'Ada,ADA@example.com',
        'Known,known@example.com',
        'Left,LEFT@example.com',
        'Erased,erased@example.com',
        'Nobody,nobody',
      ].join('\n'),
      at,
    )
    expect(status).toBe(200)
    expect(body.import).toMatchObject({
      ...{ state: 'ready', filename: 'people.csv' },
      counts: { new: 1, known: 1, left: 2, wrong: 1, repeated: 1 },
      wrongRows: [{ row: 7, text: 'Nobody nobody' }],
    })
    expect(await people(at)).toHaveLength(2)
    await world.owner.put(`${at}/imports/${body.import.id}`, { proof: PROOF })
    await world.runJobs()
    const found = Object.fromEntries(
      (await people(at)).map(({ email, state }: { email: string; state: string }) => [
        email,
        state,
      ]),
    )
    expect(found).toEqual({
      'ada@example.com': 'subscribed',
      'known@example.com': 'subscribed',
      'left@example.com': 'unsubscribed',
    })
  })

  it('is taken in with the owner’s word for each person’s consent', async () => {
    const done = await takeIn('email,first name,last name\nada@example.com,Ada,Lovelace')
    expect(done).toMatchObject({ state: 'done', doneCount: 1, addedCount: 1 })
    expect((await people())[0]).toMatchObject({
      ...{ email: 'ada@example.com', name: 'Ada Lovelace', state: 'subscribed' },
      consent: { source: 'import', proof: PROOF, confirmedAt: null },
    })
  })

  it.each([
    ['without headings', 'grace@example.com\njoan@example.com', 2],
    ['with semicolons', 'E-Mail;Nachname\nkurt@example.com;"Gödel; Kurt"', 1],
    [
      'of a spreadsheet on Windows',
      Buffer.from('Email\tNom\nmarie@example.com\tCl\xe9o', 'latin1'),
      1,
    ],
    ['with a mark of its encoding', '\ufeff"Email address"\r\n"alan@example.com"\r\n', 1],
  ])('%s is read', async (_what, text, count) => {
    const { body } = await read(text)
    expect(body.import.counts).toMatchObject({ new: count, wrong: 0 })
  })

  it.each([
    ['no addresses', 'Name\nAda', 'noAddresses'],
    ['nothing', '', 'noAddresses'],
    ['too many rows', `Email\n${'a@example.com\n'.repeat(50_001)}`, 'tooManyRows'],
    ['too many bytes', 'x'.repeat(10 * 1024 * 1024 + 1), 'fileTooLarge'],
  ])('with %s is refused', async (_what, text, code) => {
    expect((await read(text)).body.code).toBe(code)
  })

  it('is begun once, with a word about consent', async () => {
    const { body } = await read('Email\nonce@example.com')
    const path = `${list}/imports/${body.import.id}`
    expect((await world.owner.put(path, { proof: '' })).status).toBe(400)
    expect((await world.owner.put(path, { proof: PROOF })).status).toBe(200)
    expect((await world.owner.put(path, { proof: PROOF })).body.code).toBe('importBegun')
  })

  it('can have many thousands of people', async () => {
    const people = process.env.NIGHTLY ? 50_000 : 10_000
    const at = await newList('Large')
    const rows = Array.from({ length: people }, (_, at) => `reader-${at}@example.com,Reader ${at}`)
    const done = await takeIn(`Email,Name\n${rows.join('\n')}`, at)
    expect(done).toMatchObject({ state: 'done', doneCount: people, addedCount: people })
    const { text } = await world.owner.get(`${at}/subscribers.csv`)
    expect(text.split('\r\n')).toHaveLength(people + 2)
    expect(
      (await world.owner.get(`${at}/subscribers?search=reader-${people - 1}`)).body.items,
    ).toHaveLength(1)
  })
})

describe('a list as a file', () => {
  it('has everybody with how they agreed, and no formula', async () => {
    const at = await newList('Written')
    await takeIn('Email,Name\nada@example.com,"=HYPERLINK(""https://a.example"")"', at)
    const { headers, text } = await world.owner.get(`${at}/subscribers.csv`)
    expect(headers['content-disposition']).toContain('filename="Written.csv"')
    const [heading, row] = text.split('\r\n')
    expect(heading).toContain('"Email","Name","State"')
    expect(row).toContain(
      `"ada@example.com","'=HYPERLINK(""https://a.example"")","subscribed","import"`,
    )
    expect(row).toContain(PROOF)
  })
})
