import { namedBy } from '@sitewright/core/content/block-fields'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { copyTitle } from '@sitewright/core/content/copy-title'
import { documentWithNewIds } from '@sitewright/core/document/new-ids'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { addPage } from './add-page.ts'
import { draftDocument, draftDocuments, insertDocuments } from './document-table.ts'
import { type Draft, insertFields, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'

/** Adds a copy of a page's draft, with the places of the theme that belong to it alone, to no navigation. */
export async function copyPage(site: SiteTx, pageId: Id): Promise<{ id: Id; title: string }> {
  await lockDrafts(site)
  const { pages, fields } = await readDraft(site)
  const page = pages.find(({ id }) => id === pageId)
  if (!page) throw fail('pageMissing')
  if (!collectionKind(page.kind).hasBody || page.documentId === null) throw fail('notCopied')
  const { body } = await draftDocument(site, page.documentId)
  const title = copyTitle(page.title)
  const id = await addPage(site, {
    ...{ title, kind: page.kind, navigation: 'none' },
    // A copy that stood in for a page of the platform, too, would have no address of its own.
    settings: { ...page.settings, answersNotFound: false, answersSearch: false },
    body: documentWithNewIds(body),
  })
  await copyFields(site, fields, { from: pageId, to: id })
  return { id, title }
}

async function copyFields(
  site: SiteTx,
  fields: Draft['fields'],
  { from, to }: { readonly from: Id; readonly to: Id },
): Promise<void> {
  const own = Object.entries(fields).filter(([field]) => namedBy(field).join() === from)
  const drafts = await draftDocuments(
    site,
    own.map(([, { documentId }]) => documentId),
  )
  const bodies = new Map(drafts.map(({ id, body }) => [id, body]))
  const copies = own.flatMap(([field, { documentId }]) => {
    const body = bodies.get(documentId)
    return body
      ? [{ field: field.replace(from, to), id: newId(), body: documentWithNewIds(body) }]
      : []
  })
  await insertDocuments(
    site,
    copies.map(({ id, body }) => ({ id, kind: 'field', body })),
  )
  await insertFields(
    site,
    copies.map(({ field, id }) => [field, id]),
  )
}
