/** A published site with a page of every kind, for tests. Its dates are fixed, whatever day it is. */

import type { ItemInput } from '@sitewright/api/items/shapes'
import { itemInput } from '@sitewright/api/items/shapes'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { textDocument } from '@sitewright/page/test-page'
import sharp from 'sharp'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { addProduct, type NewProduct } from '../commerce/index.ts'
import { createContent, publish, type StartingPage } from '../content/index.ts'
import { storeImage } from '../files/index.ts'
import { addCategory, addItem, collectionOf, saveAuthor } from '../items/index.ts'
import { foundSite } from '../sites/index.ts'

export interface KindsSite {
  readonly id: Id
  readonly identifier: string
  readonly host: string
  readonly pages: Readonly<Record<string, Id>>
}

export interface KindsOptions {
  readonly ownerId: Id
  /** Items of each collection that has any. */
  readonly count: number
  /** Folder name of a built-in theme other than the default one. */
  readonly theme?: string
}

/** Noon of 10 November 2026 in New York. */
export const KINDS_NOW = Date.UTC(2026, 10, 10, 17)
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Text that would act if it were taken for a template or for HTML. */
export const HOSTILE =
  '{.if website}{website.id}{.end} <squarespace:navigation navigationId="mainNavigation" /> <script>alert(1)</script> "&amp;\''

interface Kind {
  readonly name: string
  readonly kind: CollectionKindName
  readonly parent?: string
  readonly settings?: Partial<CollectionSettings>
  readonly hasBody?: boolean
}

const PAGES: readonly Kind[] = [
  { name: 'home', kind: 'page', hasBody: true },
  { name: 'blog', kind: 'blog', settings: { description: 'Notes & "news" <from> here' } },
  { name: 'events', kind: 'events' },
  { name: 'more', kind: 'index' },
  { name: 'about', kind: 'page', hasBody: true, parent: 'more' },
  { name: 'gallery', kind: 'gallery', parent: 'more', settings: { galleryLightbox: true } },
  {
    name: 'slider',
    kind: 'gallery',
    settings: { galleryDesign: 'slider', galleryShowsTitles: true, galleryPadding: 0 },
  },
  { name: 'videos', kind: 'videos', parent: 'more' },
  { name: 'folder', kind: 'folder', settings: { folderBehavior: 1 } },
  { name: 'album', kind: 'album', parent: 'folder', settings: { description: 'At night' } },
  { name: 'course', kind: 'course', parent: 'folder' },
  { name: 'cover', kind: 'splash-page', hasBody: true },
  { name: 'store', kind: 'products' },
  { name: 'instagram', kind: 'instagram' },
  { name: 'template', kind: 'template-page', settings: { templatePage: 'nothing' } },
  { name: 'link', kind: 'link', settings: { linkUrl: 'https://example.com/' } },
  { name: 'block', kind: 'gallery-block' },
  { name: 'empty-blog', kind: 'blog' },
  { name: 'empty-events', kind: 'events' },
  { name: 'empty-gallery', kind: 'gallery' },
  { name: 'empty-album', kind: 'album' },
  { name: 'empty-videos', kind: 'videos' },
  { name: 'empty-course', kind: 'course' },
  { name: 'empty-index', kind: 'index' },
  { name: 'empty-store', kind: 'products' },
]

export async function createKindsSite(
  app: App,
  { ownerId, count, theme }: KindsOptions,
): Promise<KindsSite> {
  const pages = Object.fromEntries(PAGES.map(({ name }) => [name, newId()]))
  const { id, identifier } = await foundSite(app, {
    title: 'Salt & Kiln',
    ownerId,
    fill: async (site) => {
      const imageId = await storeImage(site, app, {
        bytes: await picture(),
        filename: 'bowl.png',
        altText: 'A "bowl" <of> clay',
      })
      await createContent(site, {
        header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
        footer: textDocument('Made by hand'),
        ...(theme !== undefined && { style: { theme } }),
        pages: PAGES.map((page) => startingPage(page, pages, imageId)),
      })
      const authorId = newId()
      await saveAuthor(site, {
        id: authorId,
        displayName: 'Ines <b>Solberg</b>',
        bio: 'Throws pots & writes.',
        avatarId: imageId,
        websiteUrl: 'https://example.com/?a=1&b=2',
      })
      for (const [name, items] of Object.entries(ITEMS)) {
        for (let index = 0; index < count; index += 1) {
          await add(site, pages[name] ?? '', {
            ...items(index, imageId),
            ...(name === 'blog' && { authorId }),
          })
        }
      }
      await sell(site, { collectionId: pages.store ?? '', count, imageId })
      await publish(site, { id: ownerId, name: 'Olive Owner' })
    },
  })
  return { id, identifier, host: `${identifier}.${app.config.sitesDomain}`, pages }
}

function startingPage(
  { name, kind, parent, settings, hasBody }: Kind,
  ids: KindsSite['pages'],
  imageId: Id,
): StartingPage {
  const parentId = parent === undefined ? undefined : ids[parent]
  return {
    id: ids[name] ?? newId(),
    title: name === 'home' ? 'Home' : `The ${name}`,
    urlId: name,
    kind,
    isHome: name === 'home',
    ...(name.startsWith('empty') && { navigation: null }),
    ...(parentId !== undefined && { parentId }),
    settings: { ...settings, ...(name === 'album' && { imageId }) },
    ...(hasBody && { document: textDocument(`The body of ${name}`) }),
  }
}

type Making = (index: number, imageId: Id) => Partial<ItemInput> & { title: string }

const pictureItem: Making = (index, imageId) => ({
  title: `Picture "${index + 1}"`,
  urlId: `picture-${index + 1}`,
  imageId,
  excerpt: richText('Ash glaze & "salt"'),
  ...(index === 2 && {
    recordType: RECORD_TYPES.video,
    content: content({ videoUrl: 'https://vimeo.com/76979871' }),
  }),
})

/** Makers of each collection's items, by the number of the item. */
const ITEMS: Readonly<Record<string, Making>> = {
  blog: (index, imageId) => ({
    title: index === 0 ? HOSTILE : `Post ${index + 1}`,
    urlId: `post-${index + 1}`,
    publishOn: KINDS_NOW - (index + 1) * DAY,
    imageId: index === 2 ? null : imageId,
    starred: index === 1,
    categories: index % 2 === 0 ? ['Glazes & fire', 'Clay'] : ['Clay'],
    tags: ['slow', '{tag}'],
    excerpt: index === 1 ? null : richText(HOSTILE),
    ...(index === 2 && { sourceUrl: 'https://example.com/?a=1&b=2', passthrough: true }),
  }),
  events: (index, imageId) => ({
    title: `Event ${index + 1}`,
    urlId: `event-${index + 1}`,
    startsAt: KINDS_NOW + (index - 1) * 3 * DAY + 2 * HOUR,
    endsAt: KINDS_NOW + (index - 1) * 3 * DAY + (index === 2 ? 26 : 4) * HOUR,
    imageId: index === 1 ? imageId : null,
    excerpt: richText('Come early & bring "tea".'),
    location: {
      addressTitle: 'The <old> boathouse',
      addressLine1: '14 Harbour Lane & Co',
      addressLine2: '',
      addressCountry: 'Scotland',
      mapLat: index === 1 ? 57.41 : null,
      mapLng: index === 1 ? -6.19 : null,
    },
  }),
  gallery: pictureItem,
  slider: pictureItem,
  videos: (index, imageId) => ({
    title: `Film ${index + 1}`,
    urlId: `film-${index + 1}`,
    imageId,
    recordType: RECORD_TYPES.video,
    content: content({
      videoUrl: index === 1 ? '/s/film.mp4' : 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    }),
  }),
  album: (index) => ({
    title: `Track ${index + 1}`,
    urlId: `track-${index + 1}`,
    content: content({
      audioUrl: index === 1 ? '' : '/s/track.mp3?a=1&b=2',
      artist: 'Ines & Co',
      durationMs: 187_000,
    }),
  }),
  course: (index) => ({
    title: `Lesson ${index + 1}`,
    urlId: `lesson-${index + 1}`,
    excerpt: richText('What to know first.'),
    content: content({ chapter: index < 2 ? 'The <clay>' : 'The wheel' }),
  }),
}

const content = (some: object) => itemInput.shape.content.parse(some)

async function add(site: SiteTx, collectionId: Id, making: ReturnType<Making>): Promise<void> {
  const collection = await collectionOf(site, collectionId)
  const input = itemInput.parse({ status: 'public', publishOn: KINDS_NOW - DAY, ...making })
  await addItem(site, collection, {
    input,
    now: KINDS_NOW,
    body: textDocument(`The body of ${making.urlId} {.if website}{website.id}{.end}`),
  })
}

/** Every second product is a bowl; bowls are in a category below the others'. */
async function sell(
  site: SiteTx,
  { collectionId, count, imageId }: { collectionId: Id; count: number; imageId: Id },
): Promise<void> {
  const kitchen = await addCategory(site, {
    collectionId,
    parentId: null,
    displayName: 'Kitchen & "table"',
  })
  const bowls = await addCategory(site, {
    collectionId,
    parentId: kitchen.id,
    displayName: 'Bowls',
  })
  for (let index = 0; index < count; index += 1) {
    const isBowl = index % 2 === 1
    const product = {
      id: newId(),
      collectionId,
      title: index === 0 ? HOSTILE : `${isBowl ? 'Bowl' : 'Cup'} ${index + 1}`,
      urlId: `thing-${index + 1}`,
      type: 1,
      state: 'public' as const,
      publishOn: KINDS_NOW - (index + 1) * DAY,
      description: richText(HOSTILE),
      starred: isBowl,
      tags: ['Slow', isBowl ? 'wide' : 'tall'],
      categoryIds: [isBowl ? bowls.id : kitchen.id],
      imageIds: [imageId],
      options: [],
      variants: [
        {
          sku: `SKU-${collectionId}-${index}`,
          attributes: {},
          priceMinor: 1200 + index * 100,
          salePriceMinor: 0,
          onSale: false,
          stock: { unlimited: false, quantity: 5 },
          imageId: null,
        },
      ],
    }
    await addProduct(site, product as NewProduct, KINDS_NOW)
  }
}

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

function picture(): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 80 }
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
}
