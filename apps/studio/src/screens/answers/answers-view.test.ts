import { describe, expect, it } from 'vitest'
import { answersPath, readView } from './answers-view.ts'

const FORM = { siteId: 's', formId: 'f' }

describe('the address of a list of answers', () => {
  it.each([
    [{}, {}],
    [{ show: 'held' }, { show: 'held' }],
    [{ show: 'all' }, {}],
    [{ show: 'others', search: '' }, {}],
    [{ label: 2026 }, { label: '2026' }],
    [
      { fieldId: 'kind', value: 'Wedding', from: '2026-03-01' },
      { fieldId: 'kind', value: 'Wedding', from: '2026-03-01' },
    ],
    [{ fieldId: 'kind' }, {}],
    [{ from: 'yesterday', to: '2026-13-01' }, {}],
  ])('%j shows %j', (query, view) => {
    expect(readView(query)).toEqual(view)
  })

  it('has nothing of what is not asked for, and quotes what looks like something else', () => {
    expect(answersPath(FORM, {})).toBe('/sites/s/forms/f/answers')
    expect(answersPath(FORM, { label: '12' }, 'a')).toBe(
      '/sites/s/forms/f/answers/a?label=%2212%22',
    )
  })
})
