/** Several people edit one page without a browser: real sessions and saving, with a server and a network that a test holds in its hand. */

import type { Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { type Autosave, createAutosave, type SaveAnswer, type SaveRequest } from './autosave.ts'
import { myBlock } from './conflict-item.ts'
import type { Edit } from './edit.ts'
import { createMemoryJournal } from './journal.ts'
import { recover, takeOver } from './recover.ts'
import { createSession, type Session } from './session.ts'
import { waysOut } from './settle-conflict.ts'
import { takeTheirs } from './take-theirs.ts'
import { TEST_SITE } from './test-editor.ts'

export const PAGE = 'page'

/** The server's own rule for a batch: the page after it, or a refusal. */
export type ApplyBatch = (
  document: PageDocument,
  operations: readonly Operation[],
  since: readonly (readonly Operation[])[],
) => { document: PageDocument; operations: readonly Operation[] } | TestRefusal

export interface TestRefusal {
  readonly status: number
  readonly message: string
  readonly details: { readonly index?: number; readonly conflict?: object }
}

export class TestServer {
  document: PageDocument
  readonly #apply: ApplyBatch
  readonly #batches: { id: string; operations: readonly Operation[]; isRebased: boolean }[] = []

  constructor(document: PageDocument, apply: ApplyBatch) {
    this.document = document
    this.#apply = apply
  }

  get revision(): number {
    return this.#batches.length + 1
  }

  save({ baseRevision, batchId, operations }: SaveRequest): SaveAnswer {
    const known = this.#batches.findIndex(({ id }) => id === batchId)
    if (known >= 0) {
      return this.#batches[known]?.isRebased
        ? { revision: this.revision, rebased: this.document }
        : { revision: known + 2 }
    }
    const since = this.#batches.slice(baseRevision - 1).map((batch) => batch.operations)
    const result = this.#apply(this.document, operations as Operation[], since)
    if ('status' in result) throw this.#failure(result)
    this.document = result.document
    this.#batches.push({ id: batchId, operations: result.operations, isRebased: since.length > 0 })
    const { revision } = this
    return since.length > 0 ? { revision, rebased: this.document } : { revision }
  }

  #failure({ status, message, details }: TestRefusal) {
    const { index, conflict } = details
    const draft = { revision: this.revision, draft: this.document }
    return { status, message, index, ...(conflict && { conflict: { ...draft, ...conflict } }) }
  }
}

const SILENCE = { status: 0, message: 'offline' }

/** Someone with the page open, on a connection that can be slow, cut, or lose answers. */
export class TestPerson {
  delayMs = 50
  isOnline = true
  losesAnswers = false
  session!: Session
  #autosave!: Autosave
  readonly #server: TestServer
  readonly #journal = createMemoryJournal()
  #visits = 0

  constructor(server: TestServer) {
    this.#server = server
    this.#open()
  }

  get page(): PageDocument {
    return this.session.store.getState().documents[PAGE] as PageDocument
  }

  get conflicts() {
    return this.session.store.getState().conflicts
  }

  does(edit: Edit | undefined): void {
    if (edit) this.session.perform(edit)
  }

  /** Closes the page and opens it again, as far as the network allows. */
  async reloads(): Promise<void> {
    if (!this.isOnline) return
    this.#autosave.stop()
    const { left } = await recover(this.#journal, {
      send: async (_id, request) => this.#server.save(request),
      isOpen: () => true,
    })
    this.#open()
    this.session.setConflicts(left.conflicts.map(({ item }) => item))
    const entries = left.entries.map((entry, sequence) => ({ ...entry, sequence }))
    const { kept } = takeTheirs(this.session, { documentId: PAGE, draft: this.page }, entries)
    this.#autosave.add(kept)
    const visitId = this.#visitId
    await this.#journal.rebase({ visitId, entries: [], gone: [], conflicts: this.conflicts })
    await takeOver(this.#journal, left)
  }

  /** Hears of what others have saved. */
  hears(): void {
    if (!this.isOnline) return
    const { revision, document: draft } = this.#server
    this.#autosave.adopt(PAGE, { revision, draft })
  }

  async saves(): Promise<void> {
    await this.#autosave.flush()
  }

  get hasUnsaved(): boolean {
    return this.#autosave.hasUnsaved
  }

  /** Keeps everything of one's own: beside theirs where that can be, and what was only to be removed stays. */
  settlesAll(): void {
    for (const item of this.conflicts) {
      const { documents, site } = this.session.store.getState()
      const { mine, both } = waysOut({ documents, site }, item)
      const isRemoval = item.done.some(({ change }) => change.operation.kind.startsWith('remove'))
      const isOnlyRemoval = myBlock(item)?.isRemoved ?? isRemoval
      const changes = isOnlyRemoval ? undefined : (both ?? mine)
      if (changes) this.does({ label: 'settle', changes })
      void this.#journal.dropConflict(this.#visitId, item.id)
    }
    this.session.setConflicts([])
  }

  get #visitId(): string {
    return `visit-${this.#visits}`
  }

  #open(): void {
    this.#visits += 1
    const { document, revision } = this.#server
    const session = createSession({ documents: { [PAGE]: document }, site: TEST_SITE })
    const autosave = createAutosave({
      revisions: { [PAGE]: revision },
      visitId: this.#visitId,
      journal: this.#journal,
      send: (_id, request) => this.#send(request),
      fetchDraft: async () => ({ revision: this.#server.revision, draft: this.#server.document }),
      onUnauthorized: () => Promise.reject(new Error('signed out')),
      onState: () => {},
      onTheirs: (documentId, draft, unsent, verdict) =>
        takeTheirs(session, { documentId, draft }, unsent, verdict),
    })
    session.onApplied((done) => autosave.add(done))
    this.session = session
    this.#autosave = autosave
  }

  async #send(request: SaveRequest): Promise<SaveAnswer> {
    await this.#later()
    if (!this.isOnline) throw SILENCE
    const answer = this.#server.save(request)
    await this.#later()
    if (!this.isOnline || this.losesAnswers) throw SILENCE
    return answer
  }

  #later(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.delayMs))
  }
}
