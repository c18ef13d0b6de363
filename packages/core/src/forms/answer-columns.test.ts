import { describe, expect, it } from 'vitest'
import {
  type AskedField,
  answerColumns,
  MAX_REMOVED_FIELDS,
  removedFields,
} from './answer-columns.ts'
import type { Entry } from './check-entries.ts'
import type { FormFieldTypeName } from './field-types.ts'

const field = (id: string, type: FormFieldTypeName, options: string[] = []): AskedField => ({
  ...{ id, type, title: `Your ${id}`, key: '', options },
})
const entry = (id: string, type: FormFieldTypeName, value: string, values?: Entry['values']) =>
  ({ id, type, rawTitle: `Your ${id}`, value, ...(values && { values }) }) satisfies Entry

describe('columns of answers', () => {
  it('are one for each question, and one for each statement of a scale', () => {
    const fields = [
      field('name', 'name'),
      field('mood', 'likert', ['Warm', 'Quiet']),
      field('secret', 'password'),
      field('part two', 'section'),
      { ...field('source', 'hidden'), title: '', key: 'campaign' },
    ]
    const { headings, cellsOf } = answerColumns(fields, [])
    expect(headings).toEqual(['Your name', 'Your mood: Warm', 'Your mood: Quiet', 'campaign'])
    const entries = [
      entry('mood', 'likert', 'Quiet: -2', { Quiet: '-2' }),
      entry('name', 'name', 'Ada Lovelace', { First: 'Ada', Last: 'Lovelace' }),
      entry('secret', 'password', 'hush'),
    ]
    expect(cellsOf(entries)).toEqual(['Ada Lovelace', '', -2, ''])
  })

  it.each([
    ['-5.5', -5.5],
    ['007', '007'],
    ['+49', '+49'],
    ['Infinity', 'Infinity'],
    ['12345678901234567890', '12345678901234567890'],
    ['1e5', '1e5'],
    [' 1', ' 1'],
  ])('have %j as %j', (value, cell) => {
    const { cellsOf } = answerColumns([field('a', 'number')], [])
    expect(cellsOf([entry('a', 'number', value)])).toEqual([cell])
  })

  it('are kept of questions and statements that a form no longer has', () => {
    const before = [field('a', 'text'), field('b', 'likert', ['One', 'Two']), field('c', 'text')]
    const after = [field('b', 'likert', ['Two', 'Three']), field('c', 'likert', ['Four'])]
    const removed = removedFields(before, after, [])
    const { headings, cellsOf } = answerColumns(after, removed)
    expect(headings.slice(0, 3)).toEqual(['Your b: Two', 'Your b: Three', 'Your c: Four'])
    expect(headings.slice(3)).toEqual(['Your a', 'Your b: One', 'Your c'])
    const old = [
      entry('a', 'text', 'x'),
      entry('b', 'likert', '', { One: '1', Two: '2' }),
      entry('c', 'text', 'y'),
    ]
    expect(cellsOf(old)).toEqual([2, '', '', 'x', 1, 'y'])
    expect(removedFields(after, before, removed).map(({ id, options }) => [id, options])).toEqual([
      ['b', ['Three']],
      ['c', ['Four']],
    ])
  })

  it('of too many removed questions are one for what has no other', () => {
    const many = Array.from({ length: MAX_REMOVED_FIELDS + 1 }, (_, place) =>
      field(`f${place}`, 'text'),
    )
    const removed = removedFields(many, [], [])
    const { headings, cellsOf } = answerColumns([], removed)
    expect(headings).toHaveLength(MAX_REMOVED_FIELDS + 1)
    const cells = cellsOf([entry('f0', 'text', 'x'), entry('f1', 'text', 'y')])
    expect([cells[0], cells.at(-1)]).toEqual(['y', 'Your f0: x'])
  })
})
