// @vitest-environment happy-dom
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { FORM_FIELD_TYPE_NAMES, type FormFieldTypeName } from '@sitewright/core/forms/field-types'
import type { SiteForm, SiteFormField } from '@sitewright/core/forms/site-form'
import { NEW_FIELD } from '@sitewright/core/forms/site-form'
import { describe, expect, it } from 'vitest'
import type { FormData } from '../block-data.ts'
import { DATA, htmlOf, IDS, SITE } from '../testing.ts'
import { formerForm } from './former-form.ts'

const TYPE = BLOCK_TYPES.form
const known = DATA.forms.get(IDS.form) as FormData

const field = (type: FormFieldTypeName, more: Partial<SiteFormField> = {}): SiteFormField => ({
  ...NEW_FIELD,
  ...{ id: type, type, title: `Your ${type}`, options: ['One', 'Two'], key: 'campaign' },
  ...more,
})

const dataWith = (form: Partial<SiteForm>, isOpen = true) => ({
  ...DATA,
  forms: new Map([[IDS.form, { ...known, isOpen, form: { ...known.form, ...form } }]]),
})

/** The form as visitors get it, in a document. */
function form(fields: readonly SiteFormField[], more: Partial<SiteForm> = {}) {
  const data = dataWith({ fields, ...more })
  document.body.innerHTML = htmlOf(TYPE, { formId: IDS.form }, 'publish', { data })
  return document.body
}
const one = (type: FormFieldTypeName, more: Partial<SiteFormField> = {}) =>
  form([field(type, more)])

describe('the form block', () => {
  it.each(FORM_FIELD_TYPE_NAMES.filter((type) => !['hidden', 'section'].includes(type)))(
    'asks for %s by fields that all have a name and a label',
    (type) => {
      const item = one(type, { showCountryCode: true }).querySelector(`[data-field="${type}"]`)
      const controls = [
        ...(item?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []),
      ]
      expect(controls.length).toBeGreaterThan(0)
      for (const control of controls) {
        expect(control.name).toMatch(new RegExp(`^answer\\.${type}`))
        const label = item?.querySelector(`label[for="${control.id}"]`) ?? control.closest('label')
        expect(label?.textContent?.trim()).not.toBe('')
      }
      expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length)
      const isGroup = controls.length > 1
      const question = item?.querySelector(isGroup ? 'legend.title' : 'label.title')
      expect(question?.textContent).toBe(`Your ${type}`)
    },
  )

  it('is posted by a browser without script, with a field that people do not see', () => {
    const posted = one('text').querySelector('form')
    expect(posted?.getAttribute('method')).toBe('post')
    expect(posted?.getAttribute('action')).toBe(`/forms/${IDS.form}`)
    const trap = posted?.querySelector<HTMLInputElement>('[name="website"]')
    expect([trap?.tabIndex, trap?.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true])
    expect(one('file').querySelector('form')?.enctype).toBe('multipart/form-data')
  })

  it('stands in a window that its button opens, where its owner wants that', () => {
    const data = dataWith({ fields: [field('text')] })
    const props = { formId: IDS.form, opens: 'window', openLabel: '' }
    document.body.innerHTML = htmlOf(TYPE, props, 'publish', { data })
    const opener = document.querySelector('button[commandfor]')
    expect(opener?.textContent).toBe('Open the form')
    const window = document.getElementById(opener?.getAttribute('commandfor') ?? '')
    expect([window?.localName, window?.getAttribute('aria-label')]).toEqual([
      'dialog',
      'Open the form',
    ])
    expect(window?.querySelectorAll('form')).toHaveLength(1)
    expect(document.querySelectorAll('form')).toHaveLength(1)
  })

  it('tells browsers what to fill in', () => {
    const body = form([field('name'), field('email'), field('address')])
    const tokens = [...body.querySelectorAll('.field-list input')]
    expect(tokens.map((input) => input.getAttribute('autocomplete'))).toEqual([
      ...['given-name', 'family-name', 'email', 'address-line1', 'address-line2'],
      ...['address-level2', 'address-level1', 'postal-code', 'country-name'],
    ])
  })

  it('says in words and to browsers which fields have to be filled in', () => {
    const body = form([field('text', { required: true }), field('address', { required: true })])
    expect(body.querySelector('label.title')?.textContent).toBe('Your text (required)')
    const needed = [...body.querySelectorAll<HTMLInputElement>('input[required]')]
    expect(needed.map(({ name }) => name)).toEqual([
      'answer.text',
      ...['line1', 'city', 'postcode', 'country'].map((part) => `answer.address.${part}`),
    ])
  })

  it('lets no browser insist on what may not be asked for', () => {
    const shownIf = { fieldId: 'radio', test: 'isOneOf', values: ['One'] } as const
    const body = form([field('radio'), field('text', { required: true, shownIf })])
    const item = body.querySelector('[data-field="text"]')
    expect(item?.querySelector('[required]')).toBeNull()
    expect(item?.querySelector('.sw-ask-must')).not.toBeNull()
    expect(JSON.parse(item?.getAttribute('data-shown-if') ?? '')).toEqual(shownIf)
  })

  it('never insists on a scale', () => {
    expect(one('likert', { required: true }).querySelector('[required], .required')).toBeNull()
  })

  it('ties a description to its field, or to the group of its fields', () => {
    for (const type of ['text', 'textarea', 'select', 'radio', 'name', 'file'] as const) {
      const body = one(type, { description: 'For the label' })
      const told = body.querySelector('[aria-describedby]')
      const id = told?.getAttribute('aria-describedby')
      expect(body.querySelector(`[id="${id}"]`)?.textContent).toBe('For the label')
    }
  })

  it('has headings between fields, steps, and values that nobody sees', () => {
    const hidden = field('hidden', { value: 'spring "26"' })
    const next = field('section', { id: 'next', beginsStep: true })
    const body = form([field('section'), hidden, next, field('text')])
    expect(body.querySelector('.form-item.section.underline .title')?.textContent).toBe(
      'Your section',
    )
    const input = body.querySelector<HTMLInputElement>('.field-list [type="hidden"]')
    expect([input?.value, input?.dataset.query]).toEqual(['spring "26"', 'campaign'])
    expect(body.querySelector('[data-field="text"]')?.getAttribute('data-step')).toBe('1')
  })

  it('leaves out fields that ask nothing, and says so where none is left', () => {
    const empty = [field('text', { title: ' ' }), field('radio', { options: [] })]
    expect(form([...empty, field('text')]).querySelectorAll('.form-item')).toHaveLength(1)
    const data = dataWith({ fields: empty })
    expect(htmlOf(TYPE, { formId: IDS.form }, 'publish', { data })).toBe('')
    expect(htmlOf(TYPE, { formId: IDS.form }, 'edit', { data })).toContain('no fields yet')
  })

  it('has a place for a captcha, in which only its owner sees how it will look', () => {
    const captcha = { kind: 'altcha', theme: 'dark', alignment: 'right' } as const
    const data = dataWith({ fields: [field('text')], captcha })
    const place = (mode: 'publish' | 'edit') => {
      document.body.innerHTML = htmlOf(TYPE, { formId: IDS.form }, mode, { data })
      return document.querySelector<HTMLElement>('.captcha-container')
    }
    expect(place('publish')?.dataset).toMatchObject({ captcha: 'altcha', theme: 'dark' })
    expect(place('publish')?.textContent).toBe('')
    expect(place('edit')?.textContent).toBe('Checked: you are not a robot.')
    expect(one('text').querySelector('.captcha-container')).toBeNull()
  })

  it('says that it is closed, in its owner’s words or ours', () => {
    const shown = (closedMessage: string) =>
      htmlOf(TYPE, { formId: IDS.form }, 'publish', { data: dataWith({ closedMessage }, false) })
    expect(shown('')).toBe('<p class="sw-ask-closed">This form takes no more answers.</p>')
    expect(shown('Sold <out>.')).toContain('Sold &lt;out&gt;.')
  })

  it('asks its owner to choose a form, and shows visitors nothing', () => {
    expect(htmlOf(TYPE)).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Choose a form')
    expect(htmlOf(TYPE, { formId: IDS.missing }, 'edit')).toContain('removed')
  })

  it('of before forms could be sent shows a way to write, and can become a form', () => {
    const entry = { id: 'a', type: 'radio', title: 'Size', options: 'S\nM\nS\n', required: true }
    const former = { name: 'Order', fields: [entry], redirect: { href: '/thanks' } }
    expect(htmlOf(TYPE, { former })).toBe(
      '<p class="sw-ask-closed">This form cannot be sent yet. <a href="mailto:hello@clay.example">Write to hello@clay.example.</a></p>',
    )
    const site = { ...SITE, websiteSettings: { contactEmail: '' } }
    expect(htmlOf(TYPE, { former }, 'publish', { site })).not.toContain('<a ')
    expect(formerForm({ former })).toMatchObject({
      name: 'Order',
      successRedirect: '/thanks',
      fields: [{ id: 'a', type: 'radio', title: 'Size', options: ['S', 'M'], required: true }],
    })
  })
})
