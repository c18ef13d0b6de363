import type { SiteFormField } from '@sitewright/core/forms/site-form'
import { describe, expect, it } from 'vitest'
import {
  flawOf,
  inOrder,
  newField,
  placeOfProblem,
  withField,
  withoutField,
  withRestored,
} from './form-draft.ts'

const asked = (id: string, more: Partial<SiteFormField> = {}): SiteFormField => ({
  ...newField(id, 'text'),
  title: id,
  ...more,
})
const onlyIf = (fieldId: string): Partial<SiteFormField> => ({
  shownIf: { fieldId, test: 'isFilled', values: [] },
})
const ids = (fields: readonly SiteFormField[]) => fields.map(({ id }) => id).join('')

const abc = [asked('a'), asked('b', onlyIf('a')), asked('c')]

describe('the questions of a form that is built', () => {
  it('get a copy right behind what it is of, and a new one at the end', () => {
    expect(ids(withField(abc, asked('x'), 'a'))).toBe('axbc')
    expect(ids(withField(abc, asked('x')))).toBe('abcx')
  })

  it('lose what depended on one that is removed', () => {
    expect(withoutField(abc, 'a').map(({ shownIf }) => shownIf)).toEqual([null, null])
  })

  it('come back to their place, whatever was changed meanwhile', () => {
    const now = [asked('b', { title: 'Changed' }), asked('c'), asked('d')]
    const back = withRestored(now, 'a', abc)
    expect(ids(back)).toBe('abcd')
    expect(back[1]).toMatchObject({ title: 'Changed', shownIf: { fieldId: 'a' } })
  })

  it.each([
    ['depends on a question below it', inOrder(abc, ['b', 'a', 'c']), 'b', 'dependsBelow'],
    ['has no question', [asked('a', { title: ' ' })], 'a', 'unfinishedTitle'],
    ['has no choices', [asked('a', { type: 'radio' })], 'a', 'unfinishedOptions'],
    ['has no name to be sent by', [asked('a', { type: 'hidden' })], 'a', 'unfinishedKey'],
    ['is complete', abc, 'b', undefined],
  ] as const)('have a word for one that %s', (_what, fields, id, flaw) => {
    const field = fields.find((one) => one.id === id)
    expect(field && flawOf(fields, field)).toBe(flaw)
  })

  it.each([
    ['form.fields.1.options.0', 'build', 'b'],
    ['form.fields.2.shownIf', 'build', 'c'],
    ['form.name', 'build', undefined],
    ['form.successRedirect', 'advanced', undefined],
    ['form.disclaimer', 'disclaimer', undefined],
    ['form.storage.notices', 'storage', undefined],
    ['form.captcha', 'captcha', undefined],
  ] as const)('are opened where %s was refused', (path, part, fieldId) => {
    expect(placeOfProblem(path, abc)).toEqual({ part, fieldId })
  })
})
