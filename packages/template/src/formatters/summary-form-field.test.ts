import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

const field = (answer: string, title = 'Title') =>
  `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">${title}:</span> ${answer}\n</div>`

/** Asserts the output for a field of a type with these values. */
const shows = (type: unknown, values: unknown, answer: string, page: object = {}) =>
  renders(
    '{field|summary-form-field}',
    { field: { type, rawTitle: 'Title', values }, ...page },
    field(answer),
  )
const NONE = 'N/A'

const LIST = '<div style="padding-left:5px;">'

for (const [title, type, values, answer] of [
  [
    'fact 3.form-answer-types.01: an address',
    'address',
    { Line1: '1 High St', City: 'Leith', State: 'MID', Zip: 'EH6', Country: 'UK' },
    `${LIST}\n  <div>1 High St</div>\n  <div>Leith, MID EH6 UK</div>\n</div>`,
  ],
  ['fact 3.form-answer-types.02: a checkbox', 'checkbox', ['a', 'b'], 'a, b\n'],
  [
    'fact 3.form-answer-types.03: a date',
    'date',
    { Month: '2', Day: '29', Year: '2024' },
    '2/29/2024',
  ],
  [
    'fact 3.form-answer-types.04: a likert question',
    'likert',
    { Tea: '1' },
    `${LIST}\n  <div><span style="font-weight:bold;">Tea:</span> Agree</div>\n</div>`,
  ],
  ['fact 3.form-answer-types.05: a name', 'name', { First: 'Ann', Last: 'Lee' }, 'Ann Lee'],
  [
    'fact 3.form-answer-types.06: a phone number',
    'phone',
    { Areacode: '131', Prefix: '555', Line: '0123' },
    '131-555-0123',
  ],
  [
    'fact 3.form-answer-types.07: a time',
    'time',
    { Hour: '9', Minute: '05', Second: '07', Ampm: 'AM' },
    '9:05:07 AM',
  ],
] as const) {
  holdsFact(title, [
    '{field|summary-form-field}',
    { field: { type, rawTitle: 'Title', values } },
    field(answer),
  ])
}

describe('address', () => {
  const address = (lines: string) => `<div style="padding-left:5px;">${lines}\n</div>`
  const parts = { Line1: '1 High St', City: 'Leith', State: 'MID', Zip: 'EH6', Country: 'UK' }
  shows('address', parts, address('\n  <div>1 High St</div>\n  <div>Leith, MID EH6 UK</div>'))
  shows(
    'address',
    { ...parts, Line2: 'Flat <2>' },
    address('\n  <div>1 High St</div>\n  <div>Flat <2></div>\n  <div>Leith, MID EH6 UK</div>'),
  )
  shows('address', { Line2: 0 }, address('\n  <div></div>\n  <div>,   </div>'))
  shows('address', undefined, address('\n  <div></div>\n  <div>,   </div>'))
})

describe('checkbox', () => {
  shows('checkbox', ['a', 'b', 7], 'a, b, 7\n')
  shows('checkbox', [''], '\n')
  shows('checkbox', [], NONE)
  shows('checkbox', 'text', '\n')
  renders(
    '{field|summary-form-field}',
    { field: { type: 'checkbox', value: 'one' } },
    field('one', ''),
  )
  renders('{field|summary-form-field}', { field: { type: 'checkbox', value: 0 } }, field(NONE, ''))
})

describe('date', () => {
  shows('date', { Month: '2', Day: '29', Year: '2024' }, '2/29/2024')
  shows('date', { Day: 1 }, '/1/')
})

describe('name', () => {
  shows('name', { First: 'Ann', Last: 'Lee' }, 'Ann Lee')
  shows('name', { Last: '<Lee>' }, ' <Lee>')
  shows('name', {}, ' ')
})

describe('phone', () => {
  const number = { Areacode: '131', Prefix: '555', Line: '0123' }
  shows('phone', number, '131-555-0123')
  shows('phone', { ...number, Country: '44' }, '+44 131-555-0123')
  shows('phone', { ...number, Country: '' }, '131-555-0123')
  shows('phone', { ...number, Country: 0 }, '131-555-0123')
  shows('phone', {}, '--')
})

describe('time', () => {
  shows('time', { Hour: '9', Minute: '05', Second: '7', Ampm: 'AM' }, '9:05:7 AM')
  shows('time', { Hour: '', Minute: 0, Ampm: 'PM' }, '00:00:00 PM')
  shows('time', {}, '00:00:00 ')
})

holdsFact('fact 9.texts.05: answers to a likert question go from -2 to 2', [
  '{field|summary-form-field}',
  { field: { type: 'likert', rawTitle: 'Title', values: { a: -2, b: -1, c: 0, d: 1, e: 2 } } },
  field(
    `${LIST}${[
      ['a', 'Strongly Disagree'],
      ['b', 'Disagree'],
      ['c', 'Neutral'],
      ['d', 'Agree'],
      ['e', 'Strongly Agree'],
    ]
      .map(
        ([question, words]) =>
          `\n  <div><span style="font-weight:bold;">${question}:</span> ${words}</div>`,
      )
      .join('')}\n</div>`,
  ),
])

describe('likert', () => {
  const rows = (...all: [question: string, answer: string][]) =>
    `<div style="padding-left:5px;">${all.map(([question, answer]) => `\n  <div><span style="font-weight:bold;">${question}:</span> ${answer}</div>`).join('')}\n</div>`
  shows(
    'likert',
    { a: '-2', b: '-1', c: '0', d: '1', e: '2' },
    rows(
      ['a', 'Strongly Disagree'],
      ['b', 'Disagree'],
      ['c', 'Neutral'],
      ['d', 'Agree'],
      ['e', 'Strongly Agree'],
    ),
  )
  shows('likert', { 'Good & <quick>?': 1 }, rows(['Good & <quick>?', 'Agree']))
  shows(
    'likert',
    { a: '3', b: '', c: null, d: 'Agree', e: '1.0' },
    rows(['a', 'Neutral'], ['b', 'Neutral'], ['c', 'Neutral'], ['d', 'Neutral'], ['e', 'Neutral']),
  )
  shows('likert', {}, rows())
  shows('likert', ['1'], rows(['0', 'Agree']))
  shows('likert', undefined, NONE)
  shows('likert', 'text', NONE)

  const words = { productAnswerMapStronglyAgree: 'Ganz & gar', productAnswerMapNeutral: 'Egal' }
  shows(
    'likert',
    { a: '2', b: '1', c: '0' },
    rows(['a', 'Ganz & gar'], ['b', 'Agree'], ['c', 'Egal']),
    {
      localizedStrings: words,
    },
  )
  shows('likert', { a: '1' }, rows(['a', 'Egal']), {
    localizedStrings: { ...words, productAnswerMapAgree: '' },
  })
  shows('likert', { a: '1' }, rows(['a', 'Agree']), {
    localizedStrings: { productAnswerMapAgree: 7 },
  })
})

describe('other types show the value', () => {
  const value = (given: unknown, answer: string) =>
    renders(
      '{field|summary-form-field}',
      { field: { type: 'text', rawTitle: 'Title', value: given } },
      field(answer),
    )
  value('An answer', 'An answer')
  value('<b>"&"</b>', '<b>"&"</b>')
  value(0, '0')
  value(false, 'false')
  value('', NONE)
  value(null, NONE)
  value(['a'], NONE)
  shows('constructor', ['a'], NONE)
  shows('__proto__', ['a'], NONE)
  shows(undefined, ['a'], NONE)
})

describe('the title', () => {
  renders(
    '{field|summary-form-field}',
    { field: { rawTitle: 'A & <b>', value: 'x' } },
    field('x', 'A & <b>'),
  )
  renders('{field|summary-form-field}', { field: { rawTitle: ['a'], value: 'x' } }, field('x', ''))
})

describe('no answer', () => {
  const none = (productSummaryFormNoAnswerText: unknown, text: string) =>
    shows('text', undefined, text, { localizedStrings: { productSummaryFormNoAnswerText } })
  none(' Keine Antwort ', 'Keine Antwort')
  none('  ', NONE)
  none(null, NONE)
  none(0, '0')
})

describe('nothing is looked for outside the value', () => {
  const page = { rawTitle: 'Page', value: 'page', type: 'name', values: { First: 'Ann' } }
  renders('{field|summary-form-field}', { field: {}, ...page }, field(NONE, ''))
  renders('{field|summary-form-field}', { field: 'text', ...page }, field(NONE, ''))
  renders('{nothing|summary-form-field}', page, field(NONE, ''))
})
