import { NEW_FORM } from '@sitewright/core/forms/form-templates'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import { describe, expect, it } from 'vitest'
import { newField } from './form-draft.ts'
import { mergeForms } from './merge-forms.ts'

const form = (
  titles: Readonly<Record<string, string>>,
  more: Partial<SiteForm> = {},
): SiteForm => ({
  ...NEW_FORM,
  fields: Object.entries(titles).map(([id, title]) => ({ ...newField(id, 'text'), title })),
  ...more,
})
const titles = ({ fields }: SiteForm) => fields.map(({ id, title }) => `${id}:${title}`).join(' ')

const before = form({ a: 'A', b: 'B', c: 'C' })

describe('a form that two have changed', () => {
  it('has what each has changed', () => {
    const mine = form({ a: 'A', b: 'B', c: 'Mine' }, { submitLabel: 'Go' })
    const theirs = form({ a: 'Theirs', b: 'B', c: 'C', d: 'New' }, { disclaimer: 'Small' })
    const { merged, clashes } = mergeForms(mine, before, theirs)
    expect(merged).toMatchObject({ submitLabel: 'Go', disclaimer: 'Small' })
    expect(titles(merged)).toBe('a:Theirs b:B c:Mine d:New')
    expect(clashes).toEqual([])
  })

  it('has what each has changed of where answers go', () => {
    const stored = (storage: Partial<SiteForm['storage']>) =>
      form({}, { storage: { ...NEW_FORM.storage, ...storage } })
    const { merged, clashes } = mergeForms(
      stored({ keepDays: 30 }),
      stored({}),
      stored({ webhookUrl: 'https://hooks.example/' }),
    )
    expect(merged.storage).toMatchObject({ keepDays: 30, webhookUrl: 'https://hooks.example/' })
    expect(clashes).toEqual([])
  })

  it('keeps mine where both changed the same, and says so', () => {
    const mine = form({ a: 'Mine', b: 'B', c: 'C' }, { name: 'Mine' })
    const theirs = form({ a: 'Theirs', b: 'B', c: 'C' }, { name: 'Theirs' })
    const { merged, clashes } = mergeForms(mine, before, theirs)
    expect(merged.name).toBe('Mine')
    expect(titles(merged)).toBe('a:Mine b:B c:C')
    expect(clashes).toEqual(['name', 'a.title'])
  })

  it('is without a question that one removed, unless the other changed it', () => {
    const mine = form({ b: 'B', c: 'C' })
    const theirs = form({ a: 'A', c: 'C' })
    expect(titles(mergeForms(mine, before, theirs).merged)).toBe('c:C')
    const changed = form({ a: 'Changed', b: 'B', c: 'C' })
    expect(titles(mergeForms(mine, before, changed).merged)).toContain('a:Changed')
  })

  it('has the order of whoever moved something', () => {
    const moved = form({ c: 'C', a: 'A', b: 'B' })
    const typed = form({ a: 'A!', b: 'B', c: 'C' })
    expect(titles(mergeForms(moved, before, typed).merged)).toBe('c:C a:A! b:B')
    expect(titles(mergeForms(typed, before, moved).merged)).toBe('c:C a:A! b:B')
  })
})
