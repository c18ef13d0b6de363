/** The keys of the context that themes may rely on, by type of page (themes §7), from one table. */

import type { JsonObject } from '@sitewright/core/json'
import { loadTheme } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { pagesOfEveryType } from '../test-views.ts'
import { pageContext } from './page-context.ts'

const pages = pagesOfEveryType(
  await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`),
)

const words = (text: string) => text.trim().split(/\s+/)

const ANY_PAGE = words(`
  website websiteSettings localizedStrings template shoppingCart showCart shareButtons calendarView
  userAccountsContext`)
const WEBSITE = words(`
  id identifier siteTitle siteTagLine siteDescription location socialAccounts language timeZone
  timeZoneOffset timeZoneAbbr machineTimeZoneOffset shareButtonOptions authenticUrl internalUrl
  baseUrl contentModifiedOn websiteType siteStatus developerMode cloneable typekitId`)
const WEBSITE_SETTINGS = words(`
  country state homepageTitleFormat collectionTitleFormat itemTitleFormat simpleLikingEnabled
  commentsEnabled disqusShortname contactEmail contactPhoneNumber businessHours storeSettings
  mobileInfoBarSettings userAccountsSettings pinterestOverlayOptions ampEnabled`)
const COLLECTION = words(`
  id type typeName typeLabel ordering title navigationTitle description urlId fullUrl regionName
  itemCount tags categories folder dropdown homepage enabled starred features seoHidden
  passwordProtected updatedOn permissionType`)
const ITEM = words(`
  id websiteId collectionId recordType addedOn updatedOn publishOn urlId fullUrl title body excerpt
  tags categories starred passthrough sourceUrl clickthroughUrl items likeCount publicCommentCount
  commentState customContent promotedBlockType seoData`)
const PICTURED = words(`
  assetUrl contentType originalSize systemDataVariants mediaFocalPoint mainImage mainImageId systemDataId`)
const STRUCTURED = 'structuredContent'
interface Known {
  /** Beside what any page has. */
  readonly page?: string
  /** Beside what any collection has. */
  readonly collection?: string
  /** Keys of each item, or of the page's own item, beside those that any item has. */
  readonly item?: readonly string[]
}

const LIST = 'items empty pagination'
const AN_ITEM = 'item pagination'
const POST = [...PICTURED, 'author']
const EVENT = [...PICTURED, 'startDate', 'endDate', STRUCTURED]
const VIDEO = [...PICTURED, 'oembed', 'videoUrl']
const TRACK = [...PICTURED, 'audioAssetUrl', STRUCTURED]

const KNOWN: Readonly<Record<string, Known>> = {
  home: {},
  page: {},
  'cover-page': {},
  // The keys of a product are tested with the catalog, which makes them.
  store: { page: LIST, collection: 'pageSize nestedCategories' },
  product: { page: AN_ITEM, collection: 'nestedCategories' },
  blog: { page: LIST, collection: 'pageSize', item: PICTURED },
  'blog-by-tag': { page: `${LIST} tagFilter`, collection: 'pageSize', item: PICTURED },
  post: { page: AN_ITEM, item: [...POST, 'relatedItems'] },
  events: { page: `${LIST} upcoming past`, collection: 'pageSize eventView', item: EVENT },
  'events-as-calendar': { page: `${LIST} calendar`, collection: 'eventView', item: EVENT },
  event: { page: AN_ITEM, collection: 'eventView', item: [...EVENT, 'location', 'relatedItems'] },
  gallery: { page: LIST, collection: 'pageSize', item: PICTURED },
  picture: { page: AN_ITEM, item: [...PICTURED, 'relatedItems'] },
  album: { page: LIST, collection: 'pageSize', item: TRACK },
  track: { page: AN_ITEM, item: [...TRACK, 'relatedItems'] },
  videos: { page: LIST, collection: 'pageSize', item: VIDEO },
  video: { page: AN_ITEM, item: [...VIDEO, 'relatedItems'] },
  course: { page: `${LIST} chapters`, collection: 'pageSize', item: [...VIDEO, 'chapter'] },
  lesson: { page: AN_ITEM, item: [...VIDEO, 'chapter', 'relatedItems'] },
  index: { page: 'empty emptyFolder', collection: 'collections index folderBehavior' },
  folder: { page: 'empty emptyFolder', collection: 'collections folderBehavior' },
}

function missing(shown: unknown, keys: readonly string[]): string[] {
  const has = (shown ?? {}) as JsonObject
  return keys.filter((key) => has[key] === undefined)
}

describe.each(Object.entries(KNOWN))('what a template knows of %s', (name, known) => {
  const data = pages[name]
  if (!data) throw new Error(`No sample of ${name}`)
  const context = pageContext(data) as JsonObject
  const { page = '', collection = '', item = [] } = known

  it('is complete for the page and the site', () => {
    expect(missing(context, [...ANY_PAGE, 'collection', ...words(page)].filter(Boolean))).toEqual(
      [],
    )
    expect(missing(context.website, WEBSITE)).toEqual([])
    expect(missing(context.websiteSettings, WEBSITE_SETTINGS)).toEqual([])
  })

  it('is complete for its collection', () => {
    const keys = [...COLLECTION, ...words(collection)].filter(Boolean)
    expect(missing(context.collection, keys)).toEqual([])
  })

  it('is complete for its items', () => {
    if (item.length === 0) return
    const items = (context.item ? [context.item] : context.items) as JsonObject[]
    expect(items.length).toBeGreaterThan(0)
    for (const one of items) expect(missing(one, [...ITEM, ...item])).toEqual([])
  })
})
