import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let formId: string

const api = (path = '') => `/s/${world.site.id}/api/forms/${formId}/answers${path}`

beforeAll(async () => {
  world = await createTestWorld()
  const made = await world.owner.post(`/s/${world.site.id}/api/forms`, {
    name: 'Contact',
    fields: [
      { id: 'email', type: 'email', title: 'Email address' },
      { id: 'message', type: 'textarea', title: 'Message' },
    ],
  })
  formId = made.body.form.id
  await send('Do you ship to Crete?')
  await send('100 % wool_?')
  await send('Buy now', { website: 'https://spam.example' })
})
afterAll(() => world.close())

async function send(message: string, more: object = {}): Promise<void> {
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  const sent = await visitor.post('/api/form/SaveFormSubmission', {
    ...{ formId, key: body.key, pageTitle: 'Contact', pagePath: '/contact' },
    form: JSON.stringify({ email: 'ada@example.com', message }),
    ...more,
  })
  expect(sent.status, sent.text).toBe(200)
}

/** Messages in the list, as they stand. */
async function messages(query = ''): Promise<string[]> {
  const { body } = await world.owner.get(api(query))
  return body.items.map((one: { entries: { value: string }[] }) => one.entries[1]?.value)
}

describe('answers to a form', () => {
  it('are listed newest first, those held back by themselves, with numbers of both', async () => {
    expect(await messages()).toEqual(['100 % wool_?', 'Do you ship to Crete?'])
    expect(await messages('?filter=held')).toEqual(['Buy now'])
    const { body } = await world.owner.get(api())
    expect(body.form).toEqual({ name: 'Contact', unreadCount: 2, heldCount: 1 })
    expect(body.items[0]).toMatchObject({
      email: 'ada@example.com',
      page: { title: 'Contact', path: '/contact' },
      isRead: false,
    })
  })

  it.each([
    ['crete', ['Do you ship to Crete?']],
    ['CRE shi', ['Do you ship to Crete?']],
    ['%25 wool_', ['100 % wool_?']],
    ['crete wool', []],
    ['ada@example.com', ['100 % wool_?', 'Do you ship to Crete?']],
    ["'%23| !wool:* %5C", ['100 % wool_?']],
    ['_', []],
  ])('are found by %s', async (search, found) => {
    expect(await messages(`?search=${search}`)).toEqual(found)
  })

  it('that are held back wait until they are taken in, also once they were opened', async () => {
    const { body } = await world.owner.get(api('?filter=held'))
    await world.owner.put(api(`/${body.items[0].id}`), { isRead: true })
    const { body: list } = await world.owner.get(api())
    expect(list.form.heldCount).toBe(1)
  })

  it('are read, and not read again', async () => {
    const { body } = await world.owner.get(api())
    const path = api(`/${body.items[0].id}`)
    await world.owner.put(path, { isRead: true })
    expect(await messages('?filter=unread')).toEqual(['Do you ship to Crete?'])
    await world.owner.put(path, { isRead: false })
    expect(await messages('?filter=unread')).toHaveLength(2)
  })

  it('that were held back are taken in once, and counted then', async () => {
    await send('Wait', { website: 'x' })
    const { body } = await world.owner.get(api('?filter=held'))
    const path = api(`/${body.items[0].id}`)
    await world.owner.put(path, { state: 'kept' })
    await world.owner.put(path, { state: 'kept' })
    expect((await messages())[0]).toBe('Wait')
    const { body: form } = await world.owner.get(`/s/${world.site.id}/api/forms/${formId}`)
    expect(form.form.answerCount).toBe(3)
    expect(await world.owner.delete(path)).toMatchObject({ status: 200 })
    expect(await world.owner.get(path)).toMatchObject({ status: 404 })
  })

  it('are mailed to those whom the form names, once they are taken', async () => {
    const { body } = await world.owner.get(`/s/${world.site.id}/api/forms/${formId}`)
    const wool = { fieldId: 'message', test: 'isOneOf', values: ['wool'] }
    const notices = [
      { email: 'all@example.com', onlyIf: null },
      { email: 'wool@example.com', onlyIf: wool },
    ]
    await world.owner.put(`/s/${world.site.id}/api/forms/${formId}`, {
      form: { ...body.form.form, storage: { notices } },
      revision: body.form.revision,
    })
    await send('Wool')
    await send('Silk', { website: 'x' })
    const sent = async () => {
      const { body: mail } = await world.owner.get(`/s/${world.site.id}/api/mail`)
      return mail.items.map(({ to, subject }: { to: string; subject: string }) => [to, subject])
    }
    const about = 'Answer to Contact'
    expect((await sent()).sort()).toEqual([
      ['all@example.com', about],
      ['wool@example.com', about],
    ])
    const { body: held } = await world.owner.get(api('?filter=held'))
    const path = api(`/${held.items[0].id}`)
    await world.owner.put(path, { state: 'kept' })
    await world.owner.put(path, { state: 'kept' })
    expect(await sent()).toHaveLength(3)
  })

  it('are downloaded as a table of what the list shows, safe in spreadsheets', async () => {
    const base = `/s/${world.site.id}/api/forms`
    const likert = { id: 'mood', type: 'likert', title: 'Mood', options: ['Warm', 'Quiet'] }
    const { body: made } = await world.owner.post(base, {
      name: 'Räume/1',
      fields: [{ id: 'message', type: 'textarea', title: 'Message' }, likert],
    })
    const survey = made.form.id
    const ask = async (message: string, more: object = {}) =>
      send('', { formId: survey, form: JSON.stringify({ message, ...more }) })
    await ask('=1+1', { mood: { Warm: '2', Quiet: '-1' } })
    await ask('Two\nlines, "quoted"')
    const { body } = await world.owner.get(`${base}/${survey}`)
    const fields = [
      { ...likert, options: ['Quiet'] },
      { id: 'new', type: 'text', title: 'New' },
    ]
    const saved = await world.owner.put(`${base}/${survey}`, {
      form: { ...body.form.form, fields },
      revision: body.form.revision,
    })
    expect(saved.status, saved.text).toBe(200)
    const table = (query = '') => world.owner.get(`${base}/${survey}/answers.csv${query}`)
    const { headers, text } = await table()
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="R_ume/1.csv"; filename*=UTF-8''R%C3%A4ume%2F1.csv`,
    })
    const [head, ...rows] = text.split('\r\n')
    expect(head).toBe('\ufeff"Sent","Mood: Quiet","New","Message","Mood: Warm","Page","Labels"')
    expect(rows.map((row) => row.replace(/^"\d{4}-\d\d-\d\d \d\d:\d\d",/, ''))).toEqual([
      ',,"Two\nlines, ""quoted""",,"Contact",',
      `"-1",,"'=1+1","2","Contact",`,
      '',
    ])
    const lines = async (query: string) => (await table(query)).text.split('\r\n').length - 2
    expect(await lines('?search=quo')).toBe(1)
    expect(await lines('?filter=held')).toBe(0)
    const stranger = await world.createOwner('stranger@example.com')
    expect(await stranger.browser.get(`${base}/${survey}/answers.csv`)).toMatchObject({
      status: 404,
      body: { code: 'notFound' },
    })
  })

  it('come page by page', async () => {
    await world.inSite(({ id, db }) =>
      db
        .insertInto('form_answer')
        .values(
          Array.from({ length: 60 }, (_, index) => ({
            ...{ website_id: id, id: index.toString(16).padStart(24, '0'), form_id: formId },
            ...{ key_hash: `k${index}`, sent_hash: '', entries: '[]', words: '', email: '' },
            ...{ page: JSON.stringify({ title: '', path: '', id: '', source: '' }) },
            ...{ state: 'kept' as const, doubts: [], sent_at: new Date(0) },
          })),
        )
        .execute(),
    )
    const { body: first } = await world.owner.get(api())
    const { body: second } = await world.owner.get(api(`?cursor=${first.nextCursor}`))
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 14, null])
  })
})
