import { collectionView } from '@sitewright/core/content/collection-kinds'
import type { MenuAction, MenuGroup } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  ExternalLink,
  PanelsTopLeft,
  Settings2,
  SquarePen,
  Trash2,
} from '@sitewright/ui/icons'
import type { Text } from '../../text.ts'
import { itemEditorPath } from './item-paths.ts'
import type { ItemRowProps } from './item-row.ts'

/** Actions for one item, in groups; those that the role does not allow are left out. */
export function itemActions(row: ItemRowProps, text: Text): readonly MenuGroup[] {
  const { siteId, item, page, canEdit } = row
  const isGrid = collectionView(page.kind) === 'grid'
  const isLive = item.status === 'public' && page.isPublished && page.settings.isEnabled
  return [
    {
      id: 'open',
      actions: [
        { id: 'open', label: text('items.open'), icon: SquarePen, onAction: row.onOpen },
        ...(row.onOpenForm
          ? [
              {
                id: 'form',
                label: text('items.openForm'),
                icon: Settings2,
                onAction: row.onOpenForm,
              },
            ]
          : []),
        ...when(row.isEditedOnPage && !row.onOpenForm, {
          id: 'edit',
          label: text('items.editOnPage'),
          icon: PanelsTopLeft,
          href: itemEditorPath(siteId, item.id),
        }),
        ...when(isLive, {
          id: 'view',
          label: text('pages.viewLive'),
          icon: ExternalLink,
          href: item.url,
          target: '_blank',
        }),
      ],
    },
    {
      id: 'order',
      actions: when(
        row.canArrange,
        {
          id: 'up',
          label: text(isGrid ? 'items.moveForward' : 'pages.moveUp'),
          icon: isGrid ? ArrowLeft : ArrowUp,
          isDisabled: row.isFirst,
          onAction: () => row.onMove(-1),
        },
        {
          id: 'down',
          label: text(isGrid ? 'items.moveBack' : 'pages.moveDown'),
          icon: isGrid ? ArrowRight : ArrowDown,
          isDisabled: row.isLast,
          onAction: () => row.onMove(1),
        },
      ),
    },
    {
      id: 'copy',
      actions: when(canEdit, {
        id: 'duplicate',
        label: text('items.duplicate'),
        icon: Copy,
        onAction: row.onDuplicate,
      }),
    },
    {
      id: 'remove',
      actions: when(row.canRemove, {
        id: 'remove',
        label: text('items.removeShort'),
        icon: Trash2,
        look: 'danger',
        onAction: row.onRemove,
      }),
    },
  ]
}

function when(isShown: boolean, ...actions: readonly MenuAction[]): readonly MenuAction[] {
  return isShown ? actions : []
}
