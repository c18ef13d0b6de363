import { describe, expect, it } from 'vitest'
import { linked, paragraph, textDocument } from '../rich-text/index.ts'
import { IDS } from '../testing.ts'
import {
  areMet,
  code,
  focalPoint,
  group,
  initialValues,
  is,
  isNot,
  link,
  needsOf,
  picture,
  product,
  richText,
  schemaOf,
  text,
  toggle,
  withValue,
  wordsOf,
} from './index.ts'

const fields = {
  title: text({ label: 'Title', maxLength: 10, initial: 'Our kiln' }),
  body: richText(),
  script: code({ label: 'Script', maxLength: 5 }),
  photo: picture(),
  focus: focalPoint({ belongsTo: 'photo' }),
  more: group({
    note: text({ label: 'Note', maxLength: 50, isSearched: false }),
    sold: product({ label: 'Product' }),
    isLoud: toggle({ label: 'Loud', initial: true }),
    target: link(),
  }),
}

describe('the settings that fields describe', () => {
  it('begin as the fields say', () => {
    expect(initialValues(fields)).toMatchObject({ title: 'Our kiln', more: { isLoud: true } })
  })

  it.each([
    ['take what each field takes', {}, []],
    ['refuse what is too long', { title: 'More than ten' }, ['title']],
    ['refuse code that is too long', { script: 'let x = 1' }, ['script']],
    ['refuse what is wrong inside a group', { more: { note: 1 } }, ['more.note', 'more.sold']],
  ])('%s', (_name, changed, wrong) => {
    const { error } = schemaOf(fields).safeParse({ ...initialValues(fields), ...changed })
    expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(
      expect.arrayContaining(wrong),
    )
    expect(error === undefined).toBe(wrong.length === 0)
  })
})

describe('wordsOf', () => {
  it('gives what visitors read, where it stands and whether it is searched', () => {
    const body = textDocument(paragraph('Fired twice.'))
    const values = { ...initialValues(fields), body, script: 'x()' }
    expect(wordsOf(fields, { ...values, more: { ...values.more, note: 'Type here' } })).toEqual([
      { path: ['title'], text: 'Our kiln', isSearched: true },
      { path: ['body'], text: 'Fired twice.', isSearched: true },
      { path: ['more', 'note'], text: 'Type here', isSearched: false },
    ])
  })
})

describe('needsOf', () => {
  it('gathers what fields point at, also inside of groups', () => {
    const values = {
      ...initialValues(fields),
      body: textDocument(paragraph(linked('About', `page:${IDS.page}`))),
      photo: IDS.asset,
    }
    const target = { href: `asset:${IDS.missing}`, newWindow: false }
    expect(
      needsOf(fields, { ...values, more: { ...values.more, sold: IDS.product, target } }),
    ).toEqual({
      assets: [IDS.asset, IDS.missing],
      products: [IDS.product],
      folders: [],
      forms: [],
      comments: [],
      lists: [],
      funds: [],
      pages: [IDS.page],
      linkedItems: [],
    })
  })
})

describe('withValue', () => {
  it('lets what belongs to the changed field begin anew, and nothing else', () => {
    const before = { ...initialValues(fields), title: 'Ours', focus: { x: 0, y: 1 } }
    expect(withValue(fields, before, 'title', 'Mine').focus).toEqual({ x: 0, y: 1 })
    expect(withValue(fields, before, 'photo', IDS.asset)).toEqual({
      ...before,
      photo: IDS.asset,
      focus: null,
    })
  })
})

describe('areMet', () => {
  it.each([
    [true, undefined],
    [true, { language: is('html', 'css') }],
    [false, { language: isNot('html') }],
    [true, { language: isNot('text'), isLoud: is(true) }],
    [false, { language: isNot('text'), isLoud: is(false) }],
  ])('is %s of %j', (met, conditions) => {
    expect(areMet(conditions, { language: 'html', isLoud: true })).toBe(met)
  })
})
