import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import { ENTRY_MESSAGES, type Entry } from '@sitewright/core/forms/check-entries'
import type { ConditionTest } from '@sitewright/core/forms/site-form'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const KEY = '/api/form/FormSubmissionKey'
const SAVE = '/api/form/SaveFormSubmission'

const LETTER: SiteFormInput = {
  name: 'Contact',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email address', required: true },
    { id: 'message', type: 'textarea', title: 'Message', maxLength: 40 },
  ],
}
const ANSWERS = { name: ['Ada', 'Lovelace'], email: 'ada@example.com', message: 'Hello' }

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function makeForm(more: Partial<SiteFormInput> = {}): Promise<string> {
  const { status, body, text } = await world.owner.post(api('/forms'), { ...LETTER, ...more })
  if (status !== 200) throw new Error(text)
  return body.form.id
}

async function keyOf(visitor: TestBrowser): Promise<string> {
  const { status, body, text } = await visitor.post(KEY, {})
  if (status !== 200) throw new Error(text)
  // Nobody has typed anything sooner.
  world.clock.advance(5_000)
  return body.key
}

/** The body that a page sends: the payload of the specification, and the form's id. */
const payload = (formId: string, key: string, values: unknown = ANSWERS) => ({
  ...{ formId, key, form: JSON.stringify(values) },
  ...{ pageTitle: 'Contact', pageId: 'p1', contentSource: 'c', pagePath: '/contact' },
  pagePermissionTypeValue: 1,
})

async function send(formId: string, values: unknown = ANSWERS, more: object = {}) {
  const visitor = world.visitor()
  return visitor.post(SAVE, { ...payload(formId, await keyOf(visitor), values), ...more })
}

const answersOf = (formId: string) =>
  world.inSite(({ db }) =>
    db.selectFrom('form_answer').selectAll().where('form_id', '=', formId).execute(),
  )

describe('a form that is sent', () => {
  it('is kept with its questions, its page and who wrote', async () => {
    const formId = await makeForm()
    expect(await send(formId)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await answersOf(formId)).toMatchObject([
      {
        entries: [
          { id: 'name', rawTitle: 'Your name', values: { First: 'Ada', Last: 'Lovelace' } },
          { id: 'email', value: 'ada@example.com' },
          { id: 'message', value: 'Hello' },
        ],
        email: 'ada@example.com',
        page: { title: 'Contact', path: '/contact', id: 'p1', source: 'c' },
        state: 'kept',
      },
    ])
    const { body } = await world.owner.get(api('/forms'))
    const [summary] = body.forms
    expect(summary).toMatchObject({ name: 'Contact', answerCount: 1, unreadCount: 1, isOpen: true })
  })

  it('is kept once for each key, whoever sends it twice', async () => {
    const formId = await makeForm()
    const visitor = world.visitor()
    const sent = payload(formId, await keyOf(visitor))
    const answers = await Promise.all([visitor.post(SAVE, sent), visitor.post(SAVE, sent)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answersOf(formId)).toHaveLength(1)
    const other = await visitor.post(SAVE, {
      ...sent,
      form: JSON.stringify({ ...ANSWERS, message: 'x' }),
    })
    expect(other).toMatchObject({ status: 409, body: { code: 'keyUsed' } })
  })

  it('is found by its fields where a theme’s script does not name it', async () => {
    const formId = await makeForm({
      fields: [{ id: 'only-here', type: 'text', title: 'Word' }],
    })
    expect(await send(formId, { 'only-here': 'x' }, { formId: undefined })).toMatchObject({
      status: 200,
    })
    expect(await answersOf(formId)).toHaveLength(1)
    await makeForm()
    await makeForm()
    const many = await send(formId, ANSWERS, { formId: undefined })
    expect(many).toMatchObject({ status: 404, body: { code: 'notConfigured' } })
  })

  it.each([
    ['of another visitor', async () => keyOf(world.visitor())],
    [
      'that is an hour old',
      async (visitor: TestBrowser) => {
        const key = await keyOf(visitor)
        world.clock.advance(60 * 60 * 1000)
        return key
      },
    ],
    ['that nobody gave', async () => 'k'],
  ])('is refused with a key %s', async (_name, make) => {
    const formId = await makeForm()
    const visitor = world.visitor()
    const key = await make(visitor)
    await visitor.post(KEY, {})
    const { status, body } = await visitor.post(SAVE, payload(formId, key))
    expect([status, body.message]).toEqual([401, 'Unable to submit form. Please try again later.'])
  })

  it('is refused as a whole where it cannot be read', async () => {
    const formId = await makeForm()
    for (const form of ['{', '[]', '"x"', JSON.stringify({ other: 'x' })]) {
      const { status, body } = await send(formId, ANSWERS, { form })
      expect([status, body.message]).toEqual([
        400,
        'Could not parse the form fields, please check your entries.',
      ])
    }
  })

  it('takes no more answers once it is full or its day has come', async () => {
    const full = await makeForm({ maxAnswers: 2 })
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(full)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403])
    expect(await answersOf(full)).toHaveLength(2)
    const over = await makeForm({ closesAt: world.clock.now() - 1 })
    expect(await send(over)).toMatchObject({ status: 403, body: { code: 'formClosed' } })
  })

  it('is held back, and never lost, where no person may have written it', async () => {
    const formId = await makeForm()
    expect(await send(formId, ANSWERS, { website: 'https://spam.example' })).toMatchObject({
      status: 200,
    })
    expect(await answersOf(formId)).toMatchObject([{ state: 'held', doubts: ['honeypot'] }])
    const { body } = await world.owner.get(api(`/forms/${formId}`))
    expect(body.form.answerCount).toBe(0)
  })

  it('fact 7.forms.02: answers with a key for an empty body', async () => {
    expect(await world.visitor().post(KEY, {})).toMatchObject({
      status: 200,
      body: { key: expect.stringMatching(/^\w+\.[\w-]{22}\.[\w-]{43}$/) },
    })
  })

  it('fact 7.forms.01: is checked before by the same rules, with messages by field id', async () => {
    const formId = await makeForm()
    const check = (values: object) =>
      world.visitor().post(`/api/rest/forms/validate/${formId}`, values)
    expect(await check(ANSWERS)).toMatchObject({ status: 200 })
    const { status, body } = await check({ ...ANSWERS, name: ['', ''], email: 'ada' })
    expect([status, body.errors]).toEqual([
      400,
      { name: 'Required', email: ENTRY_MESSAGES.emailInvalid },
    ])
  })

  it('fact 7.forms.04: is answered with 400 and messages by field id where it is wrong', async () => {
    const formId = await makeForm()
    const { status, body } = await send(formId, { ...ANSWERS, message: 'x'.repeat(41) })
    expect([status, body.message, body.errors]).toEqual([
      400,
      'One or more fields is invalid, please check your entries.',
      { message: 'You have exceeded the character limit.' },
    ])
  })
})

const noticeIf = (onlyIf: { fieldId: string; test: ConditionTest }): SiteFormInput => ({
  ...LETTER,
  storage: { notices: [{ email: 'me@example.com', onlyIf }] },
})

describe('forms of an owner', () => {
  it('are changed by revision, so that nobody’s change is lost', async () => {
    const formId = await makeForm()
    const change = (name: string, revision: number) =>
      world.owner.put(api(`/forms/${formId}`), { form: { ...LETTER, name }, revision })
    expect(await change('Letters', 1)).toMatchObject({
      status: 200,
      body: { form: { revision: 2, form: { name: 'Letters' } } },
    })
    expect(await change('Post', 1)).toMatchObject({ status: 409, body: { code: 'formChanged' } })
  })

  it('are copied without their answers, and removed with them', async () => {
    const formId = await makeForm()
    await send(formId)
    const copied = await world.owner.post(api(`/forms/${formId}/duplicate`), {})
    expect(copied.body.form).toMatchObject({ answerCount: 0, form: { name: 'Contact (copy)' } })
    expect(await world.owner.delete(api(`/forms/${formId}`))).toMatchObject({ status: 200 })
    expect(await answersOf(formId)).toEqual([])
    expect(await send(formId)).toMatchObject({ status: 404, body: { code: 'notConfigured' } })
  })

  it.each<[string, SiteFormInput]>([
    [
      'Two fields have the same id.',
      { ...LETTER, fields: [...(LETTER.fields ?? []), { id: 'name', type: 'text' }] },
    ],
    [
      'A field can depend on those above it only.',
      {
        ...LETTER,
        fields: [
          { id: 'a', type: 'text', shownIf: { fieldId: 'b', test: 'isFilled' } },
          { id: 'b', type: 'text' },
        ],
      },
    ],
    ['Please enter a valid email', { ...LETTER, storage: { notices: [{ email: 'me' }] } }],
    ['That question is not in the form any more', noticeIf({ fieldId: 'gone', test: 'isFilled' })],
    ['Choose at least one answer.', noticeIf({ fieldId: 'name', test: 'isOneOf' })],
    [
      'Choose a page of this site, or a web address.',
      { ...LETTER, successRedirect: 'javascript:hit()' },
    ],
  ])('are refused with “%s”', async (message, form) => {
    const { status, text } = await world.owner.post(api('/forms'), form)
    expect(status).toBe(400)
    expect(text).toContain(message)
  })
})

it('limits of long answers stay as they are while that feature is off', async () => {
  const formId = await makeForm()
  const turn = (isOn: boolean) => world.owner.put(api('/feature-flags/formHandler'), { isOn })
  const limited = (maxLength: number): SiteFormInput => ({
    ...LETTER,
    fields: (LETTER.fields ?? []).map((field) =>
      field.id === 'message' ? { ...field, maxLength } : field,
    ),
  })
  const save = (form: SiteFormInput, revision: number) =>
    world.owner.put(api(`/forms/${formId}`), { form, revision })
  await turn(false)
  expect(await save({ ...limited(40), name: 'Letters' }, 1)).toMatchObject({ status: 200 })
  expect(await save(limited(50), 2)).toMatchObject({ status: 403, body: { code: 'limitsOff' } })
  await turn(true)
  expect(await save(limited(50), 2)).toMatchObject({ status: 200 })
})

/** A form with a field of each type. */
const EVERY: SiteFormInput = {
  name: 'Everything',
  fields: [
    { id: 'date', type: 'date', title: 'Date' },
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'time', type: 'time', title: 'Time' },
    { id: 'address', type: 'address', title: 'Address' },
    { id: 'checkbox', type: 'checkbox', title: 'Checkbox', options: ['A', 'B'] },
    { id: 'likert', type: 'likert', title: 'Likert', options: ['Warm', 'Dry'] },
    { id: 'radio', type: 'radio', title: 'Radio', options: ['A', 'B'] },
    { id: 'select', type: 'select', title: 'Select', options: ['A', 'B'] },
    { id: 'phone', type: 'phone', title: 'Phone' },
    { id: 'text', type: 'text', title: 'Text' },
    { id: 'hidden', type: 'hidden', key: 'source', value: 'flyer' },
    { id: 'section', type: 'section', title: 'Section' },
  ],
}

describe('an answer of each type', () => {
  let entries: readonly Entry[]
  beforeAll(async () => {
    const formId = await makeForm(EVERY)
    const sent = await send(formId, {
      date: ['11', '26', '2026'],
      name: ['Ada', 'Lovelace'],
      time: ['2', '30', '', 'PM'],
      address: ['1 High Street', '', 'Ely', '', 'CB7 4AA', 'GB'],
      checkbox: ['B', 'A'],
      likert: { Warm: ['2'], Dry: ['-1'] },
      radio: 'B',
      select: 'A',
      phone: ['', '020', '7946', '0000'],
      text: 'Hello',
      hidden: 'mail',
    })
    if (sent.status !== 200) throw new Error(sent.text)
    const [kept] = await answersOf(formId)
    entries = kept?.entries ?? []
  })

  it.each<[string, string, object | undefined]>([
    ['fact 3.form-field-types.01: date', 'date', { value: '2026-11-26' }],
    ['fact 3.form-field-types.02: name', 'name', { values: { First: 'Ada', Last: 'Lovelace' } }],
    ['fact 3.form-field-types.03: time', 'time', { value: '14:30' }],
    [
      'fact 3.form-field-types.04: address',
      'address',
      { value: '1 High Street, Ely, CB7 4AA, GB', values: { City: 'Ely', Zip: 'CB7 4AA' } },
    ],
    ['fact 3.form-field-types.05: checkbox', 'checkbox', { values: ['A', 'B'] }],
    ['fact 3.form-field-types.06: likert', 'likert', { values: { Warm: '2', Dry: '-1' } }],
    ['fact 3.form-field-types.07: radio', 'radio', { value: 'B' }],
    ['fact 3.form-field-types.08: select', 'select', { value: 'A' }],
    ['fact 3.form-field-types.09: phone', 'phone', { value: '020-7946-0000' }],
    ['fact 3.form-field-types.10: single-value fields', 'text', { value: 'Hello' }],
    ['fact 3.form-field-types.11: hidden', 'hidden', { value: 'mail', rawTitle: 'source' }],
    ['fact 3.form-field-types.12: section, which nobody answers', 'section', undefined],
  ])('%s', (_fact, id, expected) => {
    const entry = entries.find((one) => one.id === id)
    if (expected) expect(entry).toMatchObject(expected)
    else expect(entry).toBeUndefined()
  })
})

const CHOICE = { title: 'Choice', required: true, options: ['A', 'B'] }

describe('rules for answers, by the call that checks them', () => {
  const RULES: SiteFormInput = {
    name: 'Rules',
    fields: [
      { id: 'text', type: 'text', title: 'Text', required: true, maxLength: 3 },
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'checkbox', type: 'checkbox', ...CHOICE },
      { id: 'radio', type: 'radio', ...CHOICE },
      { id: 'select', type: 'select', ...CHOICE },
      { id: 'likert', type: 'likert', ...CHOICE },
      { id: 'section', type: 'section', title: 'Section', required: true },
      { id: 'phone', type: 'phone', title: 'Phone', required: true },
      { id: 'note', type: 'textarea', title: 'Note', maxLength: 3 },
      { id: 'email', type: 'email', title: 'Email' },
    ],
  }
  const RIGHT = {
    ...{ text: 'x', name: ['', 'Lovelace'], checkbox: ['A'], radio: 'A', select: 'A' },
    ...{ phone: ['020', '7946', '0000'], note: '', email: '' },
  }
  const EMAIL = ENTRY_MESSAGES.emailInvalid
  const email = (value: string, isRight: boolean) =>
    [{ email: value }, isRight ? {} : { email: EMAIL }] as const
  let formId: string
  beforeAll(async () => {
    formId = await makeForm(RULES)
  })

  it.each<[string, ...(readonly [object, object])[]]>([
    ['fact 5.form-fields.01: needed and empty', [{ text: ' ' }, { text: 'Required' }]],
    [
      'fact 5.form-fields.02: one part is enough',
      [{}, {}],
      [{ name: ['', ''] }, { name: 'Required' }],
    ],
    [
      'fact 5.form-fields.03: one choice at least',
      [
        { checkbox: [], radio: '', select: '' },
        { checkbox: 'Required', radio: 'Required', select: 'Required' },
      ],
    ],
    ['fact 5.form-fields.04: a scale is never needed', [{ likert: {} }, {}]],
    ['fact 5.form-fields.05: sections are skipped', [{ section: '' }, {}]],
    ['fact 5.form-fields.06: a phone of three parts has no code', [{ phone: ['1', '2', '3'] }, {}]],
    [
      'fact 5.form-fields.08: too long',
      [
        { text: 'four', note: 'four' },
        { text: ENTRY_MESSAGES.tooLong, note: ENTRY_MESSAGES.tooLong },
      ],
    ],
    ['fact 5.form-fields.09: an empty one is not too long', [{ note: '' }, {}]],
    ['fact 5.form-fields.10: no email address', email('ada', false), email('', true)],
    [
      'fact 5.email.01: 3 to 256 characters',
      email(`${'a'.repeat(248)}@ex.com`, true),
      email(`${'a'.repeat(250)}@ex.com`, false),
    ],
    [
      'fact 5.email.02: a local part, @ and a dotted domain',
      email('a@b.co', true),
      email('@b.co', false),
      email('a@b', false),
    ],
    [
      'fact 5.email.03: a final label of 2 to 4 letters or digits',
      email('a@b.info', true),
      email('a@b.museum', false),
      email('a@b.c', false),
    ],
  ])('%s', async (_fact, ...cases) => {
    for (const [values, errors] of cases) {
      const { body } = await world
        .visitor()
        .post(`/api/rest/forms/validate/${formId}`, { ...RIGHT, ...values })
      expect(body.errors ?? {}).toEqual(errors)
    }
  })
})

describe('refusals, with the text where old scripts read it', () => {
  it('fact 8.forms.08: what is wrong with fields', async () => {
    const { body } = await send(await makeForm(), { ...ANSWERS, email: 'x' })
    expect(body.error).toBe('One or more fields is invalid, please check your entries.')
  })

  it('fact 8.forms.07: what cannot be read', async () => {
    const { body } = await send(await makeForm(), ANSWERS, { form: '{' })
    expect(body.error).toBe('Could not parse the form fields, please check your entries.')
  })

  it('fact 8.forms.02: a key that was used for something else', async () => {
    const formId = await makeForm()
    const visitor = world.visitor()
    const key = await keyOf(visitor)
    await visitor.post(SAVE, payload(formId, key))
    const { body } = await visitor.post(SAVE, payload(formId, key, { ...ANSWERS, message: 'x' }))
    expect(body.error).toBe('Error processing form submission. Please reload and try again.')
  })

  it('fact 8.forms.11: 401', async () => {
    const visitor = world.visitor()
    await keyOf(visitor)
    const { status, body } = await visitor.post(SAVE, payload(await makeForm(), 'k'))
    expect([status, body.error]).toEqual([401, 'Unable to submit form. Please try again later.'])
  })

  it('fact 8.forms.12: 404', async () => {
    const { status, body } = await send('f'.repeat(24))
    expect([status, body.error]).toEqual([404, 'This form has not been configured yet.'])
  })
})

it('fact 7.forms.03: takes the payload with the visitor’s cookies, and from nobody without them', async () => {
  const formId = await makeForm()
  const visitor = world.visitor()
  const sent = payload(formId, await keyOf(visitor))
  visitor.cookies.delete('visitor')
  expect((await visitor.post(SAVE, sent, { crumb: 'x' })).status).toBe(403)
  expect((await send(formId)).status).toBe(200)
})
