import type { ReactElement, ReactNode } from 'react'
import { Collection, DropIndicator, Tree, useDragAndDrop } from 'react-aria-components'
import type { TreeNode } from './navigation-node.ts'
import { aboveOf, type NavigationTree, type Spot } from './navigation-tree.ts'
import styles from './PageTree.module.css'

const DRAG_TYPE = 'application/x-sitewright-page'
/** Carried by what cannot go below another item: folders and indexes, and items with something below them. */
const FIRST_LEVEL_TYPE = 'application/x-sitewright-folder'

export interface NavigationTreeViewProps {
  label: string
  nodes: readonly TreeNode[]
  tree: NavigationTree
  /** Key of the navigation, which has an order; null for the list of pages in none, which only takes them in. */
  navigation: string | null
  empty: string
  /** Whether items can be dragged into it; so they can if it is not given. */
  takesIn?: boolean
  canArrange: boolean
  /** Ids of items of which those below are shown. */
  expanded: ReadonlySet<string>
  onExpand(expanded: ReadonlySet<string>): void
  /** Puts items beside or below another one, into whatever navigation it is in. */
  onPlace(ids: readonly string[], spot: Spot): void
  /** Puts items at the end of a navigation. */
  onLink(ids: readonly string[], navigation: string): void
  onUnlink(ids: readonly string[]): void
  onOpen(node: TreeNode): void
  /** A row, with those of the items below it as its children. */
  row(node: TreeNode, below: ReactNode): ReactElement
  /** Whatever else the rows show, so that they are drawn again when it changes. */
  dependencies: readonly unknown[]
}

/** Items of a navigation as rows, with those below them. Dragging works with a mouse, by touch, and by keyboard from the handle (Enter lifts and drops). */
export function NavigationTreeView({
  label,
  nodes,
  tree,
  navigation,
  empty,
  takesIn = true,
  canArrange,
  expanded,
  onExpand,
  row,
  dependencies,
  ...deeds
}: NavigationTreeViewProps) {
  const byId = new Map(
    nodes.flatMap((node) => [node, ...node.below]).map((node) => [node.id, node]),
  )
  const place = (ids: readonly string[], { key, dropPosition }: DropPlace) => {
    const id = String(key)
    if (dropPosition === 'on') onExpand(new Set([...expanded, id]))
    deeds.onPlace(ids, { id, where: dropPosition === 'on' ? 'into' : dropPosition })
  }
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    isDisabled: !canArrange,
    getItems: (keys) =>
      [...keys].map((key) => ({
        [DRAG_TYPE]: String(key),
        ...(byId.get(String(key))?.isFirstLevel && { [FIRST_LEVEL_TYPE]: String(key) }),
      })),
    acceptedDragTypes: takesIn ? [DRAG_TYPE] : [],
    getDropOperation: (target, types) => {
      if (target.type === 'root') return 'move'
      if (navigation === null) return 'cancel'
      const isSecondLevel = aboveOf(tree, String(target.key)) !== undefined
      const isOn = target.dropPosition === 'on'
      if (isOn && isSecondLevel) return 'cancel'
      return (isOn || isSecondLevel) && types.has(FIRST_LEVEL_TYPE) ? 'cancel' : 'move'
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onMove: ({ keys, target }) => place([...keys].map(String), target),
    onInsert: async ({ items, target }) => place(await draggedIds(items), target),
    onItemDrop: async ({ items, target }) => place(await draggedIds(items), target),
    onRootDrop: async ({ items }) => {
      const ids = await draggedIds(items)
      if (navigation === null) deeds.onUnlink(ids)
      else deeds.onLink(ids, navigation)
    },
  })
  const rowOf = (node: TreeNode): ReactElement =>
    row(node, <Collection items={node.below}>{rowOf}</Collection>)
  return (
    <Tree
      aria-label={label}
      className={styles.list ?? ''}
      items={nodes}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[tree, ...dependencies]}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
      onAction={(key) => {
        const node = byId.get(String(key))
        if (node) deeds.onOpen(node)
      }}
      renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
    >
      {rowOf}
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
