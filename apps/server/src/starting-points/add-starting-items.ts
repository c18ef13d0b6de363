/** Adds the items of a new site's collections. */

import { itemInput } from '@sitewright/api/items/shapes'
import { paragraph, type RichTextNode, textDocument } from '@sitewright/blocks/rich-text'
import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'
import { type Id, newId } from '@sitewright/core/id'
import { addItem, collectionOf, saveAuthor } from '../features/items/index.ts'
import { siteWithId } from '../features/sites/index.ts'
import type { SiteTx } from '../platform/database.ts'
import { document, section, text } from './compose.ts'
import type { StartingItem, StartingKit, StartingPointDefinition } from './definition.ts'

const DAY = 86_400_000

interface Beginning {
  readonly kit: StartingKit
  /** Now in milliseconds; everything is dated from it. */
  readonly now: number
}

/** Adds the items of the starting point's pages, and their authors. */
export async function addStartingItems(
  site: SiteTx,
  { authors = {}, items = {} }: StartingPointDefinition,
  beginning: Beginning,
): Promise<void> {
  const authorIds = new Map<string, Id>()
  for (const [name, { name: displayName, bio, picture }] of Object.entries(authors)) {
    const avatarId = picture === undefined ? null : beginning.kit.picture(picture)
    const author = { id: newId(), displayName, bio, avatarId, websiteUrl: '' }
    await saveAuthor(site, author)
    authorIds.set(name, author.id)
  }
  const timeZone = (await siteWithId(site.db, site.id))?.timeZone ?? 'UTC'
  for (const [page, entries] of Object.entries(items)) {
    const collection = await collectionOf(site, beginning.kit.page(page))
    for (const entry of entries) {
      const input = inputOf(entry, { ...beginning, authorIds, timeZone })
      const body = entry.body && bodyOf(entry.body)
      await addItem(site, collection, { input, now: beginning.now, ...(body && { body }) })
    }
  }
}

function inputOf(
  { title, excerpt, picture, author, categories, tags, starred, days = 0, ...event }: StartingItem,
  {
    kit,
    now,
    authorIds,
    timeZone,
  }: Beginning & { authorIds: ReadonlyMap<string, Id>; timeZone: string },
) {
  const at = now + days * DAY
  const local = (time: string) =>
    instantOf(`${localTimeOf(at, timeZone).slice(0, 10)}T${time}`, timeZone) ?? at
  return itemInput.parse({
    title,
    status: 'public',
    publishOn: Math.min(at, now),
    ...(excerpt !== undefined && { excerpt: textDocument(paragraph(excerpt)) }),
    ...(picture !== undefined && { imageId: kit.picture(picture) }),
    ...(author !== undefined && { authorId: authorIds.get(author) }),
    categories,
    tags,
    starred,
    ...(event.from !== undefined && {
      startsAt: local(event.from),
      endsAt: local(event.to ?? event.from),
    }),
    ...(event.place !== undefined && { location: { addressTitle: event.place } }),
  })
}

/** Text as wide as the page: a theme decides how wide text is read best. */
function bodyOf(nodes: readonly RichTextNode[]) {
  return document(section({}, text([0, 0, 24, 6], ...nodes)))
}
