import { describe, expect, it } from 'vitest'
import { checkEntries } from './check-entries.ts'
import { FORM_TEMPLATES, formFromTemplate } from './form-templates.ts'
import { isFinished } from './site-form.ts'

const LANGUAGES = ['en-US', 'fr-CA', 'de', 'es-MX', 'ja']

describe.each(FORM_TEMPLATES)('the template %s', (template) => {
  it.each(LANGUAGES)('asks only what can be answered, in %s', (language) => {
    const { fields, name } = formFromTemplate(template, language)
    expect(name).not.toBe('')
    expect(fields.filter((field) => !isFinished(field))).toEqual([])
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { shownIf } of fields) {
      const decides = fields.find(({ id }) => id === shownIf?.fieldId)
      if (shownIf) expect(decides?.options).toEqual(expect.arrayContaining([...shownIf.values]))
    }
  })
})

it('says so where what it needs is missing', () => {
  const { fields } = formFromTemplate('contact', 'en')
  expect(checkEntries(fields, {})).toEqual({
    problems: { name: 'required', email: 'required', message: 'required' },
  })
})

it.each([
  ['de-AT', 'Kontakt'],
  ['ja', 'お問い合わせ'],
  ['tlh', 'Contact'],
])('speaks %s', (language, name) => {
  expect(formFromTemplate('contact', language).name).toBe(name)
})
