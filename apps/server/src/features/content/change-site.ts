/** The one way in which anything that a site drafts beside its documents is changed: a batch of operations under the lock. */

import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import type { SiteTx } from '../../platform/database.ts'
import { assetsById } from '../files/index.ts'
import { applySiteEdits } from './apply-site-edits.ts'
import { withDraft } from './conflicts.ts'
import { lockDrafts } from './draft-table.ts'
import { fail } from './errors.ts'
import {
  insertSiteChange,
  readSiteDraft,
  siteChangeOfBatch,
  siteChangesSince,
  siteDraftRevision,
  storeSiteDraft,
} from './site-draft-table.ts'

export interface SiteBatch {
  readonly operations: readonly SiteOperation[]
  readonly accountId: Id
  /** Revision that an editor's edits were made on, and the idempotency key of their batch; absent for edits of other calls. */
  readonly sent?: { readonly baseRevision: number; readonly batchId: string }
  /** Last look at the draft before it is stored, such as the theme's check of tweaks; it may adjust the draft, or throw. */
  readonly fit?: (draft: SiteDraft) => SiteDraft
}

export interface SiteSaved {
  readonly draft: SiteDraft
  readonly revision: number
  readonly isRebased: boolean
}

/** Optimistic concurrency: applies a batch on top of others saved meanwhile, if they do not overlap; else throws. */
export async function changeSite(
  site: SiteTx,
  { operations, accountId, sent, fit = (draft) => draft }: SiteBatch,
): Promise<SiteSaved> {
  await lockDrafts(site)
  const before = await readSiteDraft(site)
  const saved = sent && (await siteChangeOfBatch(site, sent.batchId))
  if (saved) return { draft: before, ...saved }

  const revision = await siteDraftRevision(site)
  const baseRevision = sent?.baseRevision ?? revision
  const since = await siteChangesSince(site, baseRevision)
  const isRemembered = since.length === revision - baseRevision
  const inConflict = { revision, draft: before }
  if (!isRemembered) {
    const conflicts = operations.map((_, index) => ({ index }))
    throw fail('conflict', { conflict: { ...inConflict, conflicts } })
  }
  await checkPictures(site, operations)
  const edited = applySiteEdits(before, { operations, since })
  if (edited instanceof Problem) throw withDraft(edited, inConflict)
  const after = fit(edited)
  await storeSiteDraft(site, before, after)
  const isRebased = since.length > 0
  return {
    draft: after,
    isRebased,
    revision: await insertSiteChange(site, {
      ...(sent && { batchId: sent.batchId }),
      operations,
      isRebased,
      accountId,
    }),
  }
}

async function checkPictures(site: SiteTx, operations: readonly SiteOperation[]): Promise<void> {
  const used = operations.flatMap((operation, index) => {
    const id = pictureOf(operation)
    return id ? [{ id, index }] : []
  })
  if (used.length === 0) return
  const found = await assetsById(
    site,
    used.map(({ id }) => id),
  )
  const missing = used.find(({ id }) => !found.has(id))
  if (missing) throw fail('imageMissing', { index: missing.index })
}

function pictureOf(operation: SiteOperation): Id | null | undefined {
  if (operation.kind === 'setHeader') return operation.values.logoImageId
  return operation.kind === 'setPage' ? operation.values.settings?.imageId : undefined
}
