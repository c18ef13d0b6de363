/** Forms that add who agrees in them to a list. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let listId: string
let formId: string

beforeAll(async () => {
  world = await createTestWorld()
  const api = `/s/${world.site.id}/api`
  await world.owner.post(`${api}/lists`, { name: 'News' })
  const { body: lists } = await world.owner.post(`${api}/lists`, { name: 'Students' })
  listId = lists.lists[1].id
  const { body } = await world.owner.post(`${api}/forms`, {
    name: 'Workshop',
    fields: [
      { id: 'name', type: 'name', title: 'Name' },
      { id: 'email', type: 'email', title: 'Email' },
      { id: 'news', type: 'checkbox', title: 'News', options: ['Yes, by mail'] },
    ],
    storage: { list: { listId, consentFieldId: 'news' } },
  })
  formId = body.form.id
})
afterAll(() => world.close())

async function send(email: string, news: readonly string[]): Promise<void> {
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  const form = JSON.stringify({ name: ['Ada', 'Lovelace'], email, news })
  const sent = await visitor.post('/api/form/SaveFormSubmission', { formId, key: body.key, form })
  expect(sent.status).toBe(200)
}
const found = (email: string) =>
  world.inSite(({ db }) =>
    db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirst(),
  )

describe('a form that adds to a list', () => {
  it('asks who agreed in it to confirm by mail', async () => {
    await send('ada@example.com', ['Yes, by mail'])
    expect(await found('ada@example.com')).toMatchObject({
      ...{ list_id: listId, state: 'pending', name: 'Ada Lovelace' },
      request: { source: 'form', text: 'News: Yes, by mail', pageTitle: 'Workshop', ipHash: '' },
    })
    const mails = await world.inSite(({ db }) =>
      db.selectFrom('message').select('kind').where('recipient', '=', 'ada@example.com').execute(),
    )
    expect(mails).toEqual([{ kind: 'list-mail' }])
  })

  it.each([
    ['who did not agree', 'grace@example.com', []],
    ['without an address', '', ['Yes, by mail']],
  ])('adds nobody %s', async (_who, email, news) => {
    await send(email, news)
    expect(await found(email)).toBeUndefined()
  })
})
