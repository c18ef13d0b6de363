/** Sends a batch of edits to the call that saves it: a document's own, or the one for what the site drafts beside its documents. */

import type { CallOutput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { saveOperations } from '@sitewright/api/content/save-operations'
import { saveSiteOperations } from '@sitewright/api/content/save-site-operations'
import type { Operation } from '@sitewright/core/document/operation'
import type { Id } from '@sitewright/core/id'
import type { SiteOperation } from '@sitewright/core/site/site-operation'
import type { SaveAnswer, SaveRequest } from '../document/autosave.ts'
import { SITE } from '../document/change.ts'

type SiteSaved = CallOutput<typeof saveSiteOperations>

/** The queue of a document holds edits of that document only, which the types of a queue do not say. */
export function sendSave(
  { call, siteId }: { call: Client; siteId: Id },
  { onSite }: { onSite?(saved: SiteSaved, operations: readonly SiteOperation[]): void } = {},
) {
  return async (documentId: Id, request: SaveRequest): Promise<SaveAnswer> => {
    const { baseRevision, batchId, operations } = request
    if (documentId === SITE) {
      const siteOperations = operations as SiteOperation[]
      const saved = await call(saveSiteOperations, {
        siteId,
        baseRevision,
        batchId,
        operations: siteOperations,
      })
      onSite?.(saved, siteOperations)
      return saved
    }
    return call(saveOperations, {
      siteId,
      documentId,
      baseRevision,
      batchId,
      operations: operations as Operation[],
    })
  }
}
