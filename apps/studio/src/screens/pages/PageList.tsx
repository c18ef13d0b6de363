import type { PageSummary } from '@sitewright/api/content/shapes'
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components'
import styles from './PageList.module.css'
import { PageRow, type PageRowActions } from './PageRow.tsx'

const DRAG_TYPE = 'application/x-sitewright-page'

export interface PageListProps extends PageRowActions {
  label: string
  pages: readonly PageSummary[]
  /** The main navigation has an order; the other list only takes pages in. */
  isNavigation: boolean
  empty: string
  onPlace(ids: string[], target?: { id: string; isAfter: boolean }): void
  onUnlink(ids: string[]): void
}

/** Pages as rows. Dragging works with a mouse, by touch, and by keyboard from the handle (Enter lifts and drops). */
export function PageList({
  label,
  pages,
  isNavigation,
  empty,
  onPlace,
  onUnlink,
  ...row
}: PageListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !row.canArrange,
    getItems: (keys) => [...keys].map((key) => ({ [DRAG_TYPE]: String(key) })),
    acceptedDragTypes: [DRAG_TYPE],
    getDropOperation: () => 'move',
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onReorder: ({ keys, target }) =>
      isNavigation &&
      onPlace([...keys].map(String), {
        id: String(target.key),
        isAfter: target.dropPosition === 'after',
      }),
    onInsert: async ({ items, target }) => {
      const ids = await draggedIds(items)
      if (!isNavigation) return onUnlink(ids)
      onPlace(ids, { id: String(target.key), isAfter: target.dropPosition === 'after' })
    },
    onRootDrop: async ({ items }) => {
      const ids = await draggedIds(items)
      if (isNavigation) onPlace(ids)
      else onUnlink(ids)
    },
  })
  return (
    <GridList
      aria-label={label}
      className={styles.list ?? ''}
      items={pages}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[pages, row]}
      keyboardNavigationBehavior="tab"
      onAction={(key) => row.onOpen(String(key))}
      renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
    >
      {(page) => (
        <PageRow
          page={page}
          isFirst={pages[0]?.id === page.id}
          isLast={pages.at(-1)?.id === page.id}
          onLink={() => onPlace([page.id])}
          onUnlink={() => onUnlink([page.id])}
          {...row}
        />
      )}
    </GridList>
  )
}

interface DraggedItem {
  readonly kind: string
  getText?(type: string): Promise<string>
}

async function draggedIds(items: readonly DraggedItem[]): Promise<string[]> {
  const ids = await Promise.all(items.map((item) => item.getText?.(DRAG_TYPE)))
  return ids.filter((id) => id !== undefined)
}
