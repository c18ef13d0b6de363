/** Sends a batch of edits to the call that saves it: a document's own, or the one for what the site drafts beside its documents. */

import type { CallOutput } from '@sitewright/api/call'
import { CallFailure, type Client } from '@sitewright/api/client'
import { getDocument } from '@sitewright/api/content/get-document'
import { getSiteDraft } from '@sitewright/api/content/get-site-draft'
import { saveOperations } from '@sitewright/api/content/save-operations'
import { saveSiteOperations } from '@sitewright/api/content/save-site-operations'
import type { Operation } from '@sitewright/core/document/operation'
import type { Id } from '@sitewright/core/id'
import type { SiteOperation } from '@sitewright/core/site/site-operation'
import type { SaveAnswer, SaveRequest } from '../document/autosave.ts'
import { SITE } from '../document/change.ts'
import type { SaveFailure, TheirDraft } from '../document/save-failure.ts'

export type SiteSaved = CallOutput<typeof saveSiteOperations>

/** The queue of a document holds edits of that document only, which the types of a queue do not say. */
export function sendSave(
  { call, siteId }: { call: Client; siteId: Id },
  {
    onSite,
    onSiteRefused,
    isOutdated = async () => false,
  }: {
    onSite?(saved: SiteSaved, operations: readonly SiteOperation[]): void
    /** Called with the server's objections by field, for the fields that show them. */
    onSiteRefused?(failure: CallFailure): void
    /** Tells whether the server has another version of the studio. */
    isOutdated?(): Promise<boolean>
  } = {},
) {
  const save = async (documentId: Id, request: SaveRequest): Promise<SaveAnswer> => {
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
  return (documentId: Id, request: SaveRequest) =>
    save(documentId, request).catch(async (failure: unknown) => {
      if (isAboutForm(failure) && (await isOutdated())) {
        throw { ...withDetails(failure), isOutdated: true } satisfies SaveFailure
      }
      if (documentId === SITE && failure instanceof CallFailure && failure.envelope.errors) {
        onSiteRefused?.(failure)
      }
      throw failure instanceof CallFailure ? withDetails(failure) : failure
    })
}

/** The draft of a document, or of the site beside its documents, as the server has it. */
export function fetchDraft({ call, siteId }: { call: Client; siteId: Id }) {
  return async (documentId: Id): Promise<TheirDraft> => {
    if (documentId === SITE) return call(getSiteDraft, { siteId })
    const { revision, document } = await call(getDocument, { siteId, documentId })
    return { revision, draft: document }
  }
}

/** Refusals that edits of this version of the studio get only from the server of another one. */
const ABOUT_FORM: ReadonlySet<string> = new Set([
  'invalidInput',
  'notFound',
  'badBlock',
  'unknownBlock',
])

function isAboutForm(failure: unknown): failure is CallFailure {
  return failure instanceof CallFailure && ABOUT_FORM.has(failure.code)
}

/** A refusal with what the server tells about the edits it refused. */
function withDetails({ status, message, envelope }: CallFailure): SaveFailure {
  const { index, conflict } = envelope
  const draft = conflict?.document ?? conflict?.draft
  const details: SaveFailure = {
    status,
    message,
    index,
    ...(conflict && draft && { conflict: { ...conflict, draft } }),
  }
  return details
}
