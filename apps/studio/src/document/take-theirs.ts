/** Takes over what others have saved: unsent edits are put on top of it, and what does not fit is set aside in the session. */

import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import { type Drafts, SITE } from './change.ts'
import { withSetAside } from './conflict-item.ts'
import { rebase, type Unsent } from './rebase.ts'
import { NO_VERDICT, type Reason, type TheirDraft, type Verdict } from './save-failure.ts'
import type { Session } from './session.ts'

/** An unsent edit with the number under which it is journalled. */
interface Numbered extends Unsent {
  readonly sequence: number
}

export function takeTheirs<Edit extends Numbered>(
  session: Session,
  { documentId, draft }: { documentId: Id; draft: TheirDraft['draft'] | undefined },
  unsent: readonly Edit[],
  { refused, names }: Verdict = NO_VERDICT,
) {
  const { documents, site, conflicts: before } = session.store.getState()
  const theirs = withDraft({ documents, site }, documentId, draft)
  const { drafts, kept, setAside } = rebase(theirs, unsent, ({ sequence }) => refused.has(sequence))
  const reasonOf = (sequence: number): Reason | undefined =>
    refused.get(sequence) ?? names.get(sequence)
  const conflicts = withSetAside(
    before,
    setAside.map((edit) => ({ ...edit, ...reasonOf(edit.sequence) })),
  )
  if (conflicts !== before) session.setConflicts(conflicts)
  // A document that is gone stays on the screen, for whoever wants to copy something out of it.
  const document = drafts.documents[documentId]
  if (documentId === SITE) session.replaceSite(drafts.site)
  else if (document) session.replace(documentId, document)
  return { kept, conflicts: conflicts.filter((item) => !before.includes(item)) }
}

function withDraft(
  { documents, site }: Drafts,
  documentId: Id,
  draft: PageDocument | SiteDraft | undefined,
): Drafts {
  const { [documentId]: _replaced, ...others } = documents
  if (documentId === SITE) return { documents, site: (draft as SiteDraft | undefined) ?? site }
  return { documents: draft ? { ...others, [documentId]: draft as PageDocument } : others, site }
}
