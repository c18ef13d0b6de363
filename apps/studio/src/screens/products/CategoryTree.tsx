import type { ProductCategoryShape } from '@sitewright/api/commerce/shapes'
import { type CategoryNode, categoryTree, flatten } from '@sitewright/core/commerce/category-tree'
import { ConfirmDialog, EmptyState, IconButton, Menu, showToast } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  FolderTree,
  MoreHorizontal,
  Pencil,
  Plus,
  Trash2,
} from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { CategoryEdit } from './CategoryDialog.tsx'
import styles from './CategoryTree.module.css'
import { type StoreCategories, useMoveCategory, useRemoveCategory } from './use-categories.ts'

type Node = CategoryNode<ProductCategoryShape>

export interface CategoryTreeProps {
  siteId: string
  store: StoreCategories
  canEdit: boolean
  onEdit(edit: CategoryEdit): void
}

/** Every category with what can be done to it; each level stands further in. */
export function CategoryTree({ siteId, store, canEdit, onEdit }: CategoryTreeProps) {
  const text = useText()
  const move = useMoveCategory(siteId)
  const remove = useRemoveCategory(siteId)
  const [leaving, setLeaving] = useState<Node>()
  const tree = categoryTree(store.categories)
  const problem = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  const branches = (nodes: readonly Node[]) => (
    <ul className={styles.list}>
      {nodes.map((node, index) => (
        <li key={node.category.id}>
          <div className={styles.row}>
            <span className={styles.name}>{node.category.displayName}</span>
            <span className={styles.count}>
              {text('categories.products', { count: node.category.productCount })}
            </span>
            {canEdit && (
              <CategoryMenu
                node={node}
                before={nodes[index - 1]}
                after={nodes[index + 1]}
                onAdd={() => onEdit({ store, parentId: node.category.id })}
                onChange={() => onEdit({ store, category: node.category })}
                onUp={(sibling) =>
                  move.mutate(
                    { categoryId: node.category.id, beforeId: sibling.category.id },
                    { onError: problem },
                  )
                }
                onDown={(sibling) =>
                  move.mutate(
                    { categoryId: sibling.category.id, beforeId: node.category.id },
                    { onError: problem },
                  )
                }
                onRemove={() => setLeaving(node)}
              />
            )}
          </div>
          {node.children.length > 0 && branches(node.children)}
        </li>
      ))}
    </ul>
  )
  if (tree.length === 0) {
    return (
      <EmptyState icon={FolderTree} title={text('categories.emptyTitle')}>
        {text('categories.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <>
      {branches(tree)}
      {leaving && (
        <ConfirmDialog
          isOpen
          title={text('categories.removeTitle', { name: leaving.category.displayName })}
          confirmLabel={text('categories.remove')}
          isPending={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            remove.mutate(leaving.category.id, {
              onSuccess: () => setLeaving(undefined),
              onError: problem,
            })
          }
        >
          {text('categories.removeHint', { count: flatten(leaving.children).length })}
        </ConfirmDialog>
      )}
    </>
  )
}

interface CategoryMenuProps {
  node: Node
  before: Node | undefined
  after: Node | undefined
  onAdd(): void
  onChange(): void
  onUp(sibling: Node): void
  onDown(sibling: Node): void
  onRemove(): void
}

function CategoryMenu({ node, before, after, ...on }: CategoryMenuProps) {
  const text = useText()
  const label = text('categories.more', { name: node.category.displayName })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={MoreHorizontal} size="small" />}
      groups={[
        {
          id: 'change',
          actions: [
            { id: 'add', label: text('categories.addBelow'), icon: Plus, onAction: on.onAdd },
            { id: 'edit', label: text('categories.change'), icon: Pencil, onAction: on.onChange },
          ],
        },
        {
          id: 'move',
          actions: [
            ...(before
              ? [
                  {
                    id: 'up',
                    label: text('categories.up'),
                    icon: ArrowUp,
                    onAction: () => on.onUp(before),
                  },
                ]
              : []),
            ...(after
              ? [
                  {
                    id: 'down',
                    label: text('categories.down'),
                    icon: ArrowDown,
                    onAction: () => on.onDown(after),
                  },
                ]
              : []),
          ],
        },
        {
          id: 'remove',
          actions: [
            {
              id: 'remove',
              label: text('categories.remove'),
              icon: Trash2,
              look: 'danger',
              onAction: on.onRemove,
            },
          ],
        },
      ]}
    />
  )
}
