import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

/** A server of its own: what is sent in other tests counts to the limit of an address, too. */
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

async function keyOf(visitor: TestBrowser): Promise<string> {
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  return body.key
}

it('fact 8.forms.13: 429, for one visitor and not for the next', async () => {
  const made = await world.owner.post(`/s/${world.site.id}/api/forms`, {
    name: 'Contact',
    fields: [{ id: 'message', type: 'text', title: 'Message' }],
  })
  const form = JSON.stringify({ message: 'Hello' })
  const send = (visitor: TestBrowser, key: string) =>
    visitor.post('/api/form/SaveFormSubmission', { formId: made.body.form.id, key, form })
  const visitor = world.visitor()
  const key = await keyOf(visitor)
  const sent = await Promise.all(Array.from({ length: 11 }, () => send(visitor, key)))
  const refused = sent.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ])
  const next = world.visitor()
  expect((await send(next, await keyOf(next))).status).toBe(200)
})
