/** Facts of the drafts, by document; those of a revision are found once. */

import { blockFacts } from '@sitewright/blocks/block-facts'
import type { Id } from '@sitewright/core/id'
import type { BlockFacts } from '@sitewright/core/publishing/page-checks'
import type { SiteTx } from '../../platform/database.ts'
import { defineService } from '../../platform/define-service.ts'
import { draftDocuments } from '../content/index.ts'

/** Documents whose facts are kept, each as of one revision; the one that was kept first leaves. */
const MOST_KEPT = 1000

type KnownFacts = Map<string, readonly BlockFacts[]>

export const knownFacts = defineService((): KnownFacts => new Map())

export interface DocumentToCheck {
  readonly documentId: Id
  readonly revision: number
}

/** Only those that changed since they were last asked for are read. One statement at most. */
export async function documentFacts(
  site: SiteTx,
  known: KnownFacts,
  heads: readonly DocumentToCheck[],
): Promise<ReadonlyMap<Id, readonly BlockFacts[]>> {
  const keyOf = (documentId: Id, revision: number) => `${site.id} ${documentId} ${revision}`
  const unread = heads.filter(({ documentId, revision }) => !known.has(keyOf(documentId, revision)))
  const read = await draftDocuments(
    site,
    unread.map(({ documentId }) => documentId),
  )
  const facts = new Map(
    heads.flatMap(({ documentId, revision }) => {
      const kept = known.get(keyOf(documentId, revision))
      return kept ? [[documentId, kept] as const] : []
    }),
  )
  for (const { id, revision, body } of read) {
    const found = blockFacts(body)
    facts.set(id, found)
    known.set(keyOf(id, revision), found)
  }
  for (const key of known.keys()) {
    if (known.size <= MOST_KEPT) break
    known.delete(key)
  }
  return facts
}
