import { randomBytes } from 'node:crypto'
import type { CallOutput } from '@sitewright/api/call'
import { openEditor as contract } from '@sitewright/api/content/open-editor'
import { wordsIn } from '@sitewright/blocks/words'
import { fieldsOf, groupFields } from '@sitewright/core/content/block-fields'
import type { Id } from '@sitewright/core/id'
import type { StyledScreen } from '@sitewright/core/site/tweak-events'
import type { SiteTx } from '../../platform/database.ts'
import { createHostRouting } from '../../platform/http/identity.ts'
import { type OwnerRequest, ownerCall, type SessionRecord } from '../../platform/http/route.ts'
import { siteWithId } from '../sites/index.ts'
import { makeCanvasToken } from './canvas-token.ts'
import { draftDocuments } from './document-table.ts'
import { readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { asPageSummaries } from './present-pages.ts'
import { liveManifest } from './publication-table.ts'

export const openEditor = ownerCall(contract, async ({ pageId }, request) =>
  request.inSite((site) => editorOf(site, request, { pageId })),
)

export interface EditedThing {
  readonly pageId: Id
  /** An item or product of that page; its body, if it has one, is edited in place of the page's. */
  readonly item?: { readonly id: Id; readonly documentId: Id | null }
}

/** Data that the editor opens with: drafts of the body and of the parts around it, and a canvas that shows them. */
export async function editorOf(
  site: SiteTx,
  request: OwnerRequest,
  { pageId, item }: EditedThing,
): Promise<CallOutput<typeof contract>> {
  const { session } = request
  // Calls that open an editor take no keys.
  if (!session) throw new Error('An editor was asked for without a session')
  const draft = await readDraft(site)
  const live = await liveManifest(site)
  const page = asPageSummaries(draft, live?.manifest).find(({ id }) => id === pageId)
  if (!page) throw fail('pageMissing')

  const ownId = draft.pages.find(({ id }) => id === pageId)?.documentId
  const bodyId = item ? item.documentId : ownId
  const inside = draft.pages.filter(({ parentId }) => parentId === pageId).map(({ id }) => id)
  const heads = groupFields(Object.entries(draft.fields))
  const fields = fieldsOf(heads, [pageId, ...inside, ...(item ? [item.id] : [])])
  const fieldNames = new Map([...fields].map(([field, { documentId }]) => [documentId, field]))
  const ids = [...(bodyId ? [bodyId] : []), ...fieldNames.keys()]
  const documents = await draftDocuments(site, ids)
  const edited = await siteWithId(site.db, site.id)
  if (!edited) throw new Error(`Site ${site.id} is gone while its editor is opened`)
  return {
    page,
    documents: documents
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ id, kind, revision, body }) => ({
        id,
        part: kind,
        field: fieldNames.get(id) ?? null,
        revision,
        document: body,
      })),
    header: draft.header,
    siteFacts: {
      title: edited.title,
      logoImageId: edited.settings.logoImageId,
      socialAccounts: edited.settings.socialAccounts,
      timeZone: edited.timeZone,
    },
    blockWords: { ...wordsIn(edited.settings.language), ...edited.words },
    ...canvasOf({ pageId, itemId: item?.id }, { ...request, session }),
  }
}

/** A page, or an item on it; or else a form, a page template, or a screen that is no page. */
export interface ShownThing {
  readonly pageId?: Id
  readonly itemId?: Id | undefined
  readonly formId?: Id
  readonly templateId?: Id
  readonly screen?: StyledScreen
  /** Key of a theme to look at in place of the site's. */
  readonly theme?: string | undefined
  /** A version to look at in place of the drafts that are edited. */
  readonly version?: 'draft' | Id | undefined
}

/** Address at which a page can be seen as drafted, for a few minutes. */
export function canvasOf(
  { pageId, itemId, formId, templateId, screen, theme, version }: ShownThing,
  {
    app,
    site,
    account,
    session,
  }: Pick<OwnerRequest, 'app' | 'site' | 'account'> & { readonly session: SessionRecord },
): { canvasOrigin: string; canvasUrl: string } {
  const canvasOrigin = createHostRouting(app.config).canvasOrigin(site.identifier)
  const nonce = randomBytes(16).toString('base64url')
  const shown = {
    siteId: site.id,
    accountId: account.id,
    sessionId: session.id,
    pageId,
    itemId,
    formId,
    templateId,
    screen,
    theme,
    version,
  }
  const token = makeCanvasToken(app, { ...shown, nonce })
  const named = { page: pageId, item: itemId, form: formId, template: templateId }
  const query = new URLSearchParams(
    Object.entries({ ...named, screen, theme, version, token, nonce }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )
  return { canvasOrigin, canvasUrl: `${canvasOrigin}/?${query}` }
}
