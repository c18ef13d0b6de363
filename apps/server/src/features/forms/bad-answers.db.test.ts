/** Answers that nobody would send who means well: each is refused in the words of forms, or kept as harmless text. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const SAVE = '/api/form/SaveFormSubmission'
const UNREADABLE = 'Could not parse the form fields, please check your entries.'
const INVALID = 'One or more fields is invalid, please check your entries.'

let world: TestWorld
let formId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { body } = await world.owner.post(`/s/${world.site.id}/api/forms`, {
    name: 'Contact',
    fields: [
      { id: 'message', type: 'textarea', title: 'Message' },
      { id: 'way', type: 'radio', title: 'Way', options: ['Train', 'Car'] },
    ],
  })
  formId = body.form.id
})
afterAll(() => world.close())

// One address may send 120 in a minute.
beforeEach(() => world.clock.advance(61_000))

async function send(form: string, more: object = {}) {
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  return visitor.post(SAVE, {
    ...{ formId, key: body.key, form },
    ...{ pageTitle: 'Page', pagePath: '/page', pageId: '', contentSource: 'c', ...more },
  })
}

const kept = () =>
  world.inSite(({ db }) => db.selectFrom('form_answer').select('entries').orderBy('id').execute())

describe('an answer', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>', undefined],
    ['a formula', '=HYPERLINK("https://a.example")', undefined],
    ['control characters', 'b\u0007c\u001b[31m', 'bc[31m'],
    ['template code', '{.section x}{x|json}', undefined],
  ])('of %s is kept as text, and never as anything else', async (_name, message, stored) => {
    const answer = await send(JSON.stringify({ message }))
    expect(answer.status, answer.text).toBe(200)
    const [entry] = (await kept()).at(-1)?.entries ?? []
    expect(entry?.value).toBe(stored ?? message)
  })

  it.each([
    ['that is no JSON', '{"message":', UNREADABLE],
    ['that is no object', '["x"]', UNREADABLE],
    ['to a field that does not exist', '{"other":"x"}', UNREADABLE],
    ['to __proto__', '{"__proto__":"x","message":"y"}', UNREADABLE],
    ['that is a number', '{"message":4}', UNREADABLE],
    ['that is nested', '{"message":{"a":{"b":"c"}}}', UNREADABLE],
    ['of several choices where one is asked for', '{"way":["Train","Car"]}', INVALID],
    ['that was not offered', '{"way":"Rocket"}', INVALID],
    ['that is too long', JSON.stringify({ message: 'x'.repeat(10_001) }), INVALID],
    [
      'that is longer than a whole form',
      JSON.stringify({ message: 'x'.repeat(100_001) }),
      UNREADABLE,
    ],
  ])('%s is refused, and nothing is kept', async (_name, form, message) => {
    const before = (await kept()).length
    const { status, body } = await send(form)
    expect([status, body.message]).toEqual([400, message])
    expect(body.error).toBe(message)
    expect(await kept()).toHaveLength(before)
  })

  it.each([
    ['a zero character', 'a\u0000b'],
    ['half of a character', 'a\ud800b'],
  ])('with %s is refused at its field', async (_name, message) => {
    const { status, body } = await send(JSON.stringify({ message }))
    const text = 'There is a character in this text that cannot be kept. Please type it again.'
    expect([status, body.errors]).toEqual([400, { message: text }])
  })

  it('of ten megabytes is refused before it is read', async () => {
    const { status } = await send(JSON.stringify({ message: 'x'.repeat(10_000_000) }))
    expect(status).toBe(413)
  })

  it.each([
    ['a text in place of an id', { formId: '../x' }],
    ['a number in place of the form', { form: 4 }],
    ['a list in place of the key', { key: ['k'] }],
    ['the title of a page as an object', { pageTitle: { a: 1 } }],
  ])('with %s is refused by name', async (_name, more) => {
    const before = (await kept()).length
    const { status } = await send('{"message":"x"}', more)
    expect(status).toBe(400)
    expect(await kept()).toHaveLength(before)
  })

  it.each([
    ['without the anti-forgery value', { crumb: null }],
    ['with that of nobody', { crumb: 'x' }],
    ['from another site', { headers: { origin: 'https://evil.example' } }],
  ])('%s is refused', async (_name, options) => {
    const visitor = world.visitor()
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    const before = (await kept()).length
    const sent = { formId, key: body.key, form: '{"message":"x"}' }
    const more = { pageTitle: '', pagePath: '', pageId: '', contentSource: '' }
    expect((await visitor.post(SAVE, { ...sent, ...more }, options)).status).toBe(403)
    expect(await kept()).toHaveLength(before)
  })

  it('with a key of another site is refused', async () => {
    const { site } = await world.createOwner('other@example.com')
    const elsewhere = world.visitor(site)
    const { body } = await elsewhere.post('/api/form/FormSubmissionKey', {})
    const { status, body: refused } = await send('{"message":"x"}', { key: body.key })
    expect([status, refused.error]).toEqual([401, 'Unable to submit form. Please try again later.'])
  })

  it('to a form of another site is answered as one that is not there', async () => {
    const { browser, site } = await world.createOwner('third@example.com')
    const { body } = await browser.post(`/s/${site.id}/api/forms`, {
      name: 'Theirs',
      fields: [{ id: 'message', type: 'text', title: 'Message' }],
    })
    const { status, body: refused } = await send('{"message":"x"}', { formId: body.form.id })
    expect([status, refused.error]).toEqual([404, 'This form has not been configured yet.'])
  })
})
