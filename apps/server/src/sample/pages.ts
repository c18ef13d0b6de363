/** The sample site's pages: one of every kind, in folders of every behaviour. */

import type { ExampleIds } from '@sitewright/blocks/example'
import { bulletList, heading, linked, paragraph } from '@sitewright/blocks/rich-text'
import { SECTION_LIBRARY, type SiteParts, sectionFrom } from '@sitewright/blocks/section-library'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { FOLDER_BEHAVIORS } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { StartingContent, StartingPage } from '../features/content/index.ts'
import {
  button,
  document,
  image,
  product,
  rule,
  search,
  section,
  text,
} from '../starting-points/compose.ts'
import { blockPages } from './blocks.ts'
import { FOREIGN_TITLES, HOSTILE_TITLES, sentence, UNSEEN } from './words.ts'

export interface SamplePages {
  readonly home: Id
  readonly store: Id
  readonly blog: Id
  readonly news: Id
  readonly events: Id
  readonly pictures: Id
  readonly drawings: Id
  readonly album: Id
  readonly videos: Id
  readonly course: Id
  readonly lessons: Id
  readonly stack: Id
  readonly moving: Id
  readonly listing: Id
  readonly closed: Id
  readonly blocks: Id
}

const NAMES = [
  'home',
  'store',
  'blog',
  'news',
  'events',
  'pictures',
  'drawings',
  'album',
  'videos',
  'course',
  'lessons',
  'stack',
  'moving',
  'listing',
  'closed',
  'blocks',
] as const satisfies readonly (keyof SamplePages)[]

export function samplePageIds(): SamplePages {
  return Object.fromEntries(NAMES.map((name) => [name, newId()])) as Record<keyof SamplePages, Id>
}

export interface SampleKit {
  readonly pages: SamplePages
  readonly pictureIds: readonly Id[]
  readonly productId: Id
  readonly fundId: Id
  readonly formId: Id
}

export function sampleContent(kit: SampleKit): StartingContent {
  return {
    header: { title: '', announcement: 'Grüße {title} <b>', buttonLabel: '', buttonUrl: '' },
    footer: words('Made of clay, Ton und 土'),
    pages: pagesOf(kit),
  }
}

function pagesOf(kit: SampleKit): StartingPage[] {
  const { pages, pictureIds, productId } = kit
  const [picture = ''] = pictureIds
  const inside = (parentId: Id, title: string): StartingPage => ({
    title,
    parentId,
    document: words(title),
  })
  return [
    {
      id: pages.home,
      title: 'Home',
      isHome: true,
      document: homeDocument(pages, picture, productId),
    },
    { id: pages.store, title: 'Store', kind: 'products', settings: { pageSize: 24 } },
    { id: pages.blog, title: 'Blog', kind: 'blog', settings: { imageId: picture } },
    { id: pages.news, title: 'News', kind: 'blog', settings: { postAddress: 'date', pageSize: 5 } },
    { id: pages.events, title: 'Events', kind: 'events' },
    {
      id: pages.pictures,
      title: 'Pictures',
      kind: 'gallery',
      settings: { galleryLightbox: true, galleryPerRow: 3 },
    },
    {
      id: pages.drawings,
      title: 'Drawings',
      kind: 'gallery',
      settings: { galleryDesign: 'slider' },
    },
    { id: pages.album, title: 'Sounds', kind: 'album' },
    { id: pages.videos, title: 'Films', kind: 'videos' },
    { id: pages.course, title: 'Throwing a bowl', kind: 'course' },
    { id: pages.lessons, title: 'Short lessons', kind: 'lessons' },
    {
      id: pages.stack,
      title: 'One long page',
      kind: 'index',
      settings: { description: 'Everything one below the other.' },
    },
    inside(pages.stack, 'The first part'),
    inside(pages.stack, 'The second part'),
    {
      id: pages.moving,
      title: 'Moving on',
      kind: 'folder',
      settings: { folderBehavior: FOLDER_BEHAVIORS.redirect },
    },
    inside(pages.moving, 'First in the folder'),
    inside(pages.moving, 'Second in the folder'),
    {
      id: pages.listing,
      title: 'A folder with a page',
      kind: 'folder',
      settings: { folderBehavior: FOLDER_BEHAVIORS.index },
    },
    inside(pages.listing, FOREIGN_TITLES[0]),
    inside(pages.listing, FOREIGN_TITLES[2]),
    {
      id: pages.closed,
      title: 'Only a menu',
      kind: 'folder',
      settings: { folderBehavior: FOLDER_BEHAVIORS.none },
    },
    inside(pages.closed, FOREIGN_TITLES[4]),
    {
      title: 'Elsewhere',
      kind: 'link',
      settings: { linkUrl: 'https://example.com/', linkOpensNewWindow: true },
    },
    { title: 'To the store', kind: 'link', settings: { linkUrl: `page:${pages.store}` } },
    ...blockPages(pages.blocks, exampleIds(kit)),
    readyMadePage(kit),
    { title: 'From the theme', kind: 'template-page', navigation: null },
    { title: 'Welcome', kind: 'splash-page', navigation: null, document: words('Welcome') },
    {
      title: 'Not for search engines',
      navigation: null,
      settings: { isHiddenFromSearch: true },
      document: words('Not for search engines'),
    },
    {
      title: `${UNSEEN} page`,
      settings: { isEnabled: false },
      document: words(`${UNSEEN} page`),
    },
    ...HOSTILE_TITLES.map((title) => ({ title, navigation: null, document: words(title) })),
  ]
}

const exampleIds = ({ pages, pictureIds, productId, fundId, formId }: SampleKit): ExampleIds => ({
  picture: pictureIds,
  product: productId,
  fund: fundId,
  form: formId,
  collection: {
    lists: pages.blog,
    events: pages.events,
    folders: pages.listing,
    all: pages.course,
  },
})

/** Every section of the library, one below the other. */
function readyMadePage({ pages, pictureIds, productId, formId }: SampleKit): StartingPage {
  const parts: SiteParts = {
    pictures: pictureIds,
    products: [productId],
    form: formId,
    pages: { blog: pages.blog, events: pages.events, products: pages.store },
  }
  const layouts = SECTION_LIBRARY.flatMap((group) => group.layouts)
  const sections = layouts.map((layout) => {
    const { settings, ...section } = sectionFrom(layout, { parts })
    return { ...section, settings: { ...settings, anchor: layout.name } }
  })
  return { title: 'Ready-made sections', document: document(...sections) }
}

/** A page of a heading and some sentences. */
export function words(title: string, index = 0): PageDocument {
  return document(
    section(
      {},
      text(
        [0, 0, 16, 6],
        heading(1, title),
        paragraph(sentence(index)),
        paragraph(sentence(index + 3)),
      ),
    ),
  )
}

/** The body of an item, whose title stands above it already. */
export function itemBody(index: number, pictureId: Id): PageDocument {
  return document(
    section(
      {},
      text(
        [0, 0, 16, 6],
        paragraph(sentence(index)),
        heading(2, sentence(index + 1)),
        paragraph(sentence(index + 2)),
        bulletList(sentence(index + 3), sentence(index + 4)),
      ),
      image([0, 7, 12, 8], pictureId),
    ),
  )
}

function homeDocument(pages: SamplePages, picture: Id, productId: Id): PageDocument {
  return document(
    section(
      { height: 'medium' },
      text([0, 0, 12, 6], heading(1, 'A site with one of everything'), paragraph(sentence(6))),
      button([0, 7, 6, 2], 'To the store', `page:${pages.store}`),
      image([13, 0, 11, 12], picture),
    ),
    section(
      { theme: 'soft' },
      product([0, 0, 8, 18], productId),
      text(
        [10, 0, 10, 6],
        heading(2, 'Read on'),
        bulletList(
          [linked('Blog', `page:${pages.blog}`)],
          [linked('Events', `page:${pages.events}`)],
          [linked('Pictures', `page:${pages.pictures}`)],
        ),
      ),
      rule([10, 8, 10, 1]),
      search([10, 10, 10, 2], pages.blog, 'Search the blog'),
    ),
  )
}
