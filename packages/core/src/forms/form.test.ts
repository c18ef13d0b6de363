import { describe, expect, it } from 'vitest'
import {
  checkAnswers,
  FORM_MESSAGES,
  type FormField,
  nativeAnswers,
  nativeName,
  shownAnswers,
  stillAnswers,
} from './form.ts'

const field = (id: string, more: Partial<FormField> = {}): FormField => ({
  id,
  type: 'text',
  title: id.toUpperCase(),
  description: '',
  required: false,
  maxLength: 0,
  options: [],
  ...more,
})
const name = field('name', { required: true, maxLength: 5 })
const wrap = field('wrap', { type: 'select', options: ['Paper', 'Cloth'] })
const extras = field('extras', { type: 'checkbox', options: ['Card', 'Ribbon', 'Bow'] })
const fields = [name, wrap, extras]

describe('answers to a form', () => {
  it('are kept with their questions, in the order of the form', () => {
    const given = { extras: ['Bow', 'Card'], wrap: 'Cloth', name: ' Ada ' }
    expect(checkAnswers(fields, given)).toEqual({
      answers: [
        { id: 'name', type: 'text', rawTitle: 'NAME', value: 'Ada' },
        { id: 'wrap', type: 'select', rawTitle: 'WRAP', value: 'Cloth' },
        {
          id: 'extras',
          type: 'checkbox',
          rawTitle: 'EXTRAS',
          value: 'Card, Bow',
          values: ['Card', 'Bow'],
        },
      ],
    })
  })

  it('are shown without the questions that were left open', () => {
    const { answers = [] } = { answers: undefined, ...checkAnswers(fields, { name: 'Ada' }) }
    expect(shownAnswers(answers)).toEqual([{ label: 'NAME', value: 'Ada' }])
  })

  it.each([
    [{}, { name: FORM_MESSAGES.required }],
    [null, { name: FORM_MESSAGES.required }],
    [{ name: '   ' }, { name: FORM_MESSAGES.required }],
    [{ name: 'Ada-Ada' }, { name: FORM_MESSAGES.tooLong }],
    [{ name: 'Ada', wrap: 'Gold' }, { wrap: FORM_MESSAGES.notOffered }],
    [{ name: 'Ada', extras: ['Gold'] }, { extras: FORM_MESSAGES.notOffered }],
    [{ name: 'Ada', wrap: ['Paper', 'Cloth'] }, { wrap: FORM_MESSAGES.unknown }],
    [{ name: { toString: 'Ada' } }, { name: FORM_MESSAGES.unknown }],
    [{ name: 'Ada', price: '0' }, { '': FORM_MESSAGES.unknown }],
    [JSON.parse('{"name":"Ada","__proto__":{"a":1}}'), { '': FORM_MESSAGES.unknown }],
    ['Ada', { '': FORM_MESSAGES.unknown }],
    [['Ada'], { '': FORM_MESSAGES.unknown }],
  ])('%j is refused by field', (given, problems) => {
    const checked = checkAnswers(fields, given)
    expect(checked).toEqual({ problems })
  })

  it('are read from a form that a browser posts by itself', () => {
    const posted = {
      itemId: 'mug',
      [nativeName(name)]: 'Ada',
      [nativeName(extras, 0)]: 'Card',
      [nativeName(extras, 2)]: 'Bow',
    }
    expect(nativeAnswers(posted)).toEqual({ name: ['Ada'], extras: ['Card', 'Bow'] })
  })
})

describe('answers that were kept', () => {
  const asked = [name, wrap, extras]
  const given = { name: 'Ada', wrap: 'Paper', extras: ['Card', 'Bow'] }
  const { answers: kept = [] } = { answers: undefined, ...checkAnswers(asked, given) }

  it.each<[string, FormField[]]>([
    ['nothing has changed', asked],
    ['the fields have another order', [extras, name, wrap]],
    ['more is offered', [name, { ...wrap, options: ['Cloth', 'Paper', 'Box'] }, extras]],
    ['more is said about a field', [{ ...name, description: 'In capitals' }, wrap, extras]],
    ['nothing is asked', []],
  ])('are enough where %s', (_what, fields) => {
    expect(stillAnswers(fields, kept)).toBe(true)
  })

  it.each<[string, FormField[]]>([
    ['a field is new', [...asked, field('colour')]],
    ['a field is gone', [name, wrap]],
    ['a question has other words', [{ ...name, title: 'Whose?' }, wrap, extras]],
    ['a field is of another type', [name, { ...wrap, type: 'checkbox' }, extras]],
    ['what was chosen is not offered', [name, { ...wrap, options: ['Cloth'] }, extras]],
    ['a text is too long now', [{ ...name, maxLength: 2 }, wrap, extras]],
  ])('are not where %s', (_what, fields) => {
    expect(stillAnswers(fields, kept)).toBe(false)
  })

  it.each([[null], ['Ada'], [{ name: 'Ada' }], [[null, 1, 'x']]])(
    '%j was kept before there was a form',
    (before) => expect(stillAnswers(asked, before)).toBe(false),
  )
})
