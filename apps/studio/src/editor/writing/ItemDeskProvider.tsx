import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import { isUntitled, UNTITLED } from '@sitewright/core/content/untitled'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StoredItem } from '../../screens/item-form/stored-item.ts'
import { useItemForm } from '../../screens/item-form/use-item-form.ts'
import { useSite } from '../../screens/sites/use-sites.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
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
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  /** A draft that was refused is sent again only when it is another, or when somebody asks for it. */
  const refused = useRef<unknown>(undefined)

  const keep = useRef(() => {
    running.current = running.current.then(async () => {
      const { form: now } = latest.current
      if (!now.isDirty) return true
      const isKept = await now.keep()
      refused.current = isKept ? undefined : now.draft
      if (isKept) visit.redrawAround()
      return isKept
    })
    return running.current
  })

  const { draft, isDirty } = form
  useEffect(() => {
    if (!(isDirty && isAutomatic) || refused.current === draft) return
    const timer = setTimeout(() => void keep.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isDirty, isAutomatic])

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
      setTitle(title) {
        flushSync(() =>
          latest.current.form.change((now) => ({ ...now, title: title === '' ? UNTITLED : title })),
        )
      },
      take(step, counter) {
        const before = latestDraft.current
        const { draft: after, isWhole } = withStep(before, step, counter)
        latestDraft.current = after
        setDraft.current(after)
        if (after.title !== before.title) visit.link.send({ type: 'itemTitle', text: after.title })
        return isWhole
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
  }, [visit])

  const state: DeskState = {
    ...{ isOnlyWords, setOnlyWords },
    form,
    isAutomatic,
    async saveAll() {
      await visit.flush()
      return keep.current()
    },
    retry: () => void keep.current(),
  }
  return (
    <DeskContext value={state}>
      <div className={isOnlyWords ? styles.onlyWords : styles.everything}>{children}</div>
    </DeskContext>
  )
}
