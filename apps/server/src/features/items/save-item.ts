/** Writes an item: checks it against its collection, its state and the person's role; then saves its row and terms. */

import type { ItemInput } from '@sitewright/api/items/shapes'
import { richText } from '@sitewright/blocks/rich-text'
import type { ItemRules, RecordType } from '@sitewright/core/content/collection-kinds'
import type { CustomFields } from '@sitewright/core/content/item-content'
import { canSaveItem, type ItemStatus, visibleFrom } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import { notAPageUrl, TEXT_FILTERS, urlId } from '@sitewright/core/slug'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { keepRevisions } from '../content/index.ts'
import { assetsById } from '../files/index.ts'
import { findAuthor } from './author-table.ts'
import { fail } from './errors.ts'
import { indexItem } from './index-items.ts'

/** An item to be saved: the input, with every value that it left open decided. */
export interface ItemToSave extends ItemInput {
  readonly id: Id
  readonly collectionId: Id
  readonly recordType: RecordType
  readonly urlId: string
  readonly publishOn: number
  readonly documentId: Id | null
  readonly position: number
  readonly moreImageIds: readonly Id[]
  /** Whether visitors get the draft of its body along with the rest; otherwise they keep the body they have. */
  readonly takesBody: boolean
  /** More words that searches find it by, beside its own. */
  readonly words?: readonly string[]
  /** Whether its address follows its title for now; by default it stays. */
  readonly followsTitle?: boolean
  /** Whether it was only opened: it counts as removed until it is saved for the first time. */
  readonly isBegun?: boolean
}

/** A stored item in the shape for saving, to be changed in part. */
export function asInput(item: ItemRecord): Omit<ItemToSave, 'takesBody'> {
  return {
    ...item,
    publishOn: item.publishOn.getTime(),
    authorId: item.author?.id ?? null,
    startsAt: item.startsAt?.getTime() ?? null,
    endsAt: item.endsAt?.getTime() ?? null,
    tags: [...item.tags],
    categories: [...item.categories],
  }
}

export async function checkItem(
  site: SiteTx,
  input: ItemInput,
  { rules, role, before }: { rules: ItemRules; role: number; before: ItemStatus },
): Promise<void> {
  if (!canSaveItem(role, before, input.status)) throw fail('statusForbidden')
  const { recordType, imageId, startsAt, endsAt } = input
  if (recordType !== undefined && !(rules.recordTypes as readonly number[]).includes(recordType)) {
    throw fail('wrongRecordType')
  }
  if (rules.ordering === 'calendar' && startsAt === null) throw refused('startNeeded', 'startsAt')
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    throw refused('endsTooEarly', 'endsAt')
  }
  if (imageId !== null && !(await assetsById(site, [imageId])).has(imageId)) {
    throw refused('pictureMissing', 'imageId')
  }
  await checkShared(site, input)
}

/** Checks for items of every kind, products included. */
export async function checkShared(
  site: SiteTx,
  { authorId, ...texts }: Pick<ItemInput, 'authorId' | 'excerpt'> & { content: CustomFields },
): Promise<void> {
  checkTexts(texts)
  if (authorId !== null && !(await findAuthor(site, authorId))) {
    throw refused('authorMissing', 'authorId')
  }
}

/** Checks rich text, which pages show unescaped. */
function checkTexts({
  excerpt = null,
  content,
}: Pick<ItemInput, 'excerpt'> & { content: CustomFields }): void {
  const custom = Object.entries(content.custom).flatMap(([name, value]) =>
    typeof value === 'object' && 'richText' in value
      ? [{ field: `content.custom.${name}`, text: value.richText }]
      : [],
  )
  for (const { field, text } of [{ field: 'excerpt', text: excerpt }, ...custom]) {
    if (text === null) continue
    const { error } = richText.safeParse(text)
    if (error) throw refused('textInvalid', field, error.issues[0]?.message)
  }
}

function refused(
  code: keyof typeof fail.catalogue,
  field: string,
  message: string = fail.catalogue[code].message,
) {
  return fail(code, { message, errors: { [field]: message } })
}

/** The address asked for, or a free one made from the title. */
export function addressOf(
  wish: string | undefined,
  title: string,
  { prefix, fallback, taken }: { prefix: string; fallback: string; taken: ReadonlySet<string> },
): string {
  if (!wish) return prefix + urlId(title, fallback, (candidate) => taken.has(prefix + candidate))
  if (!TEXT_FILTERS['url-slug-with-slash'](wish)) {
    const message = notAPageUrl(wish)
    throw fail('badAddress', { message, errors: { urlId: message } })
  }
  if (taken.has(wish)) throw refused('addressTaken', 'urlId')
  return wish
}

/**
 * Saves an item, for visitors too when this transaction commits. `writeRest` writes another feature's data under the item's
 * id, before the item is indexed.
 */
export async function saveItem(
  site: SiteTx,
  item: ItemToSave,
  writeRest: () => Promise<void> = async () => {},
): Promise<void> {
  const from = visibleFrom(item.status, item.publishOn)
  const { documentId, takesBody } = item
  if (takesBody && documentId !== null) await keepRevisions(site, [documentId])
  const values = {
    record_type: item.recordType,
    status: item.status,
    publish_on: new Date(item.publishOn),
    visible_from: from === null ? null : new Date(from),
    title: item.title,
    url_id: item.urlId,
    excerpt: JSON.stringify(item.excerpt ?? null),
    image_id: item.imageId,
    more_image_ids: [...item.moreImageIds],
    author_id: item.authorId,
    starred: item.starred,
    source_url: item.sourceUrl,
    passthrough: item.passthrough,
    tags: [...new Set(item.tags)],
    categories: [...new Set(item.categories)],
    location: JSON.stringify(item.location),
    comment_access: item.commentAccess,
    seo_title: item.seoTitle,
    seo_description: item.seoDescription,
    starts_at: item.startsAt === null ? null : new Date(item.startsAt),
    ends_at: item.endsAt === null ? null : new Date(item.endsAt),
    content: JSON.stringify(item.content),
    position: item.position,
    document_id: item.documentId,
    address_follows_title: item.followsTitle ?? false,
    updated_at: sql<Date>`now()`,
    ...(takesBody && documentId !== null && { published_revision: headOf(site, documentId) }),
  }
  await site.db
    .insertInto('item')
    .values({
      ...{ website_id: site.id, id: item.id, collection_id: item.collectionId, ...values },
      ...(item.isBegun && { is_removed: true, begun_at: sql<Date>`now()` }),
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({
        ...values,
        // One that was only begun is there from now on.
        is_removed: sql<boolean>`item.is_removed AND item.begun_at IS NULL`,
        begun_at: null,
      }),
    )
    .execute()
  await writeTerms(site, item)
  await writeRest()
  await indexItem(site, item.id, item.words)
  await announceItem(site, item)
}

function headOf({ id }: SiteTx, documentId: Id) {
  return sql<number>`(
    SELECT revision FROM document WHERE website_id = ${id} AND id = ${documentId}
  )`
}

/** Writes the tags and categories by which lists find an item. */
export async function writeTerms(
  site: SiteTx,
  item: Pick<ItemRecord, 'id' | 'collectionId' | 'tags' | 'categories'>,
): Promise<void> {
  await site.db
    .deleteFrom('item_term')
    .where('website_id', '=', site.id)
    .where('item_id', '=', item.id)
    .execute()
  const terms = (kind: 'tag' | 'category', words: readonly string[]) =>
    [...new Set(words.map((word) => word.toLowerCase()))].map((term) => ({
      website_id: site.id,
      collection_id: item.collectionId,
      kind,
      term_ci: term,
      item_id: item.id,
    }))
  const rows = [...terms('tag', item.tags), ...terms('category', item.categories)]
  if (rows.length > 0) await site.db.insertInto('item_term').values(rows).execute()
}

/** Invalidates pages that show the item or its collection when this transaction commits. */
export async function announceItem(
  site: SiteTx,
  { id, collectionId }: { id: Id; collectionId: Id },
): Promise<void> {
  await announceChange(site, [`item:${id}`, `collection:${collectionId}`])
}
