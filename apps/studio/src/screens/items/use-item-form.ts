import { CallFailure } from '@sitewright/api/client'
import type { PageSummary } from '@sitewright/api/content/shapes'
import type { Item } from '@sitewright/api/items/shapes'
import { type ItemStatus, statusesFor } from '@sitewright/core/content/item-status'
import { showToast } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import {
  clashes,
  draftOf,
  emptyDraft,
  type ItemDraft,
  inputOf,
  isSame,
  merged,
} from './item-draft.ts'
import { ownProblems } from './item-problems.ts'
import { useLatestItem, useSaveItem } from './use-items.ts'

const FIELDS = [
  'title',
  'urlId',
  'excerpt',
  'imageId',
  'tags',
  'categories',
  'authorId',
  'sourceUrl',
  'seoTitle',
  'seoDescription',
  'publishOn',
  'startsAt',
  'endsAt',
  'content.',
  'location.',
]

export interface ItemFormOptions {
  siteId: string
  page: PageSummary
  /** Null for a new one. */
  stored: Item | null
  /** What a new one is. */
  recordType: number
  /** The theme's type for it; empty for none. */
  customType: string
  timeZone: string
  role: number
  onCreated(itemId: string): void
}

/** The draft of one item, whether it differs from what is stored, and its way there. */
export function useItemForm(options: ItemFormOptions) {
  const { siteId, page, recordType, customType, timeZone, role, onCreated } = options
  const text = useText()
  const [stored, setStored] = useState(options.stored)
  const [baseline, setBaseline] = useState<ItemDraft>(() =>
    stored ? draftOf(stored, timeZone) : emptyDraft(recordType, customType),
  )
  const [draft, setDraft] = useState(baseline)
  const [missing, setMissing] = useState<Record<string, string>>({})
  const saving = useSaveItem(siteId)
  const latest = useLatestItem(siteId)
  const isSettled = useRef(false)
  const isDirty = !isSame(draft, baseline)
  const refusal = useFormProblems(saving.error, FIELDS, missing)
  const isConflict = saving.error instanceof CallFailure && saving.error.code === 'conflict'

  const take = (item: Item) => {
    const next = draftOf(item, timeZone)
    setStored(item)
    setBaseline(next)
    setDraft(next)
  }

  return {
    ...refusal,
    /** Of the item as the server has it; null before the first save. */
    stored,
    draft,
    change: setDraft,
    isDirty,
    isConflict,
    isSaving: saving.isPending,
    statuses: stored ? stored.allowedStatuses : (statusesFor(role, 'draft') as ItemStatus[]),
    isDirtyNow: () => isDirty && !isSettled.current,
    /** Lets the screen go without a question. */
    release() {
      isSettled.current = true
    },

    save() {
      const found = ownProblems(draft, page.kind)
      setMissing(
        Object.fromEntries(
          Object.entries(found).map(([id, what]) => [id, text(what as MessageId)]),
        ),
      )
      if (Object.keys(found).length > 0) return
      const wish = {
        collectionId: page.id,
        itemId: stored?.id,
        input: inputOf(draft, { timeZone, stored: stored ?? undefined }),
        seenAt: stored?.updatedAt,
      }
      saving.mutate(wish, {
        onSuccess(item) {
          const isNew = stored === null
          take(item)
          showToast({ text: text('items.saved', { title: item.title }) })
          if (!isNew) return
          // The guard must not ask about what was just stored.
          isSettled.current = true
          onCreated(item.id)
        },
      })
    },

    /** After a conflict: their changes come in wherever this form has none of its own. */
    async reload() {
      if (!stored) return
      try {
        const item = await latest(stored.id)
        const theirs = draftOf(item, timeZone)
        setStored(item)
        setDraft((mine) => merged(mine, baseline, theirs))
        setBaseline(theirs)
        saving.reset()
        const count = clashes(draft, baseline, theirs).length
        showToast({ text: text('items.reloaded', { count }) })
      } catch (error) {
        showToast({ text: error instanceof Error ? error.message : '', tone: 'danger' })
      }
    },

    /** Something outside of the form stored it: its state, its body. */
    takeStored: take,

    discard() {
      setDraft(baseline)
      setMissing({})
      saving.reset()
    },
  }
}

/** What every part of the form gets. */
export interface ItemPartProps {
  siteId: string
  page: PageSummary
  draft: ItemDraft
  /** Field id to its message, with the contract's paths: `content.videoUrl`. */
  problems: Readonly<Record<string, string>>
  timeZone: string
  isReadOnly: boolean
  onChange(next: (draft: ItemDraft) => ItemDraft): void
}
