/** Converts an item to its form in templates (specification §3 "Post", "Event", "Image asset"). Pure. */

import { richText, richTextToHtml } from '@sitewright/blocks/rich-text'
import { COMMENT_STATE_CODES } from '@sitewright/core/comments/comment-rules'
import type { CustomFields, ItemLocation } from '@sitewright/core/content/item-content'
import { videoFields } from '@sitewright/core/content/video-fields'
import { RECORD_TYPES, recordTypeLabel } from '@sitewright/core/enumerations'
import { contentTypeOf } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { itemPath } from '../address/item-path.ts'
import type { AuthorRecord, ItemRecord } from '../data/item-record.ts'
import type { TemplateItem } from '../data/template-item.ts'
import { customContentOf, customPictures } from './custom-content.ts'
import type { ItemSurroundings } from './item-surroundings.ts'

export function presentItem(item: ItemRecord, around: ItemSurroundings): TemplateItem {
  const { siteId, collectionPath, body } = around
  const fullUrl = collectionPath === undefined ? '' : itemPath(collectionPath, item.urlId)
  return {
    id: item.id,
    websiteId: siteId,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: recordTypeLabel(item.recordType),
    urlId: item.urlId,
    fullUrl,
    title: item.title,
    excerpt: excerptOf(item, around),
    body,
    addedOn: item.createdAt.getTime(),
    publishOn: item.publishOn.getTime(),
    updatedOn: item.updatedAt.getTime(),
    starred: item.starred,
    passthrough: item.passthrough,
    sourceUrl: item.sourceUrl,
    clickthroughUrl: '',
    customContent: customContentOf(item, around),
    promotedBlockType: item.content.promotedBlockType || null,
    ...(item.passthrough && item.sourceUrl !== '' && { externalLink: item.sourceUrl }),
    tags: [...item.tags],
    categories: [...item.categories],
    likeCount: item.likeCount,
    // Those of an item without comments are kept, and shown again with it.
    publicCommentCount: item.commentAccess === 'off' ? 0 : item.commentCount,
    commentState: COMMENT_STATE_CODES[item.commentAccess],
    ...(item.author && { author: presentAuthor(item.author, around) }),
    ...(item.location && { location: presentLocation(item.location) }),
    items: [],
    ...pictureFields(item, around),
    ...eventFields(item),
    ...contentFields(item),
    ...videoFields(item.content.videoUrl),
    ...(item.content.chapter !== '' && { chapter: item.content.chapter }),
    seoData: { seoTitle: item.seoTitle, seoDescription: item.seoDescription },
  }
}

/** The excerpt; empty paragraphs and old, unchecked content count as none. */
function excerptOf({ excerpt }: ItemRecord, { pictures, paths }: ItemSurroundings): string {
  const { data } = richText.safeParse(excerpt)
  if (!data) return ''
  const html = richTextToHtml(data, {
    pagePaths: paths,
    assetUrl: (id: Id) => pictures.get(id)?.assetUrl,
  })
  return /^(?:<p>\s*<\/p>)*$/.test(html) ? '' : html
}

/** The author of an item in the form of templates. */
export function presentAuthor(
  author: AuthorRecord,
  { pictures }: Pick<ItemSurroundings, 'pictures'>,
): JsonObject {
  const [firstName = '', ...others] = author.displayName.split(' ')
  const avatar = author.avatarId === null ? undefined : pictures.get(author.avatarId)
  return {
    id: author.id,
    displayName: author.displayName,
    firstName,
    lastName: others.join(' '),
    bio: author.bio,
    websiteUrl: author.websiteUrl,
    ...(avatar && { avatarAssetUrl: avatar.assetUrl, avatarUrl: avatar.assetUrl }),
  }
}

function pictureFields({ imageId }: ItemRecord, { pictures }: ItemSurroundings): JsonObject {
  const picture = imageId === null ? undefined : pictures.get(imageId)
  if (!picture) return {}
  const { id, title, ...shown } = picture
  return {
    ...(shown as unknown as JsonObject),
    contentType: contentTypeOf(picture.filename) ?? '',
    mainImageId: id,
    systemDataId: id,
    mainImage: { ...picture } as unknown as JsonObject,
  }
}

function eventFields({ startsAt, endsAt }: ItemRecord): JsonObject {
  if (!startsAt) return {}
  const startDate = startsAt.getTime()
  const dates = { startDate, endDate: endsAt?.getTime() ?? startDate }
  return { ...dates, structuredContent: { _type: 'CalendarEvent', ...dates } }
}

const MAP_ZOOM = 12

/** Without coordinates the location has no place on the map, which templates test by `location?`. */
function presentLocation({ mapLat, mapLng, ...address }: ItemLocation): JsonObject {
  const isPlaced = mapLat !== null && mapLng !== null
  return {
    ...address,
    ...(isPlaced && { mapLat, mapLng, markerLat: mapLat, markerLng: mapLng, mapZoom: MAP_ZOOM }),
  }
}

function contentFields({ recordType, content, title }: ItemRecord): JsonObject {
  switch (recordType) {
    case RECORD_TYPES.image:
      return { clickthroughUrl: content.clickthroughUrl }
    case RECORD_TYPES.audio:
      return {
        structuredContent: {
          _type: 'Audio',
          audioAssetUrl: content.audioUrl,
          mediafile: content.audioUrl,
          title,
          artistName: content.artist,
          duration: content.durationMs,
        },
        audioAssetUrl: content.audioUrl,
      }
    case RECORD_TYPES.quote:
      return { quote: content.quote, source: content.quoteSource }
    default:
      return {}
  }
}

/** Ids of the pictures that a record needs before it can be presented. */
export function picturesOf({
  imageId,
  author,
  content,
}: Pick<ItemRecord, 'author' | 'imageId'> & { readonly content: CustomFields }): Id[] {
  const own = [imageId, author?.avatarId].flatMap((id) => id ?? [])
  return [...own, ...customPictures(content.custom)]
}
