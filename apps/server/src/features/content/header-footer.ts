/** A site's draft header and footer, read and written as wholes. */

import type { CallOutput } from '@sitewright/api/call'
import type { getSiteHeaderFooter } from '@sitewright/api/content/get-site-header-footer'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import type { Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { SiteTx } from '../../platform/database.ts'
import { applyEdits } from './apply-edits.ts'
import { documentForSaving, draftDocument, insertChange, storeBody } from './document-table.ts'
import { holdDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'

export async function readHeaderFooter(
  site: SiteTx,
): Promise<CallOutput<typeof getSiteHeaderFooter>> {
  const { header, fields } = await readDraft(site)
  const { documentId } = fields[FOOTER_FIELD] ?? {}
  if (documentId === undefined) throw new Error(`Site ${site.id} has no footer`)
  const { body } = await draftDocument(site, documentId)
  return { header, footer: { documentId, document: body } }
}

export interface FooterToSave {
  readonly documentId?: Id | undefined
  readonly document: PageDocument
}

/** Saves the footer as a change like any other: open editors hear of it, and every section is checked. */
export async function saveFooter(
  site: SiteTx,
  { documentId: named, document }: FooterToSave,
  accountId: Id,
): Promise<void> {
  await holdDrafts(site)
  const { fields } = await readDraft(site)
  const { documentId } = fields[FOOTER_FIELD] ?? {}
  const draft = documentId && (await documentForSaving(site, documentId))
  if (!draft) throw new Error(`Site ${site.id} has no footer`)
  if (named !== undefined && named !== draft.id) {
    const { message } = fail.catalogue.notTheFooter
    throw fail('notTheFooter', { errors: { 'footer.documentId': message } })
  }
  const edited = applyEdits(draft.body, {
    kind: draft.kind,
    operations: replacing(draft.body, document),
    since: [],
  })
  if (edited instanceof Problem) throw edited
  const revision = draft.revision + 1
  await storeBody(site, draft.id, edited.document, revision)
  await insertChange(site, {
    documentId: draft.id,
    revision,
    batchId: newId(),
    operations: edited.operations,
    isRebased: false,
    accountId,
  })
}

/** Operations that remove every section and insert all new ones. */
function replacing(before: PageDocument, after: PageDocument): Operation[] {
  return [
    ...before.sectionOrder.map((sectionId): Operation => ({ kind: 'removeSection', sectionId })),
    ...after.sectionOrder.flatMap((sectionId, index): Operation[] => {
      const section = after.sections[sectionId]
      return section ? [{ kind: 'insertSection', section, index }] : []
    }),
  ]
}
