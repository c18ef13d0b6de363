/** Reasons why a batch of edits was not saved, and what follows from each. Pure. */

import type { PageDocument } from '@sitewright/core/document/page-document'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import type { Waiting } from './save-queue.ts'

/** A draft as the server has it: a document, or what the site drafts beside its documents. */
export interface TheirDraft {
  readonly revision: number
  readonly draft: PageDocument | SiteDraft
}

/** Why a save did not arrive; `status` 0 is the network's silence. */
export interface SaveFailure {
  readonly status: number
  readonly message: string
  /** Place in the batch of the edit that was refused, if only one was. */
  readonly index?: number | undefined
  /** Whether the server has another version of the studio, which may send such an edit in another form. */
  readonly isOutdated?: boolean
  /** Set where edits stand against someone else's: the draft as it is now, and which edits those are. */
  readonly conflict?:
    | (TheirDraft & { readonly conflicts: readonly { index: number; by?: string | undefined }[] })
    | undefined
}

/**
 * `signIn`, `wait` and `outdated` keep the batch as it is; `refused` means that it will never be taken as it is. `outdated` ends with
 * a reload: the next visit sends what this one has left.
 */
export type FailureKind = 'signIn' | 'wait' | 'outdated' | 'refused'

/** Statuses under 500 that pass by themselves. */
const PASSING: ReadonlySet<number> = new Set([0, 408, 429])

export function kindOfFailure({ status, isOutdated }: SaveFailure): FailureKind {
  if (isOutdated) return 'outdated'
  if (status === 401) return 'signIn'
  return PASSING.has(status) || status >= 500 ? 'wait' : 'refused'
}

export function asFailure(failure: unknown): SaveFailure {
  const { status, message = '', ...details } = (failure ?? {}) as Partial<SaveFailure>
  if (typeof status === 'number') return { ...details, status, message }
  // Not an answer at all: a bug of ours is treated like silence, so that nothing is lost.
  return { status: 0, message: String(failure) }
}

/** The reason why an edit is set aside, as far as it is known. */
export interface Reason {
  readonly by?: string | undefined
  readonly problem?: string | undefined
}

export interface Verdict {
  /** Edits that the server does not take, by sequence. */
  readonly refused: ReadonlyMap<number, Reason>
  /** Names of who stands against edits, by sequence. */
  readonly names: ReadonlyMap<number, Reason>
}

export const NO_VERDICT: Verdict = { refused: new Map(), names: new Map() }

/** Verdict on the edits of a refused batch; a refusal that names none of them is about all. */
export function verdictOn(
  edits: readonly Waiting[],
  { index, conflict, message }: SaveFailure,
): Verdict {
  if (conflict) {
    const names = conflict.conflicts.flatMap(({ index: place, by }) => {
      const edit = edits[place]
      return edit ? [[edit.sequence, { by }] as const] : []
    })
    return { refused: new Map(), names: new Map(names) }
  }
  const blamed = index === undefined ? undefined : edits[index]
  const refused = blamed ? [blamed] : edits
  return {
    refused: new Map(refused.map(({ sequence }) => [sequence, { problem: message }])),
    names: new Map(),
  }
}
