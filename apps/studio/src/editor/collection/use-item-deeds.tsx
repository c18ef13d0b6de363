import type { Id } from '@sitewright/core/id'
import { ConfirmDialog, showToast } from '@sitewright/ui'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import {
  itemEditorPath,
  itemPath,
  newItemPath,
  productsPath,
} from '../../screens/items/item-paths.ts'
import { useCustomTypes } from '../../screens/items/use-custom-types.ts'
import { useAddPictures } from '../../screens/items/use-items.ts'
import { useCan } from '../../screens/sites/use-sites.ts'
import { useText } from '../../text.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { PicturesPicker } from '../PicturesPicker.tsx'
import { useWords } from '../use-words.ts'
import { fromPage } from './from-page.ts'
import type { ItemDeeds } from './item-deeds.ts'
import { useListWords } from './use-list-words.ts'

type Question = { readonly kind: 'pictures' } | { readonly kind: 'remove'; readonly itemId: Id }

/** Deeds for the items of the page's list, and the dialog that one of them has opened. */
export function useItemDeeds(): { deeds: ItemDeeds; dialog: ReactNode } {
  const { visit } = useEditor()
  const { siteId, opened, collection } = visit
  const { history } = useRouter()
  const queries = useQueryClient()
  const { isOfPictures, isStore } = useListWords()
  const { offered, isOnlyThese } = useCustomTypes(siteId, opened.page)
  const [question, setQuestion] = useState<Question>()
  const changes = useCanvas(({ listChanges }) => listChanges)
  // Only types of the theme, of which the first is as good as any.
  const type = isOnlyThese ? (offered[0]?.name ?? '') : ''

  useEffect(() => {
    if (changes === 0) return
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(siteId) })
  }, [queries, siteId, changes])

  const family = collection?.family ?? 'items'
  const hasPages = collection?.hasPages === true
  const pageId = opened.page.id
  const deeds = useMemo<ItemDeeds>(
    () => ({
      open: (itemId) =>
        history.push(
          hasPages
            ? fromPage(itemEditorPath(siteId, itemId, family))
            : itemPath(siteId, itemId, family),
        ),
      openForm: (itemId) => history.push(itemPath(siteId, itemId, family)),
      remove: (itemId) => setQuestion({ kind: 'remove', itemId }),
      add() {
        if (isOfPictures) setQuestion({ kind: 'pictures' })
        else if (isStore) history.push(`${productsPath(siteId)}/new?store=${pageId}`)
        else history.push(newItemPath(siteId, pageId, type))
      },
    }),
    [history, siteId, pageId, family, hasPages, isOfPictures, isStore, type],
  )
  useEffect(() => {
    visit.itemDeeds.current = deeds
    return () => {
      visit.itemDeeds.current = undefined
    }
  }, [visit, deeds])

  const close = () => {
    setQuestion(undefined)
    visit.focusCanvas()
  }
  return {
    deeds,
    dialog: (
      <>
        {question?.kind === 'pictures' && <NewPictures onClose={close} />}
        {question?.kind === 'remove' && (
          <RemoveQuestion key={question.itemId} itemId={question.itemId} onClose={close} />
        )}
      </>
    ),
  }
}

/** Pictures of the library become items of the list, in the order in which they were chosen. */
function NewPictures({ onClose }: { onClose(): void }) {
  const text = useText()
  const { visit } = useEditor()
  const { siteId, opened } = visit
  const status = useCan(siteId)('content.publish') ? 'public' : 'draft'
  const add = useAddPictures(siteId, opened.page.id)
  return (
    <PicturesPicker
      siteId={siteId}
      hint={text(status === 'public' ? 'items.picturesLive' : 'items.picturesDraft')}
      isPending={add.isPending}
      onClose={onClose}
      onChoose={async (assets) => {
        const { added, problem } = await add.mutateAsync({ assets, status })
        visit.redrawAround()
        onClose()
        if (problem !== undefined) showToast({ text: problem, tone: 'danger' })
        if (added > 0) showToast({ text: text('items.picturesAdded', { count: added }) })
      }}
    />
  )
}

function RemoveQuestion({ itemId, onClose }: { itemId: Id; onClose(): void }) {
  const text = useText()
  const words = useWords()
  const { visit } = useEditor()
  const queries = useQueryClient()
  const { noun, isStore } = useListWords()
  const name = useCanvas(({ items }) => items.find(({ id }) => id === itemId)?.name)
  // It goes from the list while this is still there to be closed.
  const [title] = useState(name || words('item'))
  const isDone = useRef(false)
  const remove = () => {
    if (isDone.current) return
    isDone.current = true
    const there = { itemId, title }
    const [removal, restoring] = [
      { kind: 'removeItem', ...there },
      { kind: 'restoreItem', ...there },
    ] as const
    visit.perform({
      label: `remove ${title}`,
      changes: [],
      outside: { change: removal, inverse: restoring },
      select: { kind: 'none' },
    })
    showToast({
      text: words('itemRemoved', { title }),
      action: {
        label: text('common.undo'),
        onAction() {
          visit.perform({
            label: `put ${title} back`,
            changes: [],
            outside: { change: restoring, inverse: removal },
          })
          // Its owner may be in the list by now, where nobody else asks for it again.
          const ofSite = { predicate: ({ queryKey }: Query) => queryKey.includes(visit.siteId) }
          void visit.flush().then(() => queries.invalidateQueries(ofSite))
        },
      },
    })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('items.removeTitle', { title })}
      confirmLabel={text('items.remove', { noun })}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{text(isStore ? 'products.removeHint' : 'items.removeHint')}</p>
    </ConfirmDialog>
  )
}
