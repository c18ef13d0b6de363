import { CallFailure } from '@sitewright/api/client'
import type { PageSummary } from '@sitewright/api/content/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import {
  type ItemStatus,
  productStatusesFor,
  statusesFor,
} from '@sitewright/core/content/item-status'
import { showToast } from '@sitewright/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Problems, useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { familyOf, type ItemFamily } from '../items/item-family.ts'
import { draftOf, emptyDraft, type ItemDraft, inputOf } from './item-draft.ts'
import { ownProblems } from './item-problems.ts'
import { isSame, mergeDrafts, mergeFields } from './merge-drafts.ts'
import { PRODUCT_NAMES, type StoredItem } from './stored-item.ts'
import { useLatestItem, useSaveItem } from './use-stored-item.ts'

/** Fields that say themselves what is wrong with them, by the names that the calls have for them. */
const FIELDS = [
  'title',
  'urlId',
  'excerpt',
  'recordType',
  'imageId',
  'tags',
  'tags.',
  'categories',
  'categories.',
  'authorId',
  'sourceUrl',
  'seoTitle',
  'seoDescription',
  'status',
  'publishOn',
  'startsAt',
  'endsAt',
  'content.',
  'location.',
  'type',
  'taxCategory',
  'shippingSurchargeMinor',
  'addButtonText',
  'merchandising.',
  'form.',
  'subscriptionPlan',
  'subscriptionPlan.',
  'lowStockUpTo',
  'details.',
  'options.',
  'variants.',
  ...Object.keys(PRODUCT_NAMES),
]

/** States that a role can save a new one in; none where it may only look. */
const FIRST_STATUSES: Readonly<Record<ItemFamily, (role: number) => readonly ItemStatus[]>> = {
  items: (role) => statusesFor(role, 'draft'),
  products: productStatusesFor,
}

export interface ItemFormOptions {
  site: SiteSummary
  kind: CollectionKindName
  /** Absent for the first product of a site. */
  page: PageSummary | undefined
  /** Null for a new one. */
  stored: StoredItem | null
  /** Record type of a new one. */
  recordType: number
  /** The theme's type for it; empty for none. */
  customType: string
  onCreated(itemId: string): void
}

type Field = keyof ItemDraft

/** A field that was changed here and by somebody else, to different values. */
export interface Clash {
  readonly field: Field
  readonly mine: unknown
  readonly theirs: unknown
}

/** How a save went; `stale`: somebody else has saved meanwhile. */
export type Kept = 'kept' | 'stale' | 'refused'

const NO_FIELDS: ReadonlySet<Field> = new Set()

/** The draft of one item, whether it differs from what is stored, and its way there. */
export function useItemForm(options: ItemFormOptions) {
  const { site, kind, page, recordType, customType, onCreated } = options
  const { id: siteId, timeZone, role } = site
  const text = useText()
  const family = familyOf(kind)
  const [stored, setStored] = useState(options.stored)
  const [baseline, setBaseline] = useState<ItemDraft>(() =>
    stored ? draftOf(stored, timeZone) : emptyDraft(recordType, customType),
  )
  const [draft, setDraft] = useState(baseline)
  const [missing, setMissing] = useState<Problems>({})
  const saving = useSaveItem(siteId, family)
  const latest = useLatestItem(siteId, family)
  const isSettled = useRef(false)
  const isDirty = !isSame(draft, baseline)
  /** Fields that others have changed, too; those of them that are still different wait for their owner to choose. */
  const [contested, setContested] = useState(NO_FIELDS)
  const clashes = useMemo(
    () => [...contested].flatMap((field): Clash[] => clashOf(field, draft, baseline)),
    [contested, draft, baseline],
  )
  useEffect(() => {
    // A field that is the same again is decided, however that came: what is typed into it later is no clash.
    if (clashes.length < contested.size) setContested(new Set(clashes.map(({ field }) => field)))
  }, [clashes, contested])
  /** The draft as it is saved meanwhile, with theirs in contested fields. */
  const toSave = useMemo(
    () => ({
      ...draft,
      ...Object.fromEntries(clashes.map(({ field, theirs }) => [field, theirs])),
    }),
    [clashes, draft],
  )
  const hasToSave = !isSame(toSave, baseline)
  const refusal = useFormProblems(saving.error, FIELDS, missing)
  const isConflict = isStale(saving.error)
  const isConflictNow = useRef(isConflict)
  isConflictNow.current = isConflict

  const take = useCallback(
    (item: StoredItem) => {
      const next = draftOf(item, timeZone)
      setStored(item)
      setBaseline(next)
      setDraft(next)
    },
    [timeZone],
  )
  const latestBaseline = useRef(baseline)
  latestBaseline.current = baseline
  const takeStored = useCallback(
    (item: StoredItem) => {
      const [before, theirs] = [latestBaseline.current, draftOf(item, timeZone)]
      setStored(item)
      setBaseline(theirs)
      setDraft((mine) => mergeDrafts(mine, before, theirs).merged)
    },
    [timeZone],
  )
  // These stay the same objects while somebody types, so that cards that show none of it are not drawn anew.
  const problems = useMemo(() => inFormWords(refusal.problems), [refusal.problems])
  const statuses = useMemo(
    () => (stored ? stored.allowedStatuses : FIRST_STATUSES[family](role)),
    [stored, family, role],
  )

  const wishOf = (wanted: ItemDraft) => ({
    collectionId: page?.id ?? '',
    itemId: stored?.id,
    input: inputOf(wanted, { timeZone, stored: stored ?? undefined }),
    seenAt: stored?.updatedAt,
  })
  const isComplete = () => {
    const found = Object.entries(ownProblems(draft, kind))
    setMissing(Object.fromEntries(found.map(([id, what]) => [id, text(what)])))
    return found.length === 0
  }

  return {
    ...refusal,
    problems,
    /** The item as the server has it; null before the first save. */
    stored,
    draft,
    change: setDraft,
    isDirty,
    /** Whether anything would be saved: what is contested waits. */
    hasToSave,
    clashes,
    isConflict,
    isSaving: saving.isPending,
    /** States that this person may choose; none who may only look. */
    statuses,
    isDirtyNow: () => isDirty && !isSettled.current,
    /** Lets the screen go without a question. */
    release() {
      isSettled.current = true
    },

    save() {
      if (!isComplete()) return
      saving.mutate(wishOf(draft), {
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

    /** Saves the draft without a word while somebody goes on typing. */
    async keep(): Promise<Kept> {
      if (!isComplete()) return 'refused'
      const sent = toSave
      const result = await saving.mutateAsync(wishOf(sent)).catch((error: unknown) => ({ error }))
      if ('error' in result) return isStale(result.error) ? 'stale' : 'refused'
      const item = result
      const decided = decidedByServer(draftOf(item, timeZone))
      // At once, so that the next one goes by what this one has made of it.
      flushSync(() => {
        setStored(item)
        setBaseline({ ...sent, ...decided })
        setDraft((now) => mergeFields(now, sent, { ...sent, ...decided }).merged)
      })
      return 'kept'
    },

    /**
     * Takes in what somebody else has saved; a field that both changed stays as it is here, and is contested. Gives the draft that
     * came of it, or undefined where nothing did. Fails where the item cannot be had.
     */
    async follow(mine: () => ItemDraft): Promise<ItemDraft | undefined> {
      if (!stored) return undefined
      const item = await latest(stored.id)
      if (item.updatedAt === stored.updatedAt) return undefined
      const [before, theirs] = [latestBaseline.current, draftOf(item, timeZone)]
      const { merged } = mergeDrafts(mine(), before, theirs)
      const { clashes: both } = mergeFields(mine(), before, theirs)
      flushSync(() => {
        setStored(item)
        setBaseline(theirs)
        setDraft(merged)
        setContested((known) => new Set([...known, ...(both as Field[])]))
        if (isConflictNow.current) saving.reset()
      })
      return merged
    },

    /** Marks a field whose words were typed without knowing what somebody else has made of it. */
    contest(field: Field) {
      setContested((known) => new Set([...known, field]))
    },

    /** The value that the field has here is the one that is meant: it is saved like any other. */
    settle(field: Field) {
      setContested((known) => new Set([...known].filter((other) => other !== field)))
    },

    /** After a conflict: their changes come in wherever this form has none of its own. */
    async reload() {
      if (!stored) return
      try {
        const item = await latest(stored.id)
        const theirs = draftOf(item, timeZone)
        const count = mergeDrafts(draft, baseline, theirs).clashes.length
        setStored(item)
        setDraft((mine) => mergeDrafts(mine, baseline, theirs).merged)
        setBaseline(theirs)
        saving.reset()
        showToast({ text: text('items.reloaded', { count }) })
      } catch (error) {
        showToast({ text: error instanceof Error ? error.message : '', tone: 'danger' })
      }
    },

    /** Something outside of the form stored it: its state, its body. What was typed meanwhile stays. */
    takeStored,

    discard() {
      setDraft(baseline)
      setMissing({})
      saving.reset()
    },
  }
}

function isStale(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'conflict'
}

function clashOf(field: Field, draft: ItemDraft, baseline: ItemDraft): Clash[] {
  const [mine, theirs] = [draft[field], baseline[field]]
  return isSame(mine, theirs) ? [] : [{ field, mine, theirs }]
}

/** The fields of a saved draft that the server may have chosen: its text stays as it is being typed. */
function decidedByServer({ urlId, status, publishAt }: ItemDraft) {
  return { urlId, status, publishAt }
}

function inFormWords(problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([id, what]) => [PRODUCT_NAMES[id] ?? id, what]),
  )
}
