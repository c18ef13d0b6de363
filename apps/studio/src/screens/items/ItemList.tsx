import type { PageSummary } from '@sitewright/api/content/shapes'
import type { ItemSummary } from '@sitewright/api/items/shapes'
import { collectionKind, collectionView } from '@sitewright/core/content/collection-kinds'
import { showToast } from '@sitewright/ui'
import { useState } from 'react'
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components'
import { useText } from '../../text.ts'
import { moveBy, placeAt } from '../list-order.ts'
import { useCan, useSite } from '../sites/use-sites.ts'
import { ItemCard } from './ItemCard.tsx'
import grid from './ItemGrid.module.css'
import list from './ItemList.module.css'
import { ItemRow } from './ItemRow.tsx'
import { nounOf } from './item-words.ts'
import { RemoveItemDialog } from './RemoveItemDialog.tsx'
import { useEditsOnPage } from './use-edits-on-page.ts'
import { useDuplicateItem, useOrderItems } from './use-items.ts'

export interface ItemListProps {
  siteId: string
  page: PageSummary
  items: readonly ItemSummary[]
  /** All of a collection that owners arrange is in sight. */
  canArrange: boolean
  onOpen(itemId: string, where: 'page' | 'form'): void
}

/** Items as rows, or side by side where pictures are what they are. Where owners arrange them, dragging works with a mouse, by touch, and by keyboard from the handle (Enter lifts and drops). */
export function ItemList({ siteId, page, items, canArrange, onOpen }: ItemListProps) {
  const text = useText()
  const can = useCan(siteId)
  const isEditedOnPage = useEditsOnPage(siteId, page)
  const { data: site } = useSite(siteId)
  const arrange = useOrderItems(siteId, page.id)
  const duplicate = useDuplicateItem(siteId)
  const [removed, setRemoved] = useState<ItemSummary>()
  // An item with a text is written on its page, which has its other settings beside it.
  const isWritten = collectionKind(page.kind).items?.hasBody === true && can('content.edit')
  const open = (itemId: string) => onOpen(itemId, isWritten ? 'page' : 'form')
  const isGrid = collectionView(page.kind) === 'grid'
  const look = isGrid ? grid : list
  const Entry = isGrid ? ItemCard : ItemRow
  const order = items.map(({ id }) => id)
  const refuse = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  const setOrder = (next: readonly string[]) => {
    if (next.join() !== order.join()) arrange.mutate(next, { onError: refuse })
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canArrange,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={look.indicator ?? ''} />
    ),
    onReorder: ({ keys, target }) =>
      setOrder(
        placeAt(order, [...keys].map(String), {
          id: String(target.key),
          isAfter: target.dropPosition === 'after',
        }),
      ),
  })
  return (
    <>
      <GridList
        aria-label={page.title}
        layout={isGrid ? 'grid' : 'stack'}
        className={look.list ?? ''}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[items, canArrange, site]}
        keyboardNavigationBehavior="tab"
        onAction={(key) => open(String(key))}
      >
        {(item) => (
          <Entry
            siteId={siteId}
            item={item}
            page={page}
            timeZone={site?.timeZone ?? 'UTC'}
            isEditedOnPage={isEditedOnPage}
            canArrange={canArrange}
            canEdit={can('content.edit')}
            canRemove={can('content.publish')}
            isFirst={order[0] === item.id}
            isLast={order.at(-1) === item.id}
            onOpen={() => open(item.id)}
            onOpenForm={isWritten ? () => onOpen(item.id, 'form') : undefined}
            onMove={(step) => setOrder(moveBy(order, item.id, step))}
            onRemove={() => setRemoved(item)}
            onDuplicate={() =>
              duplicate.mutate(item.id, {
                onError: refuse,
                onSuccess: (copy) => {
                  showToast({ text: text('items.duplicated', { title: copy.title }) })
                  open(copy.id)
                },
              })
            }
          />
        )}
      </GridList>
      {removed && (
        <RemoveItemDialog
          siteId={siteId}
          family="items"
          item={removed}
          noun={text(nounOf(page.kind), { count: 1 })}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
