/** Forms that browsers without script post by themselves. */

import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let formId: string

const ALL: SiteFormInput = {
  name: 'Workshop',
  submissionMessage: 'We **write** back.',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true },
    { id: 'day', type: 'date', title: 'Day' },
    { id: 'hour', type: 'time', title: 'Hour' },
    { id: 'many', type: 'number', title: 'How many' },
    { id: 'size', type: 'select', title: 'Size', options: ['S', 'M'] },
    { id: 'way', type: 'radio', title: 'Way', options: ['Train', 'Car'] },
    {
      ...{ id: 'plate', type: 'text', title: 'Plate', required: true },
      shownIf: { fieldId: 'way', test: 'isOneOf', values: ['Car'] },
    },
    { id: 'tea', type: 'checkbox', title: 'Tea', options: ['Green', 'Black', 'None'] },
    { id: 'like', type: 'likert', title: 'Like', options: ['Warm', 'Dry'] },
    { id: 'note', type: 'textarea', title: 'Note', maxLength: 20 },
    { id: 'from', type: 'hidden', key: 'source', value: 'flyer' },
    { id: 'file', type: 'file', title: 'Picture' },
  ],
}

/** The names that our markup gives to the fields. */
const POSTED = {
  'answer.name.firstName': 'Ada',
  'answer.name.lastName': 'Lovelace',
  'answer.email': 'ada@example.com',
  'answer.phone.countryCode': '44',
  'answer.phone.phone': '20 7946 0000',
  'answer.day': '2026-11-26',
  'answer.hour': '14:30',
  'answer.many': '0',
  'answer.size': 'M',
  'answer.way': 'Train',
  'answer.plate': '',
  'answer.tea.0': 'Green',
  'answer.tea.2': 'None',
  'answer.like.0': '2',
  'answer.like.1': '-1',
  'answer.note': 'Hello <b>',
  'answer.from': 'flyer',
  website: '',
}

beforeAll(async () => {
  world = await createTestWorld()
  formId = await makeForm()
})
afterAll(() => world.close())

async function makeForm(more: Partial<SiteFormInput> = {}): Promise<string> {
  const { status, body, text } = await world.owner.post(`/s/${world.site.id}/api/forms`, {
    ...ALL,
    ...more,
  })
  if (status !== 200) throw new Error(text)
  return body.form.id
}

const answersOf = (id: string) =>
  world.inSite(({ db }) =>
    db.selectFrom('form_answer').selectAll().where('form_id', '=', id).execute(),
  )
const post = (id: string, fields: Record<string, string> = POSTED, visitor = world.visitor()) =>
  visitor.submit(`/forms/${id}`, fields)

describe('a form that is posted without script', () => {
  it('is kept with all types of answers, and goes on to its message', async () => {
    const visitor = world.visitor()
    const answer = await post(formId, POSTED, visitor)
    expect([answer.status, answer.headers.location]).toEqual([303, `/forms/${formId}/sent`])
    const thanks = await visitor.get(`/forms/${formId}/sent`)
    expect(thanks.text).toContain('We <strong>write</strong> back.')
    const [kept] = await answersOf(formId)
    expect(kept).toMatchObject({ state: 'kept', doubts: ['noScript'] })
    expect(kept?.entries.map(({ id, value }) => [id, value])).toEqual([
      ['name', 'Ada Lovelace'],
      ['email', 'ada@example.com'],
      ['phone', '+44 20 7946 0000'],
      ['day', '2026-11-26'],
      ['hour', '14:30'],
      ['many', '0'],
      ['size', 'M'],
      ['way', 'Train'],
      ['tea', 'Green, None'],
      ['like', 'Warm: 2\nDry: -1'],
      ['note', 'Hello <b>'],
      ['from', 'flyer'],
      ['file', ''],
    ])
  })

  it('is kept once, however often the button was pressed', async () => {
    const id = await makeForm()
    const visitor = world.visitor()
    await visitor.crumb()
    const sent = await Promise.all([post(id, POSTED, visitor), post(id, POSTED, visitor)])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(await answersOf(id)).toHaveLength(1)
  })

  it('opens the page that its owner chose', async () => {
    const id = await makeForm({ successRedirect: 'https://example.com/thanks' })
    expect((await post(id)).headers.location).toBe('https://example.com/thanks')
  })

  it('comes back filled in as it was sent, with what is wrong above each field', async () => {
    const id = await makeForm()
    const wrong = { ...POSTED, 'answer.name.firstName': '', 'answer.name.lastName': '' }
    const { status, text } = await post(id, {
      ...{ ...wrong, 'answer.email': '"ada"', 'answer.way': 'Car', 'answer.note': 'x'.repeat(21) },
    })
    expect(status).toBe(400)
    expect(text).toContain('Your form has encountered a problem. Please scroll down to review.')
    expect(text).toContain('Your form has encountered a problem. Please scroll up to review.')
    expect(text).toMatch(/<span class="field-error"[^>]*>Required<\/span>Name/)
    expect(text).toMatch(/field-error"[^>]*>Email is not valid\. [^<]*<\/p><label/)
    expect(text).toMatch(/field-error"[^>]*>You have exceeded the character limit\.<\/p>/)
    expect(text).toContain('value="&quot;ada&quot;"')
    for (const kept of ['value="44"', 'value="2026-11-26"', 'value="0"', 'value="Car" checked']) {
      expect(text).toContain(kept)
    }
    expect(text).toMatch(/value="Green" checked[\s\S]*value="None" checked/)
    expect(text).toContain('<option selected>M</option>')
    expect(text).toMatch(/name="answer\.like\.0" value="2" checked/)
    expect(text).toMatch(/data-field="plate"[\s\S]*Required/)
    expect(await answersOf(id)).toEqual([])
  })

  it('shows markup of its visitor as words', async () => {
    const id = await makeForm()
    const { text } = await post(id, { ...POSTED, 'answer.email': '"><script>hit()</script>' })
    expect(text).not.toContain('<script>hit')
  })

  it('is shown to the visitor first where another site may have sent it', async () => {
    const id = await makeForm()
    const visitor = world.visitor()
    const from = (headers: Record<string, string>, fields: Record<string, string> = POSTED) =>
      visitor.send({
        method: 'POST',
        url: `/forms/${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    const asked = await from({ origin: 'https://evil.example' })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('Please check your answers, then send them.')
    expect(asked.text).toContain('value="Lovelace"')
    expect(await answersOf(id)).toEqual([])
    const [, crumb = ''] = /name="crumb" value="([^"]*)"/.exec(asked.text) ?? []
    expect((await from({}, { ...POSTED, crumb })).status).toBe(303)
    expect(await answersOf(id)).toHaveLength(1)
  })

  describe('with files', () => {
    const PNG = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1')
    const send = async (id: string, files: readonly File[], visitor = world.visitor()) => {
      const data = new FormData()
      for (const [name, value] of Object.entries(POSTED)) data.append(name, value)
      for (const file of files) data.append('answer.file', file)
      const request = new Request('http://x/', { method: 'POST', body: data })
      return visitor.send({
        method: 'POST',
        url: `/forms/${id}`,
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          'sec-fetch-site': 'same-origin',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    }
    const fileOf = async (id: string) => (await answersOf(id))[0]?.entries.at(-1)

    it('keeps them with the answer, once however often the button was pressed', async () => {
      const id = await makeForm()
      const visitor = world.visitor()
      await visitor.crumb()
      const file = new File([PNG], 'bowl.png')
      const sent = await Promise.all([send(id, [file], visitor), send(id, [file], visitor)])
      expect(sent.map(({ status }) => status)).toEqual([303, 303])
      expect(await answersOf(id)).toHaveLength(1)
      expect(await fileOf(id)).toMatchObject({
        value: 'bowl.png',
        files: [{ filename: 'bowl.png', bytes: PNG.length }],
      })
    })

    it('takes a field in which none was chosen', async () => {
      const id = await makeForm()
      expect((await send(id, [new File([], '')])).status).toBe(303)
      expect(await fileOf(id)).toMatchObject({ value: '' })
    })

    it.each([
      ['of another kind', [new File(['MZ'], 'a.exe')], 'Files of this kind are not taken here.'],
      ['that lie', [new File(['<html>'], 'a.png')], 'This file is not what its name says.'],
      ['too many', [new File([PNG], 'a.png'), new File([PNG], 'b.png')], 'Choose fewer files.'],
    ])('says what is wrong with those %s, and keeps the rest', async (_name, files, text) => {
      const id = await makeForm()
      const answer = await send(id, files)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain(text)
      expect(answer.text).toContain('value="Lovelace"')
      expect(await answersOf(id)).toEqual([])
    })
  })

  it('says that it is closed, or not there', async () => {
    const over = await makeForm({ maxAnswers: 1, closedMessage: 'Sold out.' })
    await post(over)
    const closed = await post(over)
    expect([closed.status, closed.text.includes('Sold out.')]).toEqual([403, true])
    const none = await post('f'.repeat(24))
    expect(none.status).toBe(404)
    expect(none.text).toContain('This form has not been configured yet.')
  })

  it('is held back where a field is filled in that people do not see', async () => {
    const id = await makeForm()
    expect((await post(id, { ...POSTED, website: 'https://spam.example' })).status).toBe(303)
    expect(await answersOf(id)).toMatchObject([{ state: 'held', doubts: ['honeypot', 'noScript'] }])
  })

  it('is refused to who sends it too often, with what was filled in', async () => {
    const id = await makeForm()
    const visitor = world.visitor()
    await visitor.crumb()
    for (let sent = 0; sent < 10; sent += 1) {
      await post(id, { ...POSTED, 'answer.note': `note ${sent}` }, visitor)
    }
    const { status, text, headers } = await post(id, POSTED, visitor)
    expect([status, headers['retry-after'] !== undefined]).toEqual([429, true])
    expect(text).toContain(
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    )
    expect(text).toContain('value="Lovelace"')
  })
})
