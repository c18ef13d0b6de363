/** The fields that the specification names, as templates get them. */

import type { ImageAsset } from '@sitewright/blocks/registry'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { describe, expect, it } from 'vitest'
import type { ItemRecord } from '../data/item-record.ts'
import { presentItem } from './present-item.ts'

const PICTURE: ImageAsset = {
  id: 'c'.repeat(24),
  assetUrl: '/images/kiln.jpg',
  originalSize: '1600x1200',
  systemDataVariants: '1600x1200,100w,300w',
  mediaFocalPoint: { x: 0.25, y: 0.75 },
  colorData: {
    topLeftAverage: '102030',
    topRightAverage: '102031',
    bottomLeftAverage: '102032',
    bottomRightAverage: '102033',
    centerAverage: '102034',
  },
  altText: 'A kiln',
  filename: 'kiln.jpg',
  title: '',
}
const TIME = new Date('2026-03-29T12:00:00Z')

const RECORD: ItemRecord = {
  id: 'a'.repeat(24),
  collectionId: 'b'.repeat(24),
  recordType: RECORD_TYPES.text,
  status: 'public',
  publishOn: TIME,
  visibleFrom: TIME,
  title: 'Opening the kiln',
  urlId: 'opening-the-kiln',
  excerpt: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Still warm.' }] }],
  },
  imageId: null,
  moreImageIds: [],
  author: {
    id: 'd'.repeat(24),
    displayName: 'Ada Martin',
    bio: '',
    avatarId: null,
    websiteUrl: '',
  },
  starred: true,
  sourceUrl: 'https://example.com/kiln',
  passthrough: true,
  tags: ['glaze'],
  categories: ['News'],
  location: null,
  commentAccess: 'open',
  likeCount: 3,
  commentCount: 2,
  seoTitle: '',
  seoDescription: '',
  startsAt: null,
  endsAt: null,
  content: {
    clickthroughUrl: '',
    audioUrl: '',
    artist: '',
    durationMs: 0,
    videoUrl: '',
    quote: '',
    quoteSource: '',
    chapter: '',
    promotedBlockType: '',
    customType: '',
    custom: {},
  },
  position: 1,
  documentId: null,
  publishedRevision: null,
  createdAt: TIME,
  updatedAt: TIME,
}

const present = (record: Partial<ItemRecord>) =>
  presentItem(
    { ...RECORD, ...record },
    {
      siteId: 'e'.repeat(24),
      pictures: new Map<Id, ImageAsset>([[PICTURE.id, PICTURE]]),
      collectionPath: '/blog',
      paths: new Map(),
      body: '<p>All of it.</p>',
    },
  )

describe('a post', () => {
  it('has what templates ask of one', () => {
    expect(present({})).toMatchObject({
      publicCommentCount: 2,
      commentState: 1,
      likeCount: 3,
      categories: ['News'],
      tags: ['glaze'],
      author: { displayName: 'Ada Martin' },
      starred: true,
      excerpt: '<p>Still warm.</p>',
      externalLink: 'https://example.com/kiln',
      passthrough: true,
      sourceUrl: 'https://example.com/kiln',
    })
  })

  it.each([
    ['another node', { type: 'iframe' }],
    ['a level that is none', { type: 'heading', attrs: { level: '1><script>' } }],
  ])('has no excerpt where one with %s was kept before they were checked', (_what, node) => {
    expect(present({ excerpt: { type: 'doc', content: [node] } }).excerpt).toBe('')
  })

  it.each([
    [RECORD_TYPES.text, 'text'],
    [RECORD_TYPES.storeItem, 'store-item'],
    [RECORD_TYPES.kbarticle, 'kbarticle'],
  ])('has record type %i by the name %j', (recordType, recordTypeLabel) => {
    expect(present({ recordType })).toMatchObject({ recordType, recordTypeLabel })
  })

  it('has comments open in state 1 only', () => {
    expect(present({ commentAccess: 'closed' }).commentState).not.toBe(1)
  })
})

it('gives an event its dates and its place', () => {
  const startsAt = new Date('2026-04-01T09:00:00Z')
  const endsAt = new Date('2026-04-01T17:00:00Z')
  const address = {
    addressTitle: 'The yard',
    addressLine1: '1 High Street',
    addressLine2: 'Leith',
    addressCountry: 'United Kingdom',
  }
  const location = { ...address, mapLat: 55.97, mapLng: -3.17 }
  expect(present({ recordType: RECORD_TYPES.event, startsAt, endsAt, location })).toMatchObject({
    recordType: 12,
    startDate: startsAt.getTime(),
    endDate: endsAt.getTime(),
    title: 'Opening the kiln',
    location,
  })
})

it('gives a picture what templates show of it', () => {
  const picture = present({ recordType: RECORD_TYPES.image, imageId: PICTURE.id })
  expect(picture).toMatchObject({
    recordType: 2,
    assetUrl: '/images/kiln.jpg',
    originalSize: '1600x1200',
    mediaFocalPoint: { x: 0.25, y: 0.75 },
    colorData: PICTURE.colorData,
    systemDataVariants: '1600x1200,100w,300w',
    altText: 'A kiln',
    title: 'Opening the kiln',
    body: '<p>All of it.</p>',
    filename: 'kiln.jpg',
  })
  const videoUrl = 'https://vimeo.com/76979871'
  const film = present({
    recordType: RECORD_TYPES.video,
    content: { ...RECORD.content, videoUrl },
  })
  expect(film.oembed).toMatchObject({ url: videoUrl })
})
