import { randomBytes } from 'node:crypto'
import { openEditor as contract } from '@sitewright/api/content/open-editor'
import type { Id } from '@sitewright/core/id'
import { createHostRouting } from '../../platform/http/identity.ts'
import { type OwnerRequest, ownerCall } from '../../platform/http/route.ts'
import { makeCanvasToken } from './canvas-token.ts'
import { draftDocuments } from './document-table.ts'
import { readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { asPageSummaries } from './present-pages.ts'
import { liveManifest } from './publication-table.ts'

export const openEditor = ownerCall(contract, async ({ pageId }, request) =>
  request.inSite(async (site) => {
    const draft = await readDraft(site)
    const live = await liveManifest(site)
    const page = asPageSummaries(draft, live?.manifest).find(({ id }) => id === pageId)
    if (!page) throw fail('pageMissing')

    const bodyId = draft.pages.find(({ id }) => id === pageId)?.documentId
    const ids = [...(bodyId ? [bodyId] : []), draft.footer.documentId]
    const documents = await draftDocuments(site, ids)
    return {
      page,
      documents: documents
        .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        .map(({ id, kind, revision, body }) => ({ id, part: kind, revision, document: body })),
      header: draft.header,
      ...canvasOf(pageId, request),
    }
  }),
)

function canvasOf(pageId: Id, { app, site, account }: OwnerRequest) {
  const canvasOrigin = createHostRouting(app.config).canvasOrigin(site.identifier)
  const nonce = randomBytes(16).toString('base64url')
  const token = makeCanvasToken(app, { siteId: site.id, accountId: account.id, pageId, nonce })
  return {
    canvasOrigin,
    canvasUrl: `${canvasOrigin}/?${new URLSearchParams({ page: pageId, token, nonce })}`,
  }
}
