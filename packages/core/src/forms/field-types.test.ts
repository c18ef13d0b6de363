import { describe, expect, it } from 'vitest'
import { FORM_FIELD_TYPE_NAMES, formFieldType, typesWith } from './field-types.ts'
import { FIELD_TYPES, HAS_OPTIONS } from './form.ts'

describe('the types of fields', () => {
  it.each(FIELD_TYPES)('of small forms are among them, with options or without: %s', (type) => {
    expect(formFieldType(type).settings.includes('options')).toBe(HAS_OPTIONS[type])
  })

  it.each([
    ['placeholder', ['text', 'textarea', 'email', 'number', 'website']],
    ['options', ['select', 'radio', 'checkbox', 'likert']],
    ['currencySymbol', ['currency']],
    ['showCountryCode', ['phone']],
    ['underline', ['section']],
    ['key', ['hidden']],
    ['value', ['hidden']],
    ['files', ['file']],
  ] as const)('with a %s are those of the specification', (setting, types) => {
    expect(typesWith(setting)).toEqual(types)
  })

  it('can all be required but those that ask nothing', () => {
    const asking = FORM_FIELD_TYPE_NAMES.filter((name) => formFieldType(name).asks !== 'nothing')
    expect(typesWith('required')).toEqual(asking)
  })
})
