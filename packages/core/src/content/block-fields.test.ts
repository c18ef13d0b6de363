import { expect, it } from 'vitest'
import {
  countBeside,
  fieldsOf,
  findField,
  groupFields,
  isFieldOf,
  isSiteWideField,
} from './block-fields.ts'

const [ONE, TWO] = ['a'.repeat(24), 'b'.repeat(24)]

it('shows fields that name something only where it is', () => {
  const fields = groupFields([
    ['footer', 1],
    ['sidebar', 2],
    [`${ONE}_intro`, 3],
    [`item-${TWO}_intro`, 4],
    [`${ONE}-${TWO}`, 5],
    [`${'c'.repeat(40)}`, 6],
  ])
  const on = (...ids: string[]) => [...fieldsOf(fields, ids).values()]
  expect(findField(fields, `${ONE}-${TWO}`)).toBe(5)
  expect(findField(fields, `${TWO}-${ONE}`)).toBeUndefined()
  expect(on()).toEqual([1, 2, 6])
  expect(on(ONE)).toEqual([1, 2, 6, 3])
  expect(on(ONE, TWO)).toEqual([1, 2, 6, 3, 5, 4])
  expect(isFieldOf(`${ONE}_intro`, new Set([TWO]))).toBe(false)
  expect(isSiteWideField('sidebar')).toBe(true)
  expect(isSiteWideField(`${ONE}_intro`)).toBe(false)
})

it('counts a field with those of the same page, and shows no more than 500 of a page', () => {
  const fields = ['footer', 'sidebar', `${ONE}_a`, `${ONE}_b`, `${TWO}_a`, `${ONE}-${TWO}`]
  expect(countBeside(fields, 'aside')).toBe(2)
  expect(countBeside(fields, `${ONE}_c`)).toBe(2)
  expect(countBeside(fields, `${TWO}_c`)).toBe(1)
  expect(countBeside(fields, `${ONE}-${TWO}_c`)).toBe(1)
  const ids = Array.from({ length: 600 }, (_, n) => n.toString(16).padStart(24, '0'))
  const many = groupFields([...ids.map((id) => [id, id] as const), ['footer', 'footer']])
  const shown = [...fieldsOf(many, ids).values()]
  expect(shown).toHaveLength(500)
  expect(shown.slice(0, 2)).toEqual(['footer', ids[0]])
})
