/** Forms whose visitors are told from robots by proof of work. */

import { CAPTCHA_UNAVAILABLE, CHALLENGE_LASTS_MS } from '@sitewright/core/forms/captcha'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from '../../features.ts'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'
import { newChallenge, solve, tokenOf } from './test-captcha.ts'

const SAVE = '/api/form/SaveFormSubmission'

let world: TestWorld
let formId: string

beforeAll(async () => {
  world = await createTestWorld()
  formId = await makeForm(world.owner, world.site.id)
})
afterAll(() => world.close())

async function makeForm(owner: TestBrowser, siteId: string): Promise<string> {
  const { body, text } = await owner.post(`/s/${siteId}/api/forms`, {
    name: 'Contact',
    fields: [{ id: 'word', type: 'text', title: 'Word', required: true }],
    captcha: { kind: 'altcha', theme: 'light', alignment: 'left' },
  })
  if (!body.form) throw new Error(text)
  return body.form.id
}

async function keyOf(visitor: TestBrowser): Promise<string> {
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  return body.key
}

/** The text of a refusal, or `sent`. */
async function send(captchaKey?: string, form: object = { word: 'Hello' }): Promise<string> {
  const visitor = world.visitor()
  const key = await keyOf(visitor)
  return save(visitor, key, captchaKey, form)
}

async function save(
  visitor: TestBrowser,
  key: string,
  captchaKey?: string,
  form: object = { word: 'Hello' },
): Promise<string> {
  const body = { formId, key, form: JSON.stringify(form), ...(captchaKey && { captchaKey }) }
  const answer = await visitor.post(SAVE, body)
  return answer.status === 200 ? 'sent' : answer.body.error
}

const states = () =>
  world.inSite(({ db }) =>
    db.selectFrom('form_answer').select(['state', 'doubts']).orderBy('id', 'desc').execute(),
  )

const MISSING = 'Complete CAPTCHA before submitting.'
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.'

describe('a form with a captcha', () => {
  it('fact 8.forms.04: is refused without one', async () => {
    expect(await send()).toBe(MISSING)
    expect(await states()).toEqual([])
  })

  it('takes each solution once', async () => {
    const token = await solve(await newChallenge(world.visitor()))
    const [first, second] = await Promise.all([send(token), send(token)])
    expect([first, second].sort()).toEqual([FAILED, 'sent'])
    expect(await states()).toEqual([{ state: 'kept', doubts: [] }])
  })

  it('answers the same submission twice with success, though its solution is used up', async () => {
    const visitor = world.visitor()
    const key = await keyOf(visitor)
    const token = await solve(await newChallenge(visitor))
    const sent = await Promise.all([save(visitor, key, token), save(visitor, key, token)])
    expect(sent).toEqual(['sent', 'sent'])
  })

  it('does not use a solution up for what is refused', async () => {
    const token = await solve(await newChallenge(world.visitor()))
    expect(await send(token, { word: '' })).toContain('One or more fields is invalid')
    expect(await send(token)).toBe('sent')
  })

  it('fact 8.forms.05: refuses a solution that is wrong', async () => {
    const challenge = await newChallenge(world.visitor())
    const wrong = { counter: 7, derivedKey: '00'.repeat(32) }
    expect(await send(tokenOf({ challenge, solution: wrong }))).toBe(FAILED)
  })

  it.each([
    ['that is no solution', async () => 'x'.repeat(300)],
    ['that is JSON of something else', async () => tokenOf({ challenge: [], solution: null })],
    [
      'to an easier challenge than was given',
      async () => {
        const challenge = await newChallenge(world.visitor())
        const parameters = { ...challenge.parameters, keyPrefix: '00', keySignature: 'f' }
        return solve({ ...challenge, parameters })
      },
    ],
    [
      'of another site',
      async () => {
        const other = await world.createOwner('neighbour@example.com')
        return solve(await newChallenge(world.visitor(other.site)))
      },
    ],
    [
      'that is late',
      async () => {
        const token = await solve(await newChallenge(world.visitor()))
        world.clock.advance(CHALLENGE_LASTS_MS + 1_000)
        return token
      },
    ],
  ])('refuses one %s', async (_name, make) => {
    expect(await send(await make())).toBe(FAILED)
  })

  it('holds an answer back where a browser could not show it, and loses none', async () => {
    expect(await send(CAPTCHA_UNAVAILABLE)).toBe('sent')
    expect((await states())[0]).toEqual({ state: 'held', doubts: ['noCaptcha'] })
  })

  it('holds an answer back that comes without script', async () => {
    const { status } = await world.visitor().submit(`/forms/${formId}`, { 'answer.word': 'Hi' })
    expect(status).toBe(303)
    expect((await states())[0]).toEqual({ state: 'held', doubts: ['noScript', 'noCaptcha'] })
  })

  it('forgets solutions that are no longer good for anything', async () => {
    const count = () =>
      world.inSite(({ db }) => db.selectFrom('solved_captcha').selectAll().execute())
    const keeper = createHousekeeper(world.app, chores)
    world.clock.advance(CHALLENGE_LASTS_MS + 1_000)
    await send(await solve(await newChallenge(world.visitor())))
    await keeper.run()
    expect(await count()).toHaveLength(1)
  })
})

it('a form that asks for no captcha does not look at one', async () => {
  const { body } = await world.owner.post(`/s/${world.site.id}/api/forms`, {
    name: 'Open',
    fields: [{ id: 'open', type: 'text', title: 'Word' }],
  })
  const visitor = world.visitor()
  const key = await keyOf(visitor)
  const { status } = await visitor.post(SAVE, {
    ...{ formId: body.form.id, key, form: '{"open":"x"}', captchaKey: 'x' },
  })
  expect(status).toBe(200)
})
