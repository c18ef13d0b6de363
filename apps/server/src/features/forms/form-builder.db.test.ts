import type { SavedForm, SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import {
  FORM_BUILDER_SECTIONS,
  type FormBuilderSection,
} from '@sitewright/core/forms/builder-sections'
import { DEFAULT_FORM_NAME } from '@sitewright/core/forms/form'
import { NEW_STORAGE, type SiteForm, type SiteFormField } from '@sitewright/core/forms/site-form'
import { makeZip } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function makeForm(form: SiteFormInput): Promise<SavedForm> {
  const { status, body, text } = await world.owner.post(api('/forms'), form)
  if (status !== 200) throw new Error(text)
  return body.form
}

/** Saves a change of a form, and gives it as it is read again. */
async function changed({ id, form, revision }: SavedForm, change: Partial<SiteForm>) {
  const sent = { form: { ...form, ...change }, revision }
  const { status, text } = await world.owner.put(api(`/forms/${id}`), sent)
  expect(status, text).toBe(200)
  return (await world.owner.get(api(`/forms/${id}`))).body.form as SavedForm
}

async function drawn({ id, form }: SavedForm): Promise<string> {
  const { status, body, text } = await world.owner.post(api(`/forms/${id}/render`), { form })
  expect(status, text).toBe(200)
  return body.html
}

describe('a new form', () => {
  it('fact 9.labels.05: is called My Form Name', async () => {
    const { body } = await world.owner.post(api('/forms/from-template'), { template: 'blank' })
    expect(body.form.form).toMatchObject({ name: 'My Form Name', fields: [] })
    expect(DEFAULT_FORM_NAME).toBe('My Form Name')
  })

  it('begins in the language of the site', async () => {
    const { body } = await world.owner.get(api('/settings'))
    const german = { ...body.settings, language: 'de-CH' }
    expect((await world.owner.put(api('/settings'), german)).status).toBe(200)
    const made = await world.owner.post(api('/forms/from-template'), { template: 'contact' })
    expect(made.body.form.form).toMatchObject({ name: 'Kontakt', submitLabel: 'Nachricht senden' })
    await world.owner.put(api('/settings'), body.settings)
  })
})

/** Settings of each section, and what they are changed to. */
const SECTION_CHANGES: Readonly<Partial<Record<FormBuilderSection, Partial<SiteForm>>>> = {
  build: { name: 'Another name' },
  storage: {
    storage: {
      ...NEW_STORAGE,
      notices: [{ email: 'owner@example.com', onlyIf: null }],
      webhookUrl: 'https://hooks.example/answers',
      keepDays: 30,
    },
  },
  advanced: {
    submitLabel: 'Off it goes',
    submissionMessage: 'It **came**.',
    successRedirect: 'https://example.com/thanks',
    closesAt: 1_900_000_000_000,
    maxAnswers: 12,
    closedMessage: 'Too late',
  },
  captcha: { captcha: { kind: 'recaptcha', theme: 'dark', alignment: 'right' } },
  disclaimer: { disclaimer: 'Kept for a year' },
}

describe('the sections of the builder', () => {
  it.each([
    ['3.form-builder-sections.01', 'build', 1],
    ['3.form-builder-sections.02', 'storage', 2],
    ['3.form-builder-sections.03', 'advanced', 3],
    ['3.form-builder-sections.04', 'captcha', 4],
    ['3.form-builder-sections.05', 'disclaimer', 5],
  ] as const)(
    'fact %s: the section %s, %i, has settings that are kept',
    async (_id, name, number) => {
      const section = FORM_BUILDER_SECTIONS[name]
      const change = SECTION_CHANGES[name] ?? {}
      expect(section.number).toBe(number)
      expect(section.settings).toEqual(expect.arrayContaining(Object.keys(change)))
      const { form } = await changed(await makeForm({ name: 'Sections' }), change)
      expect(form).toMatchObject(change)
    },
  )
})

type Property = keyof SiteFormField

/** The new value of each property, and how visitors notice it; undefined where they do not. */
const CHANGES: Readonly<
  Partial<Record<Property, readonly [value: unknown, html: string | undefined]>>
> = {
  description: ['A hint', '<p class="description"'],
  placeholder: ['For example', 'placeholder="For example"'],
  required: [true, '(required)'],
  maxLength: [40, 'maxlength="40"'],
  currencySymbol: ['€', '>€<'],
  showCountryCode: [true, 'autocomplete="tel-country-code"'],
  underline: [true, ' underline"'],
  options: [['Red', 'Blue'], 'Blue'],
  key: ['campaign', 'data-query="campaign"'],
  value: ['spring', 'value="spring"'],
}

/** Types with the properties that can be changed. */
const ROWS: readonly (readonly [id: string, type: SiteFormField['type'], property: Property])[] = [
  ['3.field-properties.01', 'text', 'description'],
  ['3.field-properties.02', 'text', 'placeholder'],
  ['3.field-properties.03', 'text', 'required'],
  ['3.field-properties.04', 'number', 'description'],
  ['3.field-properties.05', 'number', 'placeholder'],
  ['3.field-properties.06', 'number', 'required'],
  ['3.field-properties.07', 'email', 'description'],
  ['3.field-properties.08', 'email', 'placeholder'],
  ['3.field-properties.09', 'email', 'required'],
  ['3.field-properties.10', 'website', 'description'],
  ['3.field-properties.11', 'website', 'placeholder'],
  ['3.field-properties.12', 'website', 'required'],
  ['3.field-properties.13', 'textarea', 'description'],
  ['3.field-properties.14', 'textarea', 'placeholder'],
  ['3.field-properties.15', 'textarea', 'required'],
  ['3.field-properties.18', 'currency', 'description'],
  ['3.field-properties.19', 'currency', 'currencySymbol'],
  ['3.field-properties.20', 'currency', 'required'],
  ['3.field-properties.21', 'password', 'description'],
  ['3.field-properties.22', 'password', 'required'],
  ['3.field-properties.23', 'twitter', 'description'],
  ['3.field-properties.24', 'twitter', 'required'],
  ['3.field-properties.25', 'date', 'description'],
  ['3.field-properties.26', 'date', 'required'],
  ['3.field-properties.27', 'time', 'description'],
  ['3.field-properties.28', 'time', 'required'],
  ['3.field-properties.29', 'name', 'description'],
  ['3.field-properties.30', 'name', 'required'],
  ['3.field-properties.31', 'address', 'description'],
  ['3.field-properties.32', 'address', 'required'],
  ['3.field-properties.33', 'phone', 'description'],
  ['3.field-properties.34', 'phone', 'showCountryCode'],
  ['3.field-properties.35', 'phone', 'required'],
  ['3.field-properties.36', 'section', 'description'],
  ['3.field-properties.37', 'section', 'underline'],
  ['3.field-properties.38', 'radio', 'description'],
  ['3.field-properties.39', 'radio', 'options'],
  ['3.field-properties.40', 'radio', 'required'],
  ['3.field-properties.41', 'checkbox', 'description'],
  ['3.field-properties.42', 'checkbox', 'options'],
  ['3.field-properties.43', 'checkbox', 'required'],
  ['3.field-properties.44', 'select', 'description'],
  ['3.field-properties.45', 'select', 'options'],
  ['3.field-properties.46', 'select', 'required'],
  ['3.field-properties.47', 'likert', 'description'],
  ['3.field-properties.48', 'likert', 'options'],
  ['3.field-properties.49', 'likert', 'required'],
  ['3.field-properties.50', 'hidden', 'key'],
  ['3.field-properties.51', 'hidden', 'value'],
]

describe('a field of a form', () => {
  it.each(ROWS)(
    'fact %s: of the type %s has %s, which can be changed',
    async (_id, type, property) => {
      const [value, html] = CHANGES[property] ?? []
      const field = { id: 'one', type, title: 'Question', options: ['Green'], key: 'k' }
      const before = await makeForm({ name: 'One field', fields: [{ ...field, underline: false }] })
      if (html !== undefined && property !== 'required') {
        expect(await drawn(before)).not.toContain(html)
      }
      const [first] = before.form.fields
      const after = await changed(before, {
        fields: [{ ...first, [property]: value } as SiteFormField],
      })
      expect(after.form.fields[0]?.[property]).toEqual(value)
      // Scales can be marked as required, and never have to be answered.
      const isNoticed = html !== undefined && !(type === 'likert' && property === 'required')
      if (isNoticed) expect(await drawn(after)).toContain(html)
    },
  )
})

describe('the preview of a form', () => {
  it('draws what has not been saved, and saves nothing', async () => {
    const made = await makeForm({ name: 'Preview' })
    const field = { id: 'a', type: 'text', title: 'Only <here>' }
    const form = { ...made.form, fields: [field] }
    const { body } = await world.owner.post(api(`/forms/${made.id}/render`), { form })
    expect(body.html).toContain('Only &lt;here')
    const { body: kept } = await world.owner.get(api(`/forms/${made.id}`))
    expect(kept.form.form.fields).toEqual([])
  })

  it('is a page of the theme on the canvas’s host, on which only its own script runs', async () => {
    const { id } = await makeForm({ name: 'Preview' })
    const { body } = await world.owner.get(api(`/forms/${id}/preview`))
    const url = new URL(body.canvasUrl)
    expect(url.origin).toBe(body.canvasOrigin)
    const { site } = world
    const canvas = world.visitor({ ...site, host: url.host })
    const { status, headers, text } = await canvas.get(url.pathname + url.search)
    expect(status).toBe(200)
    expect(text).toContain('/canvas/form-preview')
    // A browser complains in its console about each script that the policy refuses.
    const scripts = [...text.matchAll(/<script\b(?![^>]*json)[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toEqual([expect.stringContaining('id="sw-canvas-opening"')])
    expect(String(headers['content-security-policy'])).toMatch(
      /^script-src 'sha256-[^']+' http:\S+\/canvas\/; form-action 'none'; frame-ancestors /,
    )
    const forged = new URLSearchParams(url.search)
    forged.set('form', '0'.repeat(24))
    expect((await canvas.get(`/?${forged}`)).status).toBe(403)
  })
})

/** A page with a form is one for all visitors: nothing in it is for one of them, so that caches can keep it. */
async function expectCacheable(path: string, formId: string): Promise<void> {
  const [one, other] = [await world.visitor().get(path), await world.visitor().get(path)]
  expect(one.text).toContain(`data-form-id="${formId}"`)
  expect(other.text).toBe(one.text)
  expect(one.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' })
  expect(one.headers['set-cookie']).toBeUndefined()
  const again = await world.visitor().get(path, {
    headers: { 'if-none-match': String(one.headers.etag) },
  })
  expect(again.status).toBe(304)
}

describe('GET /s/:siteId/api/form-uses', () => {
  it('knows of no form that stands nowhere', async () => {
    const { id } = await makeForm({ name: 'Nowhere' })
    const { body } = await world.owner.get(api('/form-uses'))
    expect(body.uses.filter((use: { formId: string }) => use.formId === id)).toEqual([])
  })

  it('names pages that show a form, in drafts and live', async () => {
    const fields: SiteFormInput['fields'] = [{ id: 'word', type: 'text', title: 'Word' }]
    const { id: formId } = await makeForm({ name: 'Somewhere', fields })
    const { body } = await world.owner.post(api('/pages'), { title: 'Ask us', kind: 'page' })
    const pageId = body.page.id
    const { body: editor } = await world.owner.get(api(`/pages/${pageId}/editor`))
    const [{ id: documentId, revision }] = editor.documents
    const [section, block] = ['a'.repeat(24), 'b'.repeat(24)]
    const insert = {
      kind: 'insertSection',
      index: 0,
      section: {
        id: section,
        settings: { theme: 'light', height: 'small', anchor: '' },
        blocks: {
          [block]: {
            ...{ id: block, type: 9, version: 2 },
            props: { formId, alignment: 'left', look: 'boxes', former: {} },
          },
        },
        desktop: { [block]: { x: 0, y: 0, w: 12, h: 8, z: 1 } },
        phone: { auto: true },
      },
    }
    const saved = await world.owner.post(api(`/documents/${documentId}/operations`), {
      ...{ baseRevision: revision, batchId: 'a-form-on-a-page', operations: [insert] },
    })
    expect(saved.status, saved.text).toBe(200)
    const usesOf = async () => {
      const { uses } = (await world.owner.get(api('/form-uses'))).body
      return uses.filter((use: { formId: string }) => use.formId === formId)
    }
    const use = { formId, kind: 'page', id: pageId, title: 'Ask us' }
    expect(await usesOf()).toEqual([use])
    expect((await world.owner.post(api('/publish'), {})).status).toBe(200)
    await expectCacheable('/ask-us', formId)
    const { body: after } = await world.owner.get(api(`/pages/${pageId}/editor`))
    const removed = await world.owner.post(api(`/documents/${documentId}/operations`), {
      baseRevision: after.documents[0].revision,
      batchId: 'no-form-on-it',
      operations: [{ kind: 'removeSection', sectionId: section }],
    })
    expect(removed.status, removed.text).toBe(200)
    expect(await usesOf()).toEqual([use])
  })
})

/** A theme whose own markup of form blocks, which the site wears from then on, says what it knows of the form. */
const TELLING_THEME = {
  'template.conf': '{"name":"Telling","layouts":{"default":{"name":"Default","regions":["site"]}}}',
  'site.region': '{squarespace.main-content}',
  'blocks/form.block.conf': '{"type":"form"}',
  'blocks/form.block':
    '[id={form.id}][name={form.name}][fields={.repeated section form.fields}{title},{.end}][message={form.parsedSubmissionMessage}][html={form.submissionHTML}][redirect={form.successRedirect}][disclaimer={form.parsedDisclaimerMessage}][captcha={form.captchaEnabled}][theme={form.captchaTheme}][alignment={form.captchaAlignment}]',
}

describe('a form in the markup of a theme', () => {
  let html: string
  let formId: string

  beforeAll(async () => {
    const { body, status, text } = await world.owner.post(api('/themes'), makeZip(TELLING_THEME))
    expect(status, text).toBe(200)
    const style = { theme: body.version.key, tweaks: {}, css: '' }
    expect((await world.owner.put(api('/style'), style)).status).toBe(200)
    const made = await makeForm({
      name: 'Told',
      fields: [
        { id: 'a', type: 'text', title: 'First' },
        { id: 'b', type: 'radio', title: 'Second', options: ['Yes'] },
      ],
      submissionMessage: 'It **came**.',
      submissionHtml: '<i>counted</i>',
      successRedirect: 'https://example.com/thanks',
      disclaimer: 'Kept *well*',
      captcha: { kind: 'altcha', theme: 'dark', alignment: 'center' },
    })
    formId = made.id
    html = await drawn(made)
  })

  it.each([
    ['3.form.02', 'name', 'Told'],
    ['3.form.03', 'fields', 'First,Second,'],
    ['3.form.04', 'message', 'It <strong>came</strong>.'],
    ['3.form.05', 'html', '<i>counted</i>'],
    ['3.form.06', 'redirect', 'https://example.com/thanks'],
    ['3.form.07', 'disclaimer', 'Kept <em>well</em>'],
    ['3.form.08', 'captcha', 'true'],
    ['3.form.09', 'theme', 'dark'],
    ['3.form.10', 'alignment', 'center'],
  ])('fact %s: has its %s', (_id, name, told) => {
    const [, value = ''] = new RegExp(`\\[${name}=(.*?)\\]`, 's').exec(html) ?? []
    expect(value.trim().replace(/^<p>|<\/p>$/g, '')).toBe(told)
  })

  it('fact 3.form.01: has its id', () => {
    expect(html).toContain(`[id=${formId}]`)
  })
})
