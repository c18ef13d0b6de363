import type { ProductRow, RefusedChange } from '@sitewright/api/commerce/bulk-shapes'
import type { ProductChange } from '@sitewright/core/commerce/product-changes'
import { showToast } from '@sitewright/ui'
import { useMemo, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { type BulkDraft, changesToSend, NO_CHANGES, partsOf, withChanges } from './draft.ts'
import type { Edited } from './use-product-rows.ts'

interface Draft {
  readonly changes: BulkDraft
  /** Earlier states, the latest last. */
  readonly past: readonly BulkDraft[]
}

const EMPTY: Draft = { changes: NO_CHANGES, past: [] }

/** States that can be gone back to. */
const MAX_PAST = 100

export interface BulkSaver {
  readonly isPending: boolean
  mutateAsync(changes: readonly ProductChange[]): Promise<Edited>
}

/** Unsaved changes of many products: made, undone, saved, and taken back after they were saved. */
export function useBulkDraft(rows: readonly ProductRow[], saver: BulkSaver) {
  const text = useText()
  const [draft, setDraft] = useState(EMPTY)
  const [saved, setSaved] = useState<readonly ProductChange[]>([])
  const [refused, setRefused] = useState<readonly RefusedChange[]>([])
  const [error, setError] = useState<Error>()
  // Rows that another search has taken off the screen are kept, since their changes are saved too.
  const seen = useRef(new Map<string, ProductRow>())
  const stored = useMemo(() => {
    for (const row of rows) seen.current.set(row.id, row)
    return new Map(seen.current)
  }, [rows])

  /** Says how many products were changed, and of how many each part was. */
  const told = (words: 'bulk.saved' | 'bulk.undone', changes: readonly ProductChange[]) => {
    const parts = partsOf(changes).map(([part, count]) => `${text(`bulk.${part}`)} (${count})`)
    return text(words, { count: changes.length, parts: parts.join(', ') })
  }

  const change = (changes: readonly ProductChange[]) =>
    setDraft(({ changes: before, past }) => ({
      changes: withChanges(before, changes, stored),
      past: [...past, before].slice(-MAX_PAST),
    }))

  const send = async (changes: readonly ProductChange[]): Promise<Edited | undefined> => {
    setError(undefined)
    try {
      const edited = await saver.mutateAsync(changes)
      setRefused(edited.refused)
      setError(edited.failure)
      return edited
    } catch (failure) {
      setError(failure as Error)
      return undefined
    }
  }

  const takeBack = async (undo: readonly ProductChange[]) => {
    const edited = await send(undo)
    if (!edited) return
    setSaved(edited.unsent)
    if (edited.undo.length > 0) showToast({ text: told('bulk.undone', edited.undo) })
  }

  const save = async () => {
    const changes = changesToSend(draft.changes, stored)
    if (changes.length === 0 || saver.isPending) return
    const edited = await send(changes)
    if (!edited) return
    const { undo } = edited
    const left = new Set([...edited.refused, ...edited.unsent].map(({ productId }) => productId))
    setDraft(({ changes: before }) => ({
      changes: new Map([...before].filter(([id]) => left.has(id))),
      past: [],
    }))
    setSaved(undo)
    if (undo.length === 0) return
    showToast({
      text: told('bulk.saved', undo),
      action: { label: text('common.undo'), onAction: () => void takeBack(undo) },
    })
  }

  /** Takes the last step back; without one, what was saved last. */
  const undo = () => {
    const before = draft.past.at(-1)
    if (before) setDraft(({ past }) => ({ changes: before, past: past.slice(0, -1) }))
    else if (saved.length > 0 && !saver.isPending) void takeBack(saved)
  }

  const discard = () => {
    setDraft(EMPTY)
    setRefused([])
  }

  return { changes: draft.changes, stored, refused, error, change, save, undo, discard }
}
