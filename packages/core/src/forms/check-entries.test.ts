import { describe, expect, it } from 'vitest'
import { checkEntries, type Entry, type GivenEntry } from './check-entries.ts'
import { FORM_FIELD_TYPE_NAMES, type FormFieldTypeName } from './field-types.ts'
import { isRequired, MAX_ENTRIES, MAX_ENTRY, NEW_FIELD, type SiteFormField } from './site-form.ts'

const OPTIONS = ['Tea', 'Coffee', 'Water, still']

const field = (type: FormFieldTypeName, more: Partial<SiteFormField> = {}): SiteFormField => ({
  ...NEW_FIELD,
  ...{ id: type, type, title: `Your ${type}`, key: 'campaign', options: OPTIONS, maxFiles: 2 },
  ...more,
})

/** The answer to a form of that field alone, or the name of what is wrong with it. */
function answer(
  type: FormFieldTypeName,
  given: GivenEntry | undefined,
  more: Partial<SiteFormField> = {},
): Pick<Entry, 'value' | 'values'> | string | undefined {
  const sent = given === undefined ? {} : { [type]: given }
  const checked = checkEntries([field(type, more)], sent)
  if (checked.problems) return checked.isUnreadable ? 'form' : checked.problems[type]
  const [entry] = checked.entries
  if (!entry) return undefined
  const { value, values } = entry
  return values === undefined ? { value } : { value, values }
}

describe('answers to a form', () => {
  it.each<[FormFieldTypeName, GivenEntry, Pick<Entry, 'value' | 'values'>]>([
    ['text', ' Ada\u0000\u0007 \n L. ', { value: 'Ada L.' }],
    ['textarea', 'One\r\ntwo\ud800', { value: 'One\ntwo\ufffd' }],
    ['email', 'ada@example.com', { value: 'ada@example.com' }],
    ['number', '1.250,5', { value: '1.250,5' }],
    ['currency', '$ 12', { value: '$ 12' }],
    ['website', 'example.com/a?b', { value: 'example.com/a?b' }],
    ['twitter', '@ada', { value: '@ada' }],
    ['select', 'Tea', { value: 'Tea' }],
    ['radio', ['Coffee'], { value: 'Coffee' }],
    [
      'checkbox',
      ['Water, still', 'Tea', 'Tea'],
      { value: 'Tea, Water, still', values: ['Tea', 'Water, still'] },
    ],
    [
      'name',
      ['Ada', 'Lovelace'],
      { value: 'Ada Lovelace', values: { First: 'Ada', Last: 'Lovelace' } },
    ],
    [
      'name',
      { lastName: 'Lovelace', firstName: '' },
      { value: 'Lovelace', values: { First: '', Last: 'Lovelace' } },
    ],
    [
      'address',
      ['12 St James Square', '', 'London', '', 'SW1Y', 'UK'],
      {
        value: '12 St James Square, London, SW1Y, UK',
        values: {
          ...{ Line1: '12 St James Square', Line2: '', City: 'London', State: '' },
          ...{ Zip: 'SW1Y', Country: 'UK' },
        },
      },
    ],
    [
      'date',
      ['2', '29', '2028'],
      { value: '2028-02-29', values: { Month: '2', Day: '29', Year: '2028' } },
    ],
    [
      'date',
      '2026-11-26',
      { value: '2026-11-26', values: { Month: '11', Day: '26', Year: '2026' } },
    ],
    [
      'time',
      ['12', '05', '', 'AM'],
      { value: '00:05', values: { Hour: '12', Minute: '05', Second: '00', Ampm: 'AM' } },
    ],
    [
      'time',
      '14:30',
      { value: '14:30', values: { Hour: '02', Minute: '30', Second: '00', Ampm: 'PM' } },
    ],
    [
      'phone',
      ['555', '123', '4567'],
      {
        value: '555-123-4567',
        values: { Country: '', Areacode: '555', Prefix: '123', Line: '4567' },
      },
    ],
    [
      'phone',
      ['+1', '555', '123', '4567'],
      {
        value: '+1 555-123-4567',
        values: { Country: '1', Areacode: '555', Prefix: '123', Line: '4567' },
      },
    ],
    [
      'phone',
      { countryCode: '0044', phone: '20 7946 0000' },
      { value: '+44 20 7946 0000', values: { Country: '44', Number: '20 7946 0000' } },
    ],
    ['phone', '030 1234', { value: '030 1234', values: { Country: '', Number: '030 1234' } }],
    [
      'likert',
      { Tea: ['2'], '1': 'disagree', 'Water, still': '' },
      { value: 'Tea: 2\nCoffee: -1', values: { Tea: '2', Coffee: '-1' } },
    ],
    ['file', ['a', 'b'], { value: 'a, b', values: ['a', 'b'] }],
    ['hidden', 'spring', { value: 'spring' }],
  ])('to %s: %j is kept in words and in parts', (type, given, kept) => {
    expect(answer(type, given)).toEqual(kept)
  })

  it.each<[FormFieldTypeName, GivenEntry, string]>([
    ['email', 'ada', 'emailInvalid'],
    ['email', 'ada@example.photography', 'emailInvalid'],
    ['number', 'many', 'numberInvalid'],
    ['website', 'javascript:alert(1)', 'websiteInvalid'],
    ['date', ['2', '30', '2026'], 'dateInvalid'],
    ['date', ['2', '30'], 'dateInvalid'],
    ['date', '26.11.2026', 'dateInvalid'],
    ['time', ['13', '00', '00', 'PM'], 'timeInvalid'],
    ['time', '24:00', 'timeInvalid'],
    ['phone', 'call me', 'phoneInvalid'],
    ['select', 'Gin', 'notOffered'],
    ['radio', ['Tea', 'Coffee'], 'unreadable'],
    ['checkbox', ['Tea', 'Gin'], 'notOffered'],
    ['likert', { Gin: '1' }, 'unreadable'],
    ['likert', { Tea: '3' }, 'notOffered'],
    ['name', ['a', 'b', 'c'], 'unreadable'],
    ['name', { middle: 'b' }, 'unreadable'],
    ['textarea', 'x'.repeat(MAX_ENTRY + 1), 'tooLong'],
    ['file', ['a', 'b', 'c'], 'tooManyFiles'],
  ])('to %s: %j is refused', (type, given, problem) => {
    expect(answer(type, given)).toBe(problem)
  })

  it.each(FORM_FIELD_TYPE_NAMES)('to %s may be left out unless it is required', (type) => {
    const optional = answer(type, undefined)
    expect(typeof optional).not.toBe('string')
    const needed = field(type, { required: true })
    expect(answer(type, undefined, { required: true })).toEqual(
      isRequired(needed) ? 'required' : optional,
    )
  })

  it('have at most as many characters as the field allows, and an empty one always passes', () => {
    expect(answer('text', 'abcd', { maxLength: 3 })).toBe('tooLong')
    expect(answer('text', '', { maxLength: 3 })).toEqual({ value: '' })
  })

  it('take the owner’s value of a hidden field where the page’s address has none', () => {
    expect(answer('hidden', undefined, { value: 'winter' })).toEqual({ value: 'winter' })
  })

  it('of a form that is not this one are refused as a whole', () => {
    const fields = [field('text')]
    for (const sent of [undefined, null, 'text', [], { other: 'x' }, { text: 4 }, { text: [[]] }]) {
      expect(checkEntries(fields, sent)).toEqual({ problems: {}, isUnreadable: true })
    }
    const long = { text: Array.from({ length: 11 }, () => 'x'.repeat(MAX_ENTRIES / 10)) }
    expect(checkEntries(fields, long)).toMatchObject({ isUnreadable: true })
  })

  it('to fields that are not asked for are neither needed nor kept', () => {
    const fields = [
      field('radio'),
      field('text', {
        required: true,
        shownIf: { fieldId: 'radio', test: 'isOneOf', values: ['tea'] },
      }),
      field('textarea', {
        required: true,
        shownIf: { fieldId: 'text', test: 'isFilled', values: [] },
      }),
    ]
    expect(checkEntries(fields, { radio: 'Tea' }).problems).toEqual({ text: 'required' })
    const without = checkEntries(fields, { radio: 'Coffee', text: 'x', textarea: 'y' })
    expect(without).toMatchObject({ entries: [{ id: 'radio', value: 'Coffee' }] })
  })

  it('keep questions as they were asked, and leave out sections', () => {
    const fields = [field('section'), field('text'), field('hidden')]
    expect(checkEntries(fields, { text: 'Ada' })).toEqual({
      entries: [
        { id: 'text', type: 'text', rawTitle: 'Your text', value: 'Ada' },
        { id: 'hidden', type: 'hidden', rawTitle: 'campaign', value: '' },
      ],
    })
  })
})
