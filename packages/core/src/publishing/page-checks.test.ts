import { describe, expect, it } from 'vitest'
import {
  type BlockFacts,
  type CheckedSite,
  isToldWithout,
  pageWarnings,
  sentBytes,
} from './page-checks.ts'

const block = (facts: Partial<BlockFacts> = {}): BlockFacts => ({
  sectionId: 's1',
  blockId: 'b1',
  label: 'Text',
  isEmpty: false,
  linksWithoutAddress: [],
  listedPageIds: [],
  productIds: [],
  pageIds: [],
  itemIds: [],
  fileIds: [],
  paths: [],
  pictures: [],
  headings: [{ level: 1, text: 'Hello' }],
  ...facts,
})

const SITE: CheckedSite = {
  pages: new Map([
    ['live', { title: 'Live', isLive: true, isEnabled: true }],
    ['new', { title: 'New', isLive: false, isEnabled: true }],
    ['hidden', { title: 'Hidden', isLive: true, isEnabled: false }],
  ]),
  items: new Map([
    ['out', { title: 'Out', collectionId: 'live', isVisible: true }],
    ['waits', { title: 'Waits', collectionId: 'live', isVisible: false }],
    ['onNew', { title: 'On new', collectionId: 'new', isVisible: true }],
    ['onTrashed', { title: 'On trashed', collectionId: 'trashed', isVisible: true }],
    ['onHidden', { title: 'On hidden', collectionId: 'hidden', isVisible: true }],
  ]),
  trashed: new Map([['trashed', 'Trashed']]),
  paths: new Map([
    ['/live', { kind: 'page', id: 'live' }],
    ['/new#top', { kind: 'page', id: 'new' }],
    ['/live/waits', { kind: 'item', id: 'waits' }],
    ['/cart', { kind: 'elsewhere' }],
  ]),
  uploads: new Map([
    ['plain', { filename: 'plain.png', isDescribed: false, bytes: 900_000 }],
    ['told', { filename: 'told.png', isDescribed: true, bytes: 900_000 }],
    ['large', { filename: 'large.gif', isDescribed: true, bytes: 1_500_000 }],
  ]),
}

const said = (...blocks: BlockFacts[]) =>
  pageWarnings(blocks, SITE).map(({ kind, about }) => `${kind} ${about}`.trim())

const heading = (level: number, text = `Level ${level}`) => block({ headings: [{ level, text }] })

describe('pageWarnings', () => {
  it.each<readonly [string, BlockFacts[], string[]]>([
    ['nothing of a page that is as it should be', [block()], []],
    ['nothing of a page without blocks', [], []],
    [
      'an empty block, and no more of it',
      [block(), block({ isEmpty: true, pageIds: ['gone'] })],
      ['emptyBlock Text'],
    ],
    [
      'addresses that were typed, by what they lead to',
      [block({ paths: ['/live', '/new#top', '/live/waits', '/cart', '/abuot'] })],
      ['linkToDraft New', 'linkToWaiting Waits', 'linkToNothing /abuot'],
    ],
    [
      'a button that leads nowhere',
      [block({ linksWithoutAddress: ['Book'] })],
      ['linkWithoutAddress Book'],
    ],
    ['a link to a page that is gone', [block({ pageIds: ['gone', 'live'] })], ['linkToGone Text']],
    ['a link to a page that is not live', [block({ pageIds: ['new'] })], ['linkToDraft New']],
    [
      'links to pages that visitors cannot open, and to one in the trash',
      [block({ pageIds: ['hidden', 'trashed'] })],
      ['linkToHidden Hidden', 'linkToTrash Trashed'],
    ],
    [
      'links to items that wait, are gone or in the trash, or whose page visitors cannot open',
      [block({ itemIds: ['out', 'waits', 'gone', 'trashed', 'onNew', 'onHidden'] })],
      [
        'linkToWaiting Waits',
        'linkToGone Text',
        'linkToTrash Trashed',
        'linkToDraft On new',
        'linkToHidden On hidden',
      ],
    ],
    [
      'lists and products whose page is in the trash, and none whose page is not live yet',
      [
        block({
          listedPageIds: ['trashed', 'new', 'live'],
          productIds: ['onTrashed', 'trashed', 'out'],
        }),
      ],
      ['showsTrash Trashed', 'showsTrash Trashed', 'showsTrash Trashed'],
    ],
    [
      'a link to a file that is gone',
      [block({ fileIds: ['gone', 'told'] })],
      ['linkToGoneFile Text'],
    ],
    [
      'a picture that nobody described, here or in the library',
      [
        block({
          pictures: [
            { id: 'plain', isDescribed: false },
            { id: 'told', isDescribed: false },
          ],
        }),
      ],
      ['pictureWithoutDescription plain.png'],
    ],
    [
      'a picture above 1 MB',
      [block({ pictures: [{ id: 'large', isDescribed: true }] })],
      ['heavyPicture large.gif'],
    ],
    [
      'a page above 2 MB, a picture that it has twice counted once',
      [
        block({
          pictures: [
            { id: 'large', isDescribed: true },
            { id: 'large', isDescribed: true },
          ],
        }),
        block({ pictures: [{ id: 'told', isDescribed: true }] }),
      ],
      ['heavyPicture large.gif', 'heavyPage'],
    ],
    ['a page without a heading', [block({ headings: [] })], ['noHeading']],
    [
      'a heading that skips a level',
      [heading(1), heading(3), heading(4)],
      ['headingSkips Level 3'],
    ],
    [
      'no heading that goes back up',
      [heading(1), heading(2), heading(3), heading(1), heading(2)],
      [],
    ],
    ['no page that begins below the first level', [heading(2), heading(3)], []],
  ])('tells of %s', (_case, blocks, expected) => {
    expect(said(...blocks)).toEqual(expected)
  })
})

describe('isToldWithout', () => {
  it.each([
    ['a link to a new page that goes live, too', 'linkToDraft', [], false],
    ['a link to a new page that is left', 'linkToDraft', ['p1'], true],
    ['a link to a page that goes', 'linkToTrash', [], true],
    ['a link to a page whose removal is left', 'linkToTrash', ['p1'], false],
    ['a link to a page whose switching off is left', 'linkToHidden', ['p1'], false],
  ] as const)('%s', (_case, kind, left, isTold) => {
    expect(isToldWithout({ kind, targetId: 'p1' }, new Set(left))).toBe(isTold)
  })

  it('tells what depends on no page', () => {
    expect(isToldWithout({ kind: 'noHeading', targetId: null }, new Set(['p1']))).toBe(true)
  })
})

describe('sentBytes', () => {
  it.each([
    ['a photo is sent smaller', { bytes: 4_000_000, width: 3000, isScaled: true }, 1_000_000],
    ['a narrow one as it is', { bytes: 4_000_000, width: 1000, isScaled: true }, 4_000_000],
    ['a moving one as it is', { bytes: 4_000_000, width: 3000, isScaled: false }, 4_000_000],
  ])('%s', (_case, upload, bytes) => {
    expect(sentBytes(upload)).toBe(bytes)
  })
})
