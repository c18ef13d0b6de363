/** Finds what a comment is about, as visitors may see it. */

import { accessAt, type CommentAccess } from '@sitewright/core/comments/comment-rules'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import type { SiteTx } from '../../platform/database.ts'
import { findLiveBlock } from '../content/index.ts'
import { findItemBlock, visibleItems } from '../items/index.ts'
import type { SubjectKind } from './tables.ts'

export interface Subject {
  readonly kind: SubjectKind
  readonly id: Id
  /** The page that it is on: a collection for an item. */
  readonly pageId: Id
  readonly title: string
  /** Address of the item whose page shows it; undefined on a page that is no item's. */
  readonly urlId: string | undefined
  readonly access: CommentAccess
}

type Rules = Pick<SiteSettings, 'commentRules' | 'commentsEnabled' | 'disqusShortname'>

/** Undefined for what visitors do not see, and where the site has no comments of its own. */
export async function findSubject(
  site: SiteTx,
  { commentsEnabled, disqusShortname, commentRules }: Rules,
  { id, now }: { readonly id: Id; readonly now: number },
): Promise<Subject | undefined> {
  if (!commentsEnabled || disqusShortname !== '') return undefined
  const { items } = await visibleItems(site, {
    collectionId: undefined,
    ids: [id],
    now: new Date(now),
    ordering: 'chronological',
    limit: 1,
  })
  const [item] = items
  if (item) {
    const { title, urlId, collectionId: pageId, commentAccess, publishOn } = item
    const chosen = { access: commentAccess, publishedOn: publishOn.getTime() }
    const access = accessAt(commentRules, chosen, now)
    return access === 'off' ? undefined : { kind: 'item', id, pageId, title, urlId, access }
  }
  const block =
    (await findLiveBlock(site, id, BLOCK_TYPES.comments)) ??
    (await findItemBlock(site, id, { type: BLOCK_TYPES.comments, now: new Date(now) }))
  if (!block) return undefined
  const { props, ...place } = block
  return { kind: 'block', id, ...place, access: props.isOpen === false ? 'closed' : 'open' }
}
