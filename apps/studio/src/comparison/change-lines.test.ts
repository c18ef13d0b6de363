import type { ComparedChange } from '@sitewright/api/content/comparison'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { changeLines } from './change-lines.ts'
import { COMPARISON_MESSAGES } from './messages.ts'
import type { Words } from './use-words.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const words: Words = (id, values) =>
  intl.formatMessage({ id, defaultMessage: COMPARISON_MESSAGES[id] }, values)

const change = (rest: Partial<ComparedChange>): ComparedChange => ({
  ...{ key: 'home', title: 'Home', kind: 'changed', isSiteWide: false, isShown: true },
  ...{ values: [], moreValues: 0, bodies: [], isCompared: true },
  ...rest,
})
const linesOf = (rest: Partial<ComparedChange>) =>
  changeLines(change(rest), words).map(({ text }) => text)

type Section = ComparedChange['bodies'][number]['sections'][number]
const section = (rest: Partial<Section>): Section => ({
  ...{ sectionId: 's', place: 2, kind: 'changed', isMoved: false },
  ...{ aspects: [], blocks: [], more: 0 },
  ...rest,
})
const body = (field: string | null, ...sections: Section[]) => ({
  ...{ documentId: 'd', field, sections, more: 0 },
})
const block = (rest: Partial<Section['blocks'][number]>) => ({
  ...{ blockId: 'b', kind: 'changed' as const, label: 'Text', words: '' },
  ...{ aspects: ['content' as const] },
  ...rest,
})

describe('changeLines', () => {
  it('calls choices of the theme as the theme does, as far as it has them', () => {
    const value = (name: string) => ({ name: `tweaks.${name}`, before: '1px', after: '2px' })
    const told = changeLines(
      change({ values: [value('line-width'), value('old-name')] }),
      words,
      new Map([['line-width', 'Weight of lines']]),
    )
    expect(told.map(({ text }) => text)).toEqual([
      'Weight of lines: “1px” → “2px”',
      'Old name: “1px” → “2px”',
    ])
  })

  it('says in one line what changed in a section', () => {
    const blocks = [
      block({}),
      block({}),
      block({ kind: 'added', label: 'Picture', aspects: [] }),
      block({ label: 'Button', aspects: ['place', 'look'] }),
    ]
    expect(
      linesOf({ bodies: [body(null, section({ isMoved: true, aspects: ['colors'], blocks }))] }),
    ).toEqual([
      'Section 2: moved, colours changed, Text changed (2), Picture added, Button moved, Button looks different',
    ])
  })

  it.each<[string, Partial<ComparedChange>, string[]]>([
    [
      'a new section, with what is in it',
      {
        bodies: [
          body(
            null,
            section({
              kind: 'added',
              blocks: [block({}), block({}), block({ label: 'Picture' })],
              more: 3,
            }),
          ),
        ],
      },
      ['Section 2: new, Text (2), Picture, and # more'],
    ],
    [
      'one that is gone',
      { bodies: [body(null, section({ kind: 'removed' }))] },
      ['Section 2: removed'],
    ],
    ['the footer', { bodies: [body('footer', section({ isMoved: true }))] }, ['Section 2: moved']],
    [
      'a place of the theme',
      { bodies: [body('side-bar', section({ isMoved: true }))] },
      ['Side bar, section 2: moved'],
    ],
    [
      'what is left out',
      { bodies: [{ ...body(null), more: 3 }], moreValues: 1, values: [] },
      ['and # more', 'and # more'],
    ],
    ['nothing to notice', {}, ['Nothing that visitors would notice.']],
    [
      'a page that was not looked into',
      { isCompared: false },
      ['Too much to list here. Compare it to see what changed.'],
    ],
    ['a new page', { kind: 'added' }, []],
  ])('tells of %s', (_what, rest, expected) => {
    const told = linesOf(rest).map((line) => line.replace(/and \d+ more/, 'and # more'))
    expect(told).toEqual(expected)
  })

  it.each([
    ['title', 'About', 'About us', 'Title: “About” → “About us”'],
    ['isHome', 'false', 'true', 'Home page: no → yes'],
    ['settings.seoTitle', null, 'Who', 'Title in search results: “Who”'],
    ['header.announcement', 'Sale', null, 'Announcement emptied: “Sale”'],
    ['settings.imageId', null, null, 'Picture of the page changed'],
    ['tweaks.color-text', '#000', '#111', 'Color text: “#000” → “#111”'],
    ['settings.showsRelatedItems', 'true', 'false', 'Shows related items: yes → no'],
    ['header.announcementUntil', null, '1790000000000', 'End of the announcement changed'],
    ['header.logo', 'title', 'picture', 'Logo changed'],
    ['header.buttonUrl', null, `page:${'0a'.repeat(12)}`, 'Link of the button changed'],
    ['header.logoImageId', null, '0a'.repeat(12), 'Picture of the logo changed'],
    ['css', null, null, 'Own CSS changed'],
    ['moved', null, 'Shop', '“Shop” moved'],
  ])('reads %s from %s to %s', (name, before, after, expected) => {
    expect(linesOf({ values: [{ name, before, after }] })).toEqual([expected])
  })
})
