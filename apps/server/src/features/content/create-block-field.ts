import { createBlockField as contract } from '@sitewright/api/content/create-block-field'
import { countBeside, MAX_FIELDS, MAX_FIELDS_OF_ONE } from '@sitewright/core/content/block-fields'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { insertDocuments } from './document-table.ts'
import { insertFields, isFieldGone, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'

export const createBlockField = ownerCall(contract, async ({ field }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { fields } = await readDraft(site)
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (known) return { documentId: known.documentId }
    if (await isFieldGone(site, field)) throw fail('documentMissing')
    const names = Object.keys(fields)
    if (names.length >= MAX_FIELDS) throw fail('tooManyFields')
    if (countBeside(names, field) >= MAX_FIELDS_OF_ONE) throw fail('tooManyFieldsHere')

    const documentId = newId()
    await insertDocuments(site, [{ id: documentId, kind: 'field', body: EMPTY_DOCUMENT }])
    await insertFields(site, [[field, documentId]])
    return { documentId }
  }),
)
