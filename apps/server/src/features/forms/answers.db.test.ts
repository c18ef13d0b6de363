import { newId } from '@sitewright/core/id'
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
    expect(body.form).toMatchObject({ name: 'Contact', unreadCount: 2, heldCount: 1 })
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
            ...{ key_hash: `k${index}`, sent_hash: '', entries: '[]', email: '' },
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

/** Times before, on and after a day in New York on which clocks change. */
const SENT_AT = ['2026-03-08T04:59:59Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'].map(
  Date.parse,
)

describe('many answers to a form', () => {
  /** Ids of the answers, oldest first, and their form. */
  let event: { form: string; ids: string[] }

  const calls = (path = '') => `/s/${world.site.id}/api/forms/${event.form}/answers${path}`
  const edit = (body: object) => world.owner.patch(calls(), body)
  const shown = async (query = '') => {
    const { body } = await world.owner.get(calls(query))
    return body.items.map(({ id }: { id: string }) => event.ids.indexOf(id)).reverse()
  }

  beforeAll(async () => {
    const { body } = await world.owner.post(`/s/${world.site.id}/api/forms`, {
      name: 'Event',
      fields: [
        { id: 'kind', type: 'select', title: 'Kind', options: ['Wedding', 'Birthday'] },
        { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Tent', 'Band'] },
        { id: 'email', type: 'email', title: 'Email' },
      ],
    })
    event = { form: body.form.id, ids: [] }
    const given = [
      { kind: 'Wedding', extras: ['Tent', 'Band'], email: 'ada@example.com' },
      { kind: 'Birthday', extras: ['Band'] },
      { kind: 'Wedding' },
    ]
    for (const values of given) await send('', { formId: event.form, form: JSON.stringify(values) })
    const { body: list } = await world.owner.get(calls())
    const sent = list.items.map(({ id }: { id: string }) => id).reverse()
    event.ids = SENT_AT.map((at) => newId(at))
    for (const [index, at] of SENT_AT.entries()) {
      await world.inSite(async ({ id, db }) => {
        const answerId = event.ids[index] ?? ''
        const indexed = await db
          .deleteFrom('form_answer_search')
          .where('website_id', '=', id)
          .where('answer_id', '=', sent[index])
          .returningAll()
          .executeTakeFirstOrThrow()
        await db
          .updateTable('form_answer')
          .set({ id: answerId, sent_at: new Date(at) })
          .where('website_id', '=', id)
          .where('id', '=', sent[index])
          .execute()
        await db
          .insertInto('form_answer_search')
          .values({ ...indexed, answer_id: answerId })
          .execute()
      })
    }
  })

  it('are given labels at once, which the list offers and is filtered by', async () => {
    const [first, second, third] = event.ids
    const labelled = await edit({
      answerIds: [first, third],
      addLabels: ['Answered', ' To  call '],
    })
    expect(labelled).toMatchObject({ status: 200, body: { count: 2 } })
    await edit({ answerIds: [second, third], addLabels: ['answered'], removeLabels: ['To call'] })
    expect(await shown('?label=Answered')).toEqual([0, 1, 2])
    expect(await shown('?label=To%20call')).toEqual([0])
    const { body } = await world.owner.get(calls())
    expect(body.form.labels).toEqual(['Answered', 'To call'])
    expect(body.items[0].labels).toEqual(['Answered'])
  })

  it('have at most twenty labels each', async () => {
    const [first] = event.ids
    const labels = Array.from({ length: 20 }, (_, index) => `L${index}`)
    expect(await edit({ answerIds: [first], addLabels: labels })).toMatchObject({
      status: 422,
      body: { code: 'tooManyLabels' },
    })
    expect(await shown('?label=L1')).toEqual([])
  })

  it.each([
    ['fieldId=kind&value=Wedding', [0, 2]],
    ['fieldId=extras&value=Band', [0, 1]],
    ['fieldId=kind&value=Band', []],
    ['fieldId=kind&value=Wedding&label=To%20call', [0]],
    ['fieldId=%00&value=%22%5D%5C', []],
  ])('are filtered by what was chosen: %s', async (query, found) => {
    expect(await shown(`?${query}`)).toEqual(found)
  })

  it.each([
    ['from=2026-03-08', [1, 2]],
    ['to=2026-03-08', [0, 1]],
    ['from=2026-03-08&to=2026-03-08', [1]],
    ['from=0001-01-01&to=9999-12-31', [0, 1, 2]],
  ])('are filtered by days of the site, the last one included: %s', async (query, found) => {
    expect(await shown(`?${query}`)).toEqual(found)
  })

  it('are not filtered by days that no calendar has', async () => {
    expect(await world.owner.get(calls('?from=2026-02-30'))).toMatchObject({ status: 400 })
  })

  it('are marked as read, taken in and removed at once', async () => {
    await send('', { formId: event.form, form: '{"kind":"Birthday"}', website: 'https://spam' })
    const { body: held } = await world.owner.get(calls('?filter=held'))
    const answerIds = [event.ids[0], held.items[0].id]
    await edit({ answerIds, isRead: true, state: 'kept' })
    expect(await shown('?filter=unread')).toEqual([1, 2])
    expect(await shown('?filter=held')).toEqual([])
    const removed = await world.owner.post(calls('/remove'), { answerIds: [held.items[0].id] })
    expect(removed).toMatchObject({ status: 200, body: { count: 1 } })
    expect(await shown()).toEqual([0, 1, 2])
    expect(await edit({ answerIds: [held.items[0].id], isRead: true })).toMatchObject({
      status: 404,
      body: { code: 'answerMissing' },
    })
  })

  it('are replied to by mail, once for each press, and the replies stay with them', async () => {
    const reply = { replyId: newId(), subject: 'Your wedding', text: 'Yes,\n\nwe have a tent.' }
    const path = calls(`/${event.ids[0]}/replies`)
    const press = () => world.owner.post(path, reply)
    const [one, other] = await Promise.all([press(), press()])
    expect([one?.status, other?.status], one?.text).toEqual([200, 200])
    expect(await world.owner.post(path, { ...reply, text: 'No' })).toMatchObject({
      status: 409,
      body: { code: 'replyChanged' },
    })
    await world.runJobs()
    const { body } = await world.owner.get(calls(`/${event.ids[0]}`))
    expect(body.replies).toMatchObject([
      { to: 'ada@example.com', subject: 'Your wedding', text: reply.text, state: 'kept' },
    ])
    const { body: mail } = await world.owner.get(`/s/${world.site.id}/api/mail`)
    const sent = mail.items.filter(({ kind }: { kind: string }) => kind === 'answer-reply')
    expect(sent).toHaveLength(1)
    const { body: message } = await world.owner.get(`/s/${world.site.id}/api/mail/${sent[0].id}`)
    expect(message.message.text).toContain('we have a tent.')
    expect(message.message.text).toContain('> Kind: Wedding')
  })

  it('that have no address are not replied to', async () => {
    const reply = { replyId: newId(), subject: 'Your birthday', text: 'Yes' }
    expect(await world.owner.post(calls(`/${event.ids[1]}/replies`), reply)).toMatchObject({
      status: 422,
      body: { code: 'noReplyAddress' },
    })
  })
})
