/** Applies a batch of edits to what a site drafts beside its documents, or says why it cannot be done. Pure. */

import { touchedSitePaths } from '@sitewright/core/document/touched-paths'
import type { Problem } from '@sitewright/core/problem'
import {
  applySiteOperation,
  isSiteRefused,
  type SiteDraft,
  type SiteOperation,
} from '@sitewright/core/site/site-operation'
import { checkSiteOperation } from './check-site-operation.ts'
import { conflictsWith, type SavedBatch } from './conflicts.ts'
import { fail } from './errors.ts'

export interface SiteEdits {
  readonly operations: readonly SiteOperation[]
  /** Batches saved after the revision that these edits were made on. */
  readonly since: readonly SavedBatch<SiteOperation>[]
}

/** The draft after all of the edits, or the problem of the first that cannot be applied. */
export function applySiteEdits(
  draft: SiteDraft,
  { operations, since }: SiteEdits,
): SiteDraft | Problem {
  const conflicts = conflictsWith(operations, since, touchedSitePaths)
  if (conflicts.length > 0) return fail('conflict', { conflict: { conflicts } })
  const isBehind = since.length > 0
  let current = draft
  for (const [index, operation] of operations.entries()) {
    const problem = checkSiteOperation(current, operation)
    if (problem) return problem.with({ index })
    const result = applySiteOperation(current, operation)
    if (isSiteRefused(result)) {
      if (!isBehind) return fail('pageMissing', { index })
      return fail('conflict', { index, conflict: { conflicts: [{ index }] } })
    }
    current = result.draft
  }
  return current
}
