/** A page of every type in memory, with all data that templates can get, for tests of the formats of pages. */

import type { ImageAsset } from '@sitewright/blocks/registry'
import { NO_BLOCK_DATA } from '@sitewright/blocks/registry'
import { categoryTree } from '@sitewright/core/commerce/category-tree'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import {
  type CollectionSettings,
  DEFAULT_COLLECTION_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { parseTemplate } from '@sitewright/template'
import type { Theme, ThemeCollection } from '@sitewright/theme/for-pages'
import { WHOLE_LIST } from './address/list-query.ts'
import type { ItemRecord } from './data/item-record.ts'
import type { PageData, PageView, ViewOf } from './data/page-data.ts'
import type { PageRecord } from './data/site-content.ts'
import type { StoreFacts } from './data/store-facts.ts'
import type { TemplateItem } from './data/template-item.ts'
import { picturesOf } from './items/present-item.ts'
import { presentItems } from './items/present-items.ts'
import { createTestPage, pageRecord, siteInMemory, testId, textDocument } from './test-page.ts'

const NOW = Date.UTC(2026, 2, 29, 9)
const DAY = 86_400_000

const picture = (number: number, name: string): ImageAsset => ({
  id: testId(number),
  assetUrl: `/images/${testId(number)}/${name}.jpg`,
  originalSize: '3000x2000',
  systemDataVariants: '3000x2000,100w,300w,500w,750w,1000w,1500w,2500w',
  mediaFocalPoint: { x: 0.5, y: 0.25 },
  altText: `The ${name}`,
  filename: `${name}.jpg`,
  title: '',
})

const PICTURES = [picture(701, 'harbour'), picture(702, 'kiln')] as const
const BODY = testId(710)

/** Counter of page ids, so that each run has the same ones. */
let pageCount = 20

function collection(
  kind: CollectionKindName,
  title: string,
  settings: Partial<CollectionSettings> = {},
): PageRecord {
  pageCount += 1
  return pageRecord(pageCount, {
    kind,
    type: collectionKind(kind).type,
    title,
    navigationTitle: title,
    urlId: title.toLowerCase().replaceAll(' ', '-'),
    updatedAt: NOW,
    settings: { ...DEFAULT_COLLECTION_SETTINGS, ...settings },
  })
}

let itemCount = 800

/** An item with a value in every field of its kind. */
function itemOf(page: PageRecord, record: Partial<ItemRecord> = {}): ItemRecord {
  itemCount += 1
  const time = new Date(NOW - (itemCount - 800) * DAY)
  return {
    id: testId(itemCount),
    collectionId: page.id,
    moreImageIds: [],
    recordType: RECORD_TYPES.text,
    status: 'public',
    publishOn: time,
    visibleFrom: time,
    title: `Tea & <scones> ${itemCount - 800}`,
    urlId: `tea-${itemCount - 800}`,
    excerpt: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Slow & <good> mornings.' }] },
      ],
    },
    imageId: PICTURES[0].id,
    author: {
      id: testId(720),
      displayName: 'Ada Martin',
      bio: 'Writes & bakes.',
      avatarId: PICTURES[1].id,
      websiteUrl: 'https://ada.example',
    },
    starred: true,
    sourceUrl: '',
    passthrough: false,
    tags: ['Sea side', 'Übung'],
    categories: ['Food'],
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
    position: itemCount,
    documentId: BODY,
    publishedRevision: 1,
    createdAt: time,
    updatedAt: time,
    ...record,
  }
}

const LINES = '{.repeated section items}<a href="{fullUrl}">{title|html}</a>\n{.end}'

/** The theme with minimal templates, so that only the format's own effect shows. */
function plainTheme(theme: Theme): Theme {
  const [list, item] = [
    parseTemplate(LINES),
    parseTemplate('<h1>{item.title|html}</h1>{item.body}'),
  ]
  const kinds = ['blog', 'events', 'gallery', 'album', 'videos', 'course', 'lessons'] as const
  const own = kinds.map((name) => [name, { name, conf: {}, list, item }] as const)
  const indexList = parseTemplate(
    '{.repeated section collection.collections}<a href="{fullUrl}">{title|html}</a>\n{.end}',
  )
  const folders = (['index', 'folder'] as const).map(
    (name) => [name, { name, conf: {}, list: indexList, item: undefined }] as const,
  )
  const collections = new Map<string, ThemeCollection>([...theme.collections, ...own, ...folders])
  return { ...theme, collections }
}

/** Facts of a store with one product in a category below another. */
function storeOf(collectionId: Id): StoreFacts {
  const category = (number: number, displayName: string, parentId: Id | null) => ({
    id: testId(number),
    collectionId,
    parentId,
    displayName,
    urlId: displayName.toLowerCase(),
    pageRendering: 'LIST_VIEW' as const,
  })
  const [kitchen, mugs] = [category(901, 'Kitchen', null), category(902, 'Mugs', testId(901))]
  return {
    root: { id: testId(900), displayName: '', pageRendering: 'LIST_VIEW', displayIndex: 1 },
    categories: categoryTree([kitchen, mugs]),
    tags: [{ name: 'Blue', count: 1 }],
    itemCount: 1,
  }
}

/** Data of a page of each type, by the type's name. */
export function pagesOfEveryType(theme: Theme): Readonly<Record<string, PageData>> {
  pageCount = 20
  itemCount = 800
  const test = createTestPage(plainTheme(theme))
  const { home, about, shop } = test.pages
  const blog = collection('blog', 'Notes', { seoDescription: 'What happens at the kiln.' })
  const events = collection('events', 'Fairs')
  const gallery = collection('gallery', 'Pictures')
  const album = collection('album', 'Songs', { description: 'Sung at work.' })
  const videos = collection('videos', 'Films')
  const course = collection('course', 'Throwing', { description: 'From clay to cup in a week.' })
  const index = collection('index', 'Works')
  const folder = collection('folder', 'More')
  const splash = collection('splash-page', 'Hello')
  const hidden = {
    ...collection('page', 'Unlisted', { isHiddenFromSearch: true }),
    documentId: about.documentId,
  }
  const all = [
    home,
    about,
    shop,
    blog,
    events,
    gallery,
    album,
    videos,
    course,
    index,
    folder,
    splash,
    hidden,
  ]

  const assets = new Map<Id, ImageAsset>(PICTURES.map((one) => [one.id, one]))
  const paths = new Map(all.map((page) => [page.id, page.isHome ? '/' : `/${page.urlId}`]))
  const blocks = { ...NO_BLOCK_DATA, assets, pagePaths: paths }
  const bodies = new Map([[BODY, textDocument('The whole story.')]])
  const blank = test.data({ kind: 'error' })
  const source = {
    ...blank,
    now: NOW,
    site: {
      ...siteInMemory,
      publishedAt: NOW,
      createdAt: NOW,
      settings: {
        ...DEFAULT_SITE_SETTINGS,
        description: 'Cups & bowls, thrown by hand.',
        socialAccounts: ['https://www.instagram.com/clay'],
        contact: { ...DEFAULT_SITE_SETTINGS.contact, email: 'hello@clay.example' },
      },
    },
    content: { ...blank.content, pages: new Map(all.map((page) => [page.id, page])) },
  }
  const present = (page: PageRecord, ...records: ItemRecord[]): TemplateItem[] => {
    const isShown = records.every((record) => picturesOf(record).every((id) => assets.has(id)))
    if (!isShown) throw new Error('A picture is missing from the sample')
    return presentItems(
      records,
      { blocks, documents: bodies, store: blank.store },
      { page, source, isTop: false },
    )
  }
  const list = (
    page: PageRecord,
    items: TemplateItem[],
    rest: Partial<ViewOf<'list'>> = {},
  ): PageView => ({
    kind: 'list',
    page,
    query: WHOLE_LIST,
    items,
    total: items.length,
    stretch: { pageSize: 20, previous: undefined, next: undefined },
    past: [],
    ...rest,
  })
  const item = (page: PageRecord, [shown, next]: TemplateItem[]): PageView => {
    if (!shown) throw new Error(`No item on ${page.title}`)
    return { kind: 'item', page, item: shown, previous: undefined, next }
  }

  const posts = present(
    blog,
    itemOf(blog),
    itemOf(blog, { seoTitle: 'Tea, slowly', seoDescription: 'How to wait for tea.', author: null }),
    itemOf(blog, {
      recordType: RECORD_TYPES.link,
      passthrough: true,
      sourceUrl: 'https://other.example/a?b=1&c=2',
    }),
  )
  const { content } = itemOf(album)
  const fair = {
    recordType: RECORD_TYPES.event,
    startsAt: new Date(NOW + DAY),
    endsAt: new Date(NOW + DAY + 7_200_000),
    location: {
      addressTitle: 'Town hall',
      addressLine1: '1 High St',
      addressLine2: 'Leith, EH6',
      addressCountry: 'United Kingdom',
      mapLat: 55.97,
      mapLng: -3.17,
    },
  } as const
  const [fairs, past] = [
    present(
      events,
      itemOf(events, fair),
      itemOf(events, { ...fair, location: null, endsAt: null }),
    ),
    present(
      events,
      itemOf(events, { ...fair, startsAt: new Date(NOW - DAY), endsAt: new Date(NOW - DAY) }),
    ),
  ]
  const picturesShown = present(
    gallery,
    itemOf(gallery, { recordType: RECORD_TYPES.image, documentId: null }),
  )
  const track = {
    ...content,
    audioUrl: 'https://cdn.example/tide.mp3',
    artist: 'Ada',
    durationMs: 187_000,
  }
  const tracks = present(
    album,
    itemOf(album, { recordType: RECORD_TYPES.audio, documentId: null, content: track }),
  )
  const film = { ...content, videoUrl: 'https://www.youtube.com/watch?v=abc-123' }
  const films = present(
    videos,
    itemOf(videos, { recordType: RECORD_TYPES.video, documentId: null, content: film }),
  )
  const lessons = present(
    course,
    itemOf(course, { recordType: RECORD_TYPES.video, content: { ...film, chapter: 'First day' } }),
  )
  const views: Readonly<Record<string, PageView>> = {
    home: { kind: 'page', page: home },
    page: { kind: 'page', page: about },
    'cover-page': { kind: 'page', page: splash },
    'hidden-page': { kind: 'page', page: hidden },
    store: list(shop, [test.mug]),
    product: item(shop, [test.mug]),
    blog: list(blog, posts, {
      stretch: { pageSize: 20, previous: undefined, next: { offset: { time: NOW - 9 * DAY } } },
    }),
    'blog-by-tag': list(blog, posts, { query: { ...WHOLE_LIST, tag: 'sea side' } }),
    post: item(blog, posts),
    events: list(events, fairs, { past }),
    'events-as-calendar': list(events, fairs, {
      calendarMonth: '03-2026',
      query: { ...WHOLE_LIST, view: 'calendar' },
    }),
    event: item(events, fairs),
    gallery: list(gallery, picturesShown),
    picture: item(gallery, picturesShown),
    album: list(album, tracks),
    track: item(album, tracks),
    videos: list(videos, films),
    video: item(videos, films),
    course: list(course, lessons),
    lesson: item(course, lessons),
    index: {
      kind: 'index',
      page: index,
      children: [{ page: gallery, items: picturesShown, mainContent: '' }],
    },
    folder: {
      kind: 'index',
      page: folder,
      children: [{ page: about, items: [], mainContent: '' }],
    },
    'not-found': { kind: 'notFound' },
  }
  const terms = new Map([
    [
      blog.id,
      {
        itemCount: 3,
        tags: [{ name: 'Sea side', count: 3 }],
        categories: [{ name: 'Food', count: 3 }],
      },
    ],
  ])
  const stores = new Map([[shop.id, storeOf(shop.id)]])
  return Object.fromEntries(
    Object.entries(views).map(([name, view]) => [
      name,
      {
        ...source,
        view,
        blocks,
        terms,
        stores,
        documents: new Map([...blank.documents, ...bodies]),
      },
    ]),
  )
}
