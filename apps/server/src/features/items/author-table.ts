import type { Author } from '@sitewright/api/items/shapes'
import type { Id } from '@sitewright/core/id'
import { safeLink } from '@sitewright/core/links/link-address'
import type { AuthorRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'

const columns = [
  'id',
  'display_name as displayName',
  'bio',
  'avatar_id as avatarId',
  'website_url as websiteUrl',
] as const

/** Authors of a site's items, by name. */
export async function authorsOf({ id, db }: SiteTx): Promise<AuthorRecord[]> {
  return db
    .selectFrom('author')
    .select(columns)
    .where('website_id', '=', id)
    .orderBy('display_name')
    .orderBy('id')
    .execute()
    .then((authors) => authors.map(withSafeLink))
}

function withSafeLink(author: AuthorRecord): AuthorRecord {
  return { ...author, websiteUrl: safeLink('item', author.websiteUrl) }
}

export async function findAuthor(
  { id, db }: SiteTx,
  authorId: Id,
): Promise<AuthorRecord | undefined> {
  return db
    .selectFrom('author')
    .select(columns)
    .where('website_id', '=', id)
    .where('id', '=', authorId)
    .executeTakeFirst()
    .then((author) => author && withSafeLink(author))
}

/** Whether an author's name stands on an item that visitors see, or will see on its date. */
export async function isNamed({ id, db }: SiteTx, authorId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', id)
    .where('author_id', '=', authorId)
    .where('is_removed', '=', false)
    .where('visible_from', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveAuthor({ id, db }: SiteTx, author: Author): Promise<void> {
  const values = {
    display_name: author.displayName,
    bio: author.bio,
    avatar_id: author.avatarId,
    website_url: author.websiteUrl,
  }
  await db
    .insertInto('author')
    .values({ website_id: id, id: author.id, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(values))
    .execute()
}
