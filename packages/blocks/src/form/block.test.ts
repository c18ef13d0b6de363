// @vitest-environment happy-dom
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { FORM_FIELD_TYPE_NAMES } from '@sitewright/core/forms/field-types'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { initialValues } from '../fields/index.ts'
import { htmlOf, IDS, SITE } from '../testing.ts'
import { formEntry } from './fields.ts'

const TYPE = BLOCK_TYPES.form

const field = (type: string, more: JsonObject = {}): JsonObject => ({
  ...initialValues(formEntry),
  ...{ id: type, type, title: `Your ${type}`, options: 'One\nTwo\nOne\n', ...more },
})

/** The form as its owner sees it, in a document. */
function form(fields: readonly JsonObject[], more: JsonObject = {}) {
  document.body.innerHTML = htmlOf(TYPE, { fields, ...more }, 'edit')
  return document.body
}
const one = (type: string, more: JsonObject = {}) => form([field(type, more)])

describe('the form block', () => {
  it.each(FORM_FIELD_TYPE_NAMES.filter((type) => !['hidden', 'section'].includes(type)))(
    'asks for %s by fields that all have a name and a label',
    (type) => {
      const body = one(type, { showCountryCode: true })
      const controls = [...body.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      expect(controls.length).toBeGreaterThan(0)
      for (const control of controls) {
        expect(control.name).toMatch(new RegExp(`^answer\\.${type}`))
        const label = body.querySelector(`label[for="${control.id}"]`) ?? control.closest('label')
        expect(label?.textContent?.trim()).not.toBe('')
      }
      expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length)
      const isGroup = controls.length > 1
      const question = body.querySelector(isGroup ? 'fieldset > legend.title' : 'label.title')
      expect(question?.textContent).toBe(`Your ${type}`)
    },
  )

  it('tells browsers what to fill in', () => {
    const body = form([field('name'), field('email'), field('address')])
    const tokens = [...body.querySelectorAll('input')]
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

  it('never insists on a scale', () => {
    expect(one('likert', { required: true }).querySelector('[required], .required')).toBeNull()
  })

  it('ties a description to its field, or to the group of its fields', () => {
    for (const type of ['text', 'textarea', 'select', 'radio', 'name']) {
      const body = one(type, { description: 'For the label' })
      const told = body.querySelector('[aria-describedby]')
      const id = told?.getAttribute('aria-describedby')
      expect(body.querySelector(`[id="${id}"]`)?.textContent).toBe('For the label')
    }
  })

  it('offers each choice once', () => {
    const options = one('select').querySelectorAll('option')
    expect([...options].map(({ textContent }) => textContent)).toEqual(['Choose', 'One', 'Two'])
    expect(one('radio').querySelectorAll('[type="radio"]')).toHaveLength(2)
  })

  it('has headings between fields and values that nobody sees', () => {
    const hidden = field('hidden', { title: 'campaign', value: 'spring "26"' })
    const body = form([field('section', { description: 'About you' }), hidden])
    const heading = body.querySelector('.form-item.section.underline .title')
    expect(heading?.textContent).toBe('Your section')
    const input = body.querySelector<HTMLInputElement>('[type="hidden"]')
    expect([input?.value, input?.dataset.query]).toEqual(['spring "26"', 'campaign'])
  })

  it('leaves out fields that ask nothing, and asks for some in the editor only', () => {
    const empty = [field('text', { title: ' ' }), field('radio', { options: '' })]
    expect(form([...empty, field('text')]).querySelectorAll('.form-item')).toHaveLength(1)
    expect(htmlOf(TYPE, { fields: empty })).toBe('')
    expect(htmlOf(TYPE, { fields: empty }, 'edit')).toContain('Add fields in the settings')
  })

  it('is never shown to visitors while it cannot be sent: they get an address to write to', () => {
    const html = htmlOf(TYPE)
    expect(html).not.toMatch(/<form|<input/)
    expect(html).toBe(
      '<p class="sw-ask-closed">This form cannot be sent yet. <a href="mailto:hello@clay.example">Write to hello@clay.example.</a></p>',
    )
    const site = { ...SITE, websiteSettings: { contactEmail: '' } }
    expect(htmlOf(TYPE, {}, 'publish', { site })).not.toContain('<a ')
  })

  it('begins with what most forms ask', () => {
    document.body.innerHTML = htmlOf(TYPE, {}, 'edit')
    const questions = [...document.querySelectorAll('.title')].map(({ textContent }) => textContent)
    expect(questions).toEqual(['Name (required)', 'Email address (required)', 'Message (required)'])
    expect(document.querySelector('form')?.dataset.formId).toBe(IDS.block)
  })
})
