import { CallFailure } from '@sitewright/api/client'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import { isUntitled, UNTITLED } from '@sitewright/core/content/untitled'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusSoon } from '../../focus-soon.ts'
import type { StoredItem } from '../../screens/item-form/stored-item.ts'
import { type Kept, useItemForm } from '../../screens/item-form/use-item-form.ts'
import { useSite } from '../../screens/sites/use-sites.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import styles from './ItemDeskProvider.module.css'
import { DeskContext, type DeskState } from './item-desk.ts'
import { itemEdit, withStep } from './item-steps.ts'

/** Debounce: milliseconds after the last change until it is saved. */
const PAUSE_MS = 600

/** Holds what is edited of an item beside its text, for the drawer and for its title on the page. */
export function ItemDeskProvider({ children }: { children: ReactNode }) {
  const { siteId, opened } = useEditor().visit
  const { data: site } = useSite(siteId)
  if (!(opened.item && site)) return children
  return (
    <Desk site={site} item={opened.item}>
      {children}
    </Desk>
  )
}

interface DeskProps {
  site: SiteSummary
  item: StoredItem
  children: ReactNode
}

function Desk({ site, item, children }: DeskProps) {
  const { visit } = useEditor()
  const { page } = visit.opened
  const plainForm = useItemForm({
    site,
    page,
    kind: page.kind,
    stored: item,
    recordType: item.recordType,
    customType: '',
    onCreated: () => {},
  })
  // A second change of the same moment goes by what the first has made of it, before that is drawn.
  const latestDraft = useRef(plainForm.draft)
  latestDraft.current = plainForm.draft
  const change = useCallback<typeof plainForm.change>(
    (action) => {
      const before = latestDraft.current
      const after = typeof action === 'function' ? action(before) : action
      const edit = itemEdit(item.id, before, after)
      if (edit) visit.session.perform(edit, 'typing')
    },
    [visit, item.id],
  )
  const setDraft = useRef(plainForm.change)
  const form = { ...plainForm, change }
  const isAutomatic = !isOut(form.draft.status) && !isOut(form.stored?.status ?? 'draft')
  const [isOnlyWords, setOnlyWords] = useState(false)
  const latest = useRef({ form, isAutomatic, isOnlyWords })
  latest.current = { form, isAutomatic, isOnlyWords }
  const words = useWords()
  /** Calls of the item are made one after the other. */
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  /** A draft that was refused is sent again only when it is another, or when somebody asks for it. */
  const refused = useRef<unknown>(undefined)

  /** The title as it was before somebody else changed it: the page may still be typing on top of that. */
  const titleBefore = useRef<string>(undefined)
  /** The page shows already what is typed there. */
  const isTypedOnPage = useRef(false)

  const takeTheirs = useRef(async () => {
    const before = latestDraft.current
    const known = new Set(latest.current.form.clashes.map(({ field }) => field))
    const after = await latest.current.form.follow(() => latestDraft.current)
    if (!after) return
    latestDraft.current = after
    if (after.title !== before.title) {
      titleBefore.current = before.title
      visit.link.send({ type: 'itemTitle', text: after.title })
    }
    visit.redrawAround()
    const isNew = latest.current.form.clashes.some(({ field }) => !known.has(field))
    if (isNew) visit.notify(words('deskClashed'))
  })

  /** Saves on top of what somebody else has saved meanwhile. */
  const keepOnTop = useRef(async (mayGo: () => boolean): Promise<Kept> => {
    const isTaken = await takeTheirs.current().then(
      () => true,
      () => false,
    )
    const { form: now } = latest.current
    if (!isTaken) return 'stale'
    if (!mayGo()) return 'refused'
    return now.hasToSave ? now.keep() : 'kept'
  })

  /** Saves what visitors do not see; once somebody has made it public, what was to be saved by itself waits. */
  const send = useRef(async (isByItself: boolean): Promise<Kept> => {
    const mayGo = () => !isByItself || latest.current.isAutomatic
    if (!mayGo()) return 'refused'
    const first = await latest.current.form.keep()
    return first === 'stale' ? keepOnTop.current(mayGo) : first
  })

  const keep = useRef(() => {
    const { isAutomatic: isByItself } = latest.current
    running.current = running.current.then(async () => {
      const { form: now } = latest.current
      if (!now.hasToSave) return now.clashes.length === 0
      const isKept = (await send.current(isByItself)) === 'kept'
      refused.current = isKept ? undefined : latest.current.form.draft
      if (isKept) visit.redrawAround()
      return isKept && latest.current.form.clashes.length === 0
    })
    return running.current
  })

  const { draft, hasToSave } = form
  useEffect(() => {
    if (!(hasToSave && isAutomatic) || refused.current === draft) return
    const timer = setTimeout(() => void keep.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, hasToSave, isAutomatic])

  const isCanvasReady = useCanvas(({ status }) => status === 'ready')
  useEffect(() => {
    const documentId = visit.pageDocumentId
    if (isCanvasReady && documentId !== undefined) {
      visit.link.send({ type: 'onlyWords', isOn: isOnlyWords, documentId })
    }
  }, [visit, isCanvasReady, isOnlyWords])

  useEffect(() => {
    visit.desk.current = {
      endOnlyWords() {
        const { isOnlyWords: wasOn } = latest.current
        setOnlyWords(false)
        return wasOn
      },
      get mayEdit() {
        return latest.current.form.statuses.length > 0
      },
      setTitle(typed, before) {
        const title = typed === '' ? UNTITLED : typed
        const isBlind = before === titleBefore.current && before !== latestDraft.current.title
        isTypedOnPage.current = !isBlind
        flushSync(() => {
          if (isBlind) latest.current.form.contest('title')
          latest.current.form.change((now) => ({ ...now, title }))
        })
        isTypedOnPage.current = false
      },
      follow() {
        running.current = running.current.then(async (isKept) => {
          await takeTheirs.current().catch((error: unknown) => {
            // Anything else is asked for again by the next news, or by the next save.
            const isGone = error instanceof CallFailure && error.status === 404
            if (isGone) visit.notify(words('deskGone'))
          })
          return isKept
        })
      },
      take(step, counter) {
        const before = latestDraft.current
        const { draft: after, isWhole } = withStep(before, step, counter)
        latestDraft.current = after
        setDraft.current(after)
        if (after.title !== before.title && !isTypedOnPage.current) {
          visit.link.send({ type: 'itemTitle', text: after.title })
        }
        return isWhole
      },
      unsavedTitle() {
        const { title } = latestDraft.current
        return title === latest.current.form.stored?.title ? undefined : title
      },
      hasUnsaved: () => latest.current.form.isDirty,
      async flush() {
        if (latest.current.isAutomatic) await keep.current()
      },
      saveAll: () => keep.current(),
      takeStored: (stored) => latest.current.form.takeStored(stored),
      canvasReady() {
        const { form: now } = latest.current
        if (now.statuses.length === 0 || !isUntitled(now.draft.title)) return
        visit.wish('canvas')
        visit.link.send({ type: 'editTitle', isClicked: false })
      },
    }
    return () => {
      visit.desk.current = undefined
    }
  }, [visit, words])

  const state: DeskState = {
    ...{ isOnlyWords, setOnlyWords },
    form,
    isAutomatic,
    async saveAll() {
      await visit.flush()
      return keep.current()
    },
    showClashes() {
      visit.select({ kind: 'none' })
      visit.wish('settings')
      focusSoon('[data-clash]')
    },
    settle({ field, theirs }, side) {
      if (side === 'theirs') change((now) => ({ ...now, [field]: theirs }))
      form.settle(field)
    },
    retry: () => void keep.current(),
  }
  return (
    <DeskContext value={state}>
      <div className={isOnlyWords ? styles.onlyWords : styles.everything}>{children}</div>
    </DeskContext>
  )
}
