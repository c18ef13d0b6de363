import type { MenuAction, MenuGroup } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  ExternalLink,
  House,
  Link2,
  Link2Off,
  Pencil,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import type { Text } from '../../text.ts'
import type { PageRowProps } from './PageRow.tsx'

/** What can be done with a page, in groups; what the role does not allow is left out. */
export function pageActions(row: PageRowProps, text: Text): readonly MenuGroup[] {
  const { page, canEdit } = row
  const isLive = page.isPublished && row.siteUrl !== ''
  return [
    {
      id: 'open',
      actions: [
        {
          id: 'edit',
          label: text(canEdit ? 'pages.edit' : 'pages.look'),
          icon: Pencil,
          onAction: () => row.onOpen(page.id),
        },
        ...when(isLive, {
          id: 'view',
          label: text('pages.viewLive'),
          icon: ExternalLink,
          href: new URL(page.path, row.siteUrl || 'http://localhost').href,
          target: '_blank',
        }),
      ],
    },
    { id: 'place', actions: row.canArrange ? placeActions(row, text) : [] },
    {
      id: 'settings',
      actions: when(
        canEdit,
        {
          id: 'rename',
          label: text('pages.rename'),
          icon: TextCursorInput,
          onAction: () => row.onAsk({ kind: 'rename', page }),
        },
        ...when(!page.isHome, {
          id: 'home',
          label: text('pages.makeHome'),
          icon: House,
          onAction: () => row.onMakeHome(page),
        }),
      ),
    },
    {
      id: 'remove',
      actions: when(canEdit && !page.isHome, {
        id: 'remove',
        label: text('pages.remove'),
        icon: Trash2,
        look: 'danger',
        onAction: () => row.onAsk({ kind: 'remove', page }),
      }),
    },
  ]
}

function placeActions(row: PageRowProps, text: Text): readonly MenuAction[] {
  const { page } = row
  if (!page.isLinked) {
    return [{ id: 'link', label: text('pages.link'), icon: Link2, onAction: row.onLink }]
  }
  return [
    {
      id: 'up',
      label: text('pages.moveUp'),
      icon: ArrowUp,
      isDisabled: row.isFirst,
      onAction: () => row.onMove(page, -1),
    },
    {
      id: 'down',
      label: text('pages.moveDown'),
      icon: ArrowDown,
      isDisabled: row.isLast,
      onAction: () => row.onMove(page, 1),
    },
    { id: 'unlink', label: text('pages.unlink'), icon: Link2Off, onAction: row.onUnlink },
  ]
}

function when(isShown: boolean, ...actions: readonly MenuAction[]): readonly MenuAction[] {
  return isShown ? actions : []
}
