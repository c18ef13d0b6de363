import { describe, expect, it } from 'vitest'
import { askedFields, type FieldCondition, isMet, NEW_FIELD, stepsOf } from './site-form.ts'

const field = (id: string, more = {}) => ({ ...NEW_FIELD, id, title: id, ...more })
const when = (test: FieldCondition['test'], ...values: string[]) => ({ fieldId: 'a', test, values })

describe('a form of a site', () => {
  it.each([
    [when('isFilled'), ['x'], true],
    [when('isFilled'), [' '], false],
    [when('isEmpty'), [], true],
    [when('isOneOf', 'Yes', 'No'), ['no '], true],
    [when('isOneOf', 'Yes'), ['No'], false],
    [when('isNoneOf', 'Yes'), [], true],
    [when('isNoneOf', 'Yes'), ['Yes', 'No'], false],
    [null, [], true],
  ])('asks for what %j says of %j: %s', (condition, given, met) => {
    expect(isMet(condition, { a: given })).toBe(met)
  })

  it('asks for nothing that is not finished, nor by the answer to something it does not ask', () => {
    const fields = [
      field('a', { title: ' ' }),
      field('b', { shownIf: when('isFilled') }),
      field('c', { type: 'radio' }),
      field('d', { type: 'hidden', title: '', key: 'campaign' }),
    ]
    expect(askedFields(fields, { a: ['x'], b: ['x'] }).map(({ id }) => id)).toEqual(['d'])
  })

  it('has a step for each section that begins one', () => {
    const section = { type: 'section' as const, beginsStep: true }
    const fields = [field('a', section), field('b'), field('c', section), field('d', section)]
    expect(stepsOf(fields).map((step) => step.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c'],
      ['d'],
    ])
    expect(stepsOf([])).toEqual([[]])
  })
})
