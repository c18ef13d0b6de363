import { saveOperations as contract } from '@sitewright/api/content/save-operations'
import type { Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { Problem } from '@sitewright/core/problem'
import { can } from '@sitewright/core/roles'
import { ownerCall } from '../../platform/http/route.ts'
import { applyEdits } from './apply-edits.ts'
import { withDraft } from './conflicts.ts'
import {
  changeOfBatch,
  changesSince,
  documentForSaving,
  insertChange,
  storeBody,
} from './document-table.ts'
import { holdDrafts } from './draft-table.ts'
import { fail } from './errors.ts'
import { newCodeAt } from './new-code.ts'

/** Optimistic concurrency: saves a batch of edits on top of others saved meanwhile, if they do not overlap. */
export const saveOperations = ownerCall(
  contract,
  async ({ documentId, baseRevision, batchId, operations }, { inSite, account, role }) =>
    inSite(async (site) => {
      await holdDrafts(site)
      const draft = await documentForSaving(site, documentId)
      if (!draft) throw fail('documentMissing')

      const saved = await changeOfBatch(site, documentId, batchId)
      if (saved) {
        return saved.isRebased
          ? { revision: draft.revision, rebased: draft.body }
          : { revision: saved.revision }
      }

      const since = await changesSince(site, documentId, baseRevision)
      const isRemembered = since.length === draft.revision - baseRevision
      const inConflict = { revision: draft.revision, document: draft.body }
      if (!isRemembered) {
        const conflicts = operations.map((_, index) => ({ index }))
        throw fail('conflict', { conflict: { ...inConflict, conflicts } })
      }
      const edited = applyEdits(draft.body, { kind: draft.kind, operations, since })
      if (edited instanceof Problem) throw withDraft(edited, inConflict)
      if (!can(role, 'site.code')) refuseNewCode(draft.body, edited.operations)

      const revision = draft.revision + 1
      const isRebased = since.length > 0
      await storeBody(site, documentId, edited.document, revision)
      await insertChange(site, {
        documentId,
        revision,
        batchId,
        operations: edited.operations,
        isRebased,
        accountId: account.id,
      })
      return { revision, ...(isRebased && { rebased: edited.document }) }
    }),
)

function refuseNewCode(document: PageDocument, operations: readonly Operation[]): void {
  const index = newCodeAt(document, operations)
  if (index >= 0) throw fail('codeNotAllowed', { index })
}
