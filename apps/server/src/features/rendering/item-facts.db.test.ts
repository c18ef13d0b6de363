/** Data of items for templates and owners, field by field: as owners make them, and as a visitor's JSON has them. */

import type { RecordType } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { textDocument } from '@sitewright/page/test-page'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop } from '../commerce/test-shop.ts'
import { forgetSite } from './test-changes.ts'

let world: TestWorld
let blog: Page
let gallery: Page
/** Items as a visitor's JSON has them, by their names in this file. */
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
const shown: Record<string, any> = {}

interface Page {
  readonly id: string
  readonly path: string
}

const HOUR = 3_600_000
const STARTS = Date.UTC(2031, 3, 1, 9)

const api = (path: string) => `/s/${world.site.id}/api${path}`
const call = async (path: string, input: unknown = {}) => {
  const { status, body, text } = await world.owner.post(api(path), input)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return body
}
const newPage = async (kind: string, title: string): Promise<Page> =>
  (await call('/pages', { title, kind })).page
const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

async function upload(name: string, background: string): Promise<string> {
  const create = { width: 600, height: 400, channels: 3, background } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return (await call(`/assets?filename=${name}`, bytes)).asset.id
}

/** Creates a public item, and remembers it as a visitor's JSON has it. */
async function show(name: string, page: Page, input: object): Promise<void> {
  const { item } = await call(`/collections/${page.id}/items`, {
    title: `The ${name}`,
    urlId: name,
    status: 'public',
    ...input,
  })
  if (item.documentId !== null) {
    const [section] = Object.values(textDocument(`All of ${name}`).sections)
    await call(`/documents/${item.documentId}/operations`, {
      batchId: newId(),
      baseRevision: 1,
      operations: [{ kind: 'insertSection', index: 0, section }],
    })
    await call(`/items/${item.id}/publish`)
  }
  shown[name] = { id: item.id, path: `${page.path}/${item.urlId}` }
}

beforeAll(async () => {
  world = await createTestWorld()
  const red = await upload('kiln.png', '#c87850')
  const blue = await upload('shelf.png', '#5078c8')
  const asset = { altText: 'A kiln', focalPoint: { x: 0.25, y: 0.75 } }
  expect((await world.owner.patch(api(`/assets/${red}`), asset)).status).toBe(200)
  const { author } = await call('/authors', {
    displayName: 'Ada Martin',
    bio: '',
    avatarId: null,
    websiteUrl: '',
  })

  blog = await newPage('blog', 'Notes')
  gallery = await newPage('gallery', 'Pieces')
  const events = await newPage('events', 'Fairs')
  const album = await newPage('album', 'Sounds')
  const store = await newPage('products', 'Shop')
  const videoUrl = 'https://vimeo.com/76979871'
  await call('/publish')
  await show('text', blog, {
    recordType: 1,
    categories: ['News'],
    tags: ['glaze'],
    authorId: author.id,
    starred: true,
    excerpt: richText('Still warm.'),
    sourceUrl: 'https://example.com/kiln',
    passthrough: true,
    content: { promotedBlockType: 'quote' },
  })
  await show('shut', blog, { commentAccess: 'closed' })
  await show('image', blog, { recordType: 2, imageId: red })
  await show('gallery', blog, { recordType: 14 })
  await show('quote', blog, { recordType: 4, content: { quote: 'Slowly.' } })
  await show('link', blog, { recordType: 5, sourceUrl: 'https://example.com/' })
  await show('audio', blog, { recordType: 7, content: { audioUrl: '/s/rain.mp3' } })
  await show('video', blog, { recordType: 8, imageId: red, content: { videoUrl } })
  await show('event', events, {
    startsAt: STARTS,
    endsAt: STARTS + 2 * HOUR,
    location: {
      addressTitle: 'The yard',
      addressLine1: '1 High Street',
      addressLine2: 'Leith',
      addressCountry: 'Scotland',
      mapLat: 55.97,
      mapLng: -3.17,
    },
  })
  await show('kbarticle', blog, {})
  await asImported(shown.kbarticle.id, RECORD_TYPES.kbarticle)

  await show('empty place', gallery, { urlId: 'empty' })
  await show('own picture', gallery, { urlId: 'own', imageId: blue })
  await show('picture', gallery, { urlId: 'one', imageId: red })
  await show('picture again', gallery, { urlId: 'again', imageId: red })
  await show('film', gallery, { urlId: 'film', recordType: 8, content: { videoUrl } })
  await show('track', album, { urlId: 'one', content: { audioUrl: '/s/rain.mp3' } })
  await show('track again', album, { urlId: 'again', content: { audioUrl: '/s/rain.mp3' } })
  const mug = await createTestShop(world).stock('MUG', 3)
  shown['store-item'] = { id: mug.id, path: `${store.path}/p/${mug.urlId}` }

  await forgetSite(world.app, world.site.id)
  for (const [name, { path }] of Object.entries(shown)) {
    const { status, body } = await world.visitor().get(`${path}?format=json`)
    expect([name, status]).toEqual([name, 200])
    shown[name] = body.item
  }
})
afterAll(() => world.close())

/** Gives an item a kind that no call makes, as imports from other platforms do. */
const asImported = (id: string, recordType: RecordType) =>
  world.inSite(({ db }) =>
    db.updateTable('item').set({ record_type: recordType }).where('id', '=', id).execute(),
  )

describe('record types', () => {
  it.each([
    ['3.record-types.01', 'text', 1],
    ['3.record-types.02', 'image', 2],
    ['3.record-types.03', 'quote', 4],
    ['3.record-types.04', 'link', 5],
    ['3.record-types.05', 'audio', 7],
    ['3.record-types.06', 'video', 8],
    ['3.record-types.07', 'store-item', 11],
    ['3.record-types.08', 'event', 12],
    ['3.record-types.09', 'gallery', 14],
    ['3.record-types.21', 'kbarticle', 54],
  ])('fact %s: there is an item of the record type %s, which is %i', (_id, name, recordType) => {
    expect(shown[name]).toMatchObject({ recordType, recordTypeLabel: name })
  })
})

describe('a picture', () => {
  it.each([
    ['3.image-asset.01', 'assetUrl', expect.stringMatching(/^\/images\/[\da-f]{24}\/kiln\.png$/)],
    ['3.image-asset.02', 'originalSize', '600x400'],
    ['3.image-asset.03', 'mediaFocalPoint.x', 0.25],
    ['3.image-asset.04', 'mediaFocalPoint.y', 0.75],
    [
      '3.image-asset.05',
      'colorData',
      expect.objectContaining({
        topLeftAverage: 'c87850',
        topRightAverage: 'c87850',
        bottomLeftAverage: 'c87850',
        bottomRightAverage: 'c87850',
        centerAverage: 'c87850',
      }),
    ],
    ['3.image-asset.06', 'systemDataVariants', '600x400,100w,300w,500w'],
    ['3.image-asset.07', 'altText', 'A kiln'],
    ['3.image-asset.08', 'title', 'The image'],
    ['3.image-asset.09', 'body', expect.stringContaining('All of image')],
    ['3.image-asset.10', 'filename', 'kiln.png'],
  ])('fact %s: a picture has %s', (_id, field, value) => {
    expect(shown.image).toHaveProperty(field, value)
  })

  it('fact 3.image-asset.11: a picture of a film has oembed', () => {
    expect(shown.video).toMatchObject({
      filename: 'kiln.png',
      oembed: { url: 'https://vimeo.com/76979871', providerName: 'Vimeo' },
    })
  })
})

describe('an event', () => {
  it.each([
    ['3.event.01', 'startDate', STARTS],
    ['3.event.02', 'endDate', STARTS + 2 * HOUR],
    ['3.event.03', 'title', 'The event'],
    ['3.event.04', 'location.addressLine1', '1 High Street'],
    ['3.event.05', 'location.addressLine2', 'Leith'],
    ['3.event.06', 'location.addressCountry', 'Scotland'],
    ['3.event.07', 'location.mapLat', 55.97],
    ['3.event.08', 'location.mapLng', -3.17],
  ])('fact %s: an event has %s', (_id, field, value) => {
    expect(shown.event).toHaveProperty(field, value)
  })
})

describe('a post', () => {
  it('fact 3.post.02: a post has commentState, which is 1 where it can be commented on', () => {
    expect(shown.text.commentState).toBe(1)
    expect(shown.shut.commentState).toBe(2)
  })

  it.each([
    ['3.post.04', 'categories', ['News']],
    ['3.post.05', 'tags', ['glaze']],
    ['3.post.06', 'author.displayName', 'Ada Martin'],
    ['3.post.07', 'starred', true],
    ['3.post.08', 'promotedBlockType', 'quote'],
    ['3.post.09', 'excerpt', '<p>Still warm.</p>'],
    ['3.post.10', 'externalLink', 'https://example.com/kiln'],
    ['3.post.11', 'passthrough', true],
    ['3.post.12', 'sourceUrl', 'https://example.com/kiln'],
  ])('fact %s: a post has %s', (_id, field, value) => {
    expect(shown.text).toHaveProperty(field, value)
  })
})

describe('what stands in a place of a gallery or an album', () => {
  it.each([
    ['3.media-types.01', 'imageEmpty', 'empty place'],
    ['3.media-types.02', 'imageFile', 'own picture'],
    ['3.media-types.04', 'imageReused', 'picture again'],
    ['3.media-types.05', 'assetReused', 'track again'],
    ['3.media-types.06', 'video', 'film'],
  ])('fact %s: its owner reads %s', async (_id, mediaType, name) => {
    const { id, collectionId } = shown[name]
    const { items } = (await world.owner.get(api(`/collections/${collectionId}/items`))).body
    const found = items.find((item: { id: string }) => item.id === id)
    expect(found.mediaType).toBe(mediaType)
  })
})

describe('an address', () => {
  const rename = async (path: string, urlId: string) => {
    const { status, body } = await world.owner.patch(api(path), { urlId })
    return [status, body.code]
  }
  const add = async (urlId: string) => {
    const input = { title: 'Tea', urlId }
    const { status, body } = await world.owner.post(api(`/collections/${blog.id}/items`), input)
    return [status, body.code]
  }

  it('fact 3.text-filters.01: url-slug takes words joined by hyphens, and no slash', async () => {
    const path = `/pages/${gallery.id}`
    expect(await rename(path, 'my-pieces')).toEqual([200, undefined])
    expect(await rename(path, 'my/pieces')).toEqual([400, 'badAddress'])
    expect(await rename(path, 'My pieces')).toEqual([400, 'badAddress'])
  })

  it('fact 3.text-filters.02: url-slug-with-slash takes such words with slashes between them', async () => {
    expect(await add('2026/3/29/tea')).toEqual([200, undefined])
    expect(await add('2026//tea')).toEqual([400, 'badAddress'])
    expect(await add('2026/Green tea')).toEqual([400, 'badAddress'])
  })
})
