import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { Collection, DropIndicator, Tree, useDragAndDrop } from 'react-aria-components'
import { folderOf, type NavigationTree, type Spot } from './navigation-tree.ts'
import { PageRow } from './PageRow.tsx'
import styles from './PageTree.module.css'
import type { PageRowActions } from './page-row.ts'

const DRAG_TYPE = 'application/x-sitewright-page'
/** Carried by folders and indexes, which cannot go into one another. */
const FOLDER_TYPE = 'application/x-sitewright-folder'

export interface PageTreeProps extends PageRowActions {
  label: string
  pages: readonly PageSummary[]
  /** Which of the pages are shown, and in which order. */
  tree: NavigationTree
  /** Key of the navigation, which has an order; null for the list of pages in none, which only takes them in. */
  navigation: string | null
  empty: string
  /** Ids of folders that are open. */
  expanded: ReadonlySet<string>
  onExpand(expanded: ReadonlySet<string>): void
}

interface Node {
  readonly id: string
  readonly page: PageSummary
  readonly children: readonly Node[]
}

/** Pages as rows, folders with what is in them. Dragging works with a mouse, by touch, and by keyboard from the handle (Enter lifts and drops). */
export function PageTree({
  label,
  pages,
  tree,
  navigation,
  empty,
  expanded,
  onExpand,
  ...actions
}: PageTreeProps) {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const nodeOf = (id: string, children: readonly string[]): Node[] => {
    const page = byId.get(id)
    return page ? [{ id, page, children: children.flatMap((child) => nodeOf(child, [])) }] : []
  }
  const nodes = tree.flatMap(({ id, children }) => nodeOf(id, children))
  const isFolder = (id: string) => {
    const page = byId.get(id)
    return page !== undefined && collectionKind(page.kind).isFolder
  }
  const place = (ids: readonly string[], { key, dropPosition }: DropPlace) => {
    const id = String(key)
    if (dropPosition === 'on') onExpand(new Set([...expanded, id]))
    actions.onPlace(ids, { id, where: dropPosition === 'on' ? 'into' : dropPosition })
  }
  const { dragAndDropHooks } = useDragAndDrop<Node>({
    isDisabled: !actions.canArrange,
    getItems: (keys) =>
      [...keys].map((key) => ({
        [DRAG_TYPE]: String(key),
        ...(isFolder(String(key)) && { [FOLDER_TYPE]: String(key) }),
      })),
    acceptedDragTypes: [DRAG_TYPE],
    getDropOperation: (target, types) => {
      if (target.type === 'root') return 'move'
      if (navigation === null) return 'cancel'
      const id = String(target.key)
      const goesIntoFolder = target.dropPosition === 'on' || folderOf(tree, id) !== undefined
      if (target.dropPosition === 'on' && !isFolder(id)) return 'cancel'
      return goesIntoFolder && types.has(FOLDER_TYPE) ? 'cancel' : 'move'
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onMove: ({ keys, target }) => place([...keys].map(String), target),
    onInsert: async ({ items, target }) => place(await draggedIds(items), target),
    onItemDrop: async ({ items, target }) => place(await draggedIds(items), target),
    onRootDrop: async ({ items }) => {
      const ids = await draggedIds(items)
      if (navigation === null) actions.onUnlink(ids)
      else actions.onLink(ids, navigation)
    },
  })
  const row = (node: Node) => (
    <PageRow page={node.page} tree={tree} pages={pages} {...actions}>
      <Collection items={node.children}>{row}</Collection>
    </PageRow>
  )
  return (
    <Tree
      aria-label={label}
      className={styles.list ?? ''}
      items={nodes}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[pages, tree, actions]}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
      onAction={(key) => {
        const page = byId.get(String(key))
        if (page) actions.onOpen(page)
      }}
      renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
    >
      {row}
    </Tree>
  )
}

interface DropPlace {
  readonly key: string | number
  readonly dropPosition: 'on' | Exclude<Spot['where'], 'into'>
}

interface DraggedItem {
  readonly kind: string
  getText?(type: string): Promise<string>
}

async function draggedIds(items: readonly DraggedItem[]): Promise<string[]> {
  const ids = await Promise.all(items.map((item) => item.getText?.(DRAG_TYPE)))
  return ids.filter((id) => id !== undefined)
}
