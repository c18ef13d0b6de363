/** Applies a batch of edits to what a site drafts beside its documents, or says why it cannot be done. Pure. */

import {
  pathsOfBatches,
  pathsOverlap,
  touchedSitePaths,
} from '@sitewright/core/document/touched-paths'
import type { Problem } from '@sitewright/core/problem'
import {
  applySiteOperation,
  isSiteRefused,
  type SiteDraft,
  type SiteOperation,
} from '@sitewright/core/site/site-operation'
import { checkSiteOperation } from './check-site-operation.ts'
import { fail } from './errors.ts'

export interface SiteEdits {
  readonly operations: readonly SiteOperation[]
  /** Batches saved after the revision that these edits were made on; null for a replaced draft. */
  readonly since: readonly (readonly SiteOperation[] | null)[]
}

/** The draft after all of the edits, or the problem of the first that cannot be applied. */
export function applySiteEdits(
  draft: SiteDraft,
  { operations, since }: SiteEdits,
): SiteDraft | Problem {
  const touched = pathsOfBatches(since, touchedSitePaths)
  const isBehind = since.length > 0
  let current = draft
  for (const operation of operations) {
    if (pathsOverlap(touchedSitePaths(operation), touched)) return fail('conflict')
    const problem = checkSiteOperation(current, operation)
    if (problem) return problem
    const result = applySiteOperation(current, operation)
    if (isSiteRefused(result)) return fail(isBehind ? 'conflict' : 'pageMissing')
    current = result.draft
  }
  return current
}
