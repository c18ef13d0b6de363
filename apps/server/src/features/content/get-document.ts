import { getDocument as contract } from '@sitewright/api/content/get-document'
import { ownerCall } from '../../platform/http/route.ts'
import { documentForEditing } from './document-table.ts'
import { fail } from './errors.ts'

export const getDocument = ownerCall(contract, async ({ documentId }, { inSite }) => {
  const draft = await inSite((site) => documentForEditing(site, documentId))
  if (!draft) throw fail('documentMissing')
  return { revision: draft.revision, document: draft.body }
})
