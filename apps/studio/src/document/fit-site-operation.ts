/** Three-way merge of one edit of what the site drafts beside its documents with a draft that others have changed since. Pure. */

import { mergeLists } from '@sitewright/core/document/merge-lists'
import {
  applySiteOperation,
  isSiteRefused,
  type SiteDraft,
  type SiteOperation,
} from '@sitewright/core/site/site-operation'
import { dequal } from 'dequal'
import { fitNavigations } from './navigation-edits.ts'
import { type Values, valuesOf, withValues } from './site-values.ts'

export interface SiteFit {
  /** The part of the edit that can be applied to the draft now; undefined where none of it can. */
  readonly fits: SiteOperation | undefined
  /** The parts about values that both changed. */
  readonly conflicts: readonly SiteConflict[]
}

export interface SiteConflict {
  readonly operation: SiteOperation
  /** The inverse of this part, where that is not the inverse of the whole edit. */
  readonly inverse?: SiteOperation
}

/** Splits an edit by value; `before` is its inverse when it was made, if that is known. */
export function fitSiteOperation(
  draft: SiteDraft,
  operation: SiteOperation,
  before: SiteOperation | undefined,
): SiteFit {
  const result = applySiteOperation(draft, operation)
  if (isSiteRefused(result)) return { fits: undefined, conflicts: [{ operation }] }
  if (operation.kind === 'setNavigations' && before?.kind === 'setNavigations') {
    const { fits, conflicts } = fitNavigations(draft, { edit: operation, inverse: before })
    return {
      fits,
      conflicts: conflicts.map(({ edit, inverse }) => ({ operation: edit, inverse })),
    }
  }
  const then = before && valuesOf(before)
  const now = valuesOf(result.inverse)
  const fitting: Record<string, unknown> = {}
  const contested: Record<string, unknown> = {}
  for (const [name, mine] of Object.entries(valuesOf(operation))) {
    if (dequal(now[name], mine)) continue
    const merged =
      !then || dequal(now[name], then[name])
        ? mine
        : mergeText({ base: then[name], mine, theirs: now[name] }, operation)
    if (merged === undefined) contested[name] = mine
    else fitting[name] = merged
  }
  const conflict = partOf(operation, contested)
  return {
    fits: partOf(operation, fitting),
    conflicts: conflict ? [{ operation: conflict }] : [],
  }
}

function partOf(operation: SiteOperation, values: Values): SiteOperation | undefined {
  return Object.keys(values).length === 0 ? undefined : withValues(operation, values)
}

/** The owner's own CSS is merged line by line; every other value is one thing. */
function mergeText(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', unknown>,
  { kind }: SiteOperation,
): string | undefined {
  if (kind !== 'setCss') return undefined
  const lines = (css: unknown) => String(css).split('\n')
  return mergeLists(
    { base: lines(base), mine: lines(mine), theirs: lines(theirs) },
    (line) => line,
  )?.join('\n')
}
