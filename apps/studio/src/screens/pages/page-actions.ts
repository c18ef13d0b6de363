import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { MenuAction, MenuGroup } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  ExternalLink,
  FolderInput,
  FolderOutput,
  House,
  Link2,
  Link2Off,
  List,
  Pencil,
  Settings2,
  Trash2,
} from '@sitewright/ui/icons'
import type { Text } from '../../text.ts'
import { placeOfWork } from './kind-looks.ts'
import { folderOf, siblingsOf } from './navigation-tree.ts'
import { pageSettingsPath } from './page-paths.ts'
import type { PageRowProps } from './page-row.ts'

/** Actions on a page, in groups; those that the role does not allow are left out. */
export function pageActions(row: PageRowProps, text: Text): readonly MenuGroup[] {
  const { page, canEdit } = row
  const kind = collectionKind(page.kind)
  const hasAddress = page.kind !== 'link'
  const isLive = page.isPublished && hasAddress && page.settings.isEnabled && row.siteUrl !== ''
  const canBeHome = hasAddress && (!kind.isFolder || page.kind === 'index')
  return [
    {
      id: 'open',
      actions: [
        ...openActions(row, text),
        {
          id: 'settings',
          label: text('pages.settings'),
          icon: Settings2,
          href: pageSettingsPath(row.siteId, page.id),
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
    { id: 'navigations', actions: row.canArrange ? navigationActions(row, text) : [] },
    { id: 'folders', actions: row.canArrange ? folderActions(row, text) : [] },
    {
      id: 'home',
      actions: when(canEdit && canBeHome && !page.isHome, {
        id: 'home',
        label: text('pages.makeHome'),
        icon: House,
        onAction: () => row.onMakeHome(page),
      }),
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

function openActions(row: PageRowProps, text: Text): readonly MenuAction[] {
  const { page, canEdit } = row
  const open = { id: 'open', onAction: () => row.onOpen(page) }
  switch (placeOfWork(page.kind)) {
    case 'editor':
      return [{ ...open, label: text(canEdit ? 'pages.edit' : 'pages.look'), icon: Pencil }]
    case 'items':
    case 'products':
      return [{ ...open, label: text('pages.openList'), icon: List }]
    case 'settings':
      return []
  }
}

function placeActions(row: PageRowProps, text: Text): readonly MenuAction[] {
  const { page, tree } = row
  if (page.navigation === null) return []
  const siblings = siblingsOf(tree, page.id)
  return [
    {
      id: 'up',
      label: text('pages.moveUp'),
      icon: ArrowUp,
      isDisabled: siblings[0] === page.id,
      onAction: () => row.onMove(page, -1),
    },
    {
      id: 'down',
      label: text('pages.moveDown'),
      icon: ArrowDown,
      isDisabled: siblings.at(-1) === page.id,
      onAction: () => row.onMove(page, 1),
    },
    {
      id: 'unlink',
      label: text('pages.unlink'),
      icon: Link2Off,
      onAction: () => row.onUnlink([page.id]),
    },
  ]
}

/** Into each navigation of the theme that it is not in. */
function navigationActions({ page, navigations, onLink }: PageRowProps, text: Text) {
  return navigations
    .filter(({ key }) => key !== page.navigation)
    .map(({ key, title }) => ({
      id: `link-${key}`,
      label: text('pages.link', { title }),
      icon: Link2,
      onAction: () => onLink([page.id], key),
    }))
}

/** Folders that a page's menu offers. */
const MOST_FOLDERS = 12

/** Moves of a page: into each folder it is not in, and out of the one it is in. */
function folderActions(row: PageRowProps, text: Text): readonly MenuAction[] {
  const { page, pages, tree } = row
  const isFolder = ({ kind }: typeof page) => collectionKind(kind).isFolder
  if (isFolder(page)) return []
  const current = folderOf(tree, page.id)
  const titleOf = (id: string | undefined) => pages.find((one) => one.id === id)?.title ?? ''
  const others = pages.filter(
    (one) => isFolder(one) && one.navigation !== null && one.id !== current,
  )
  return [
    ...when(current !== undefined, {
      id: 'out',
      label: text('pages.moveOutOf', { title: titleOf(current) }),
      icon: FolderOutput,
      onAction: () => row.onPlace([page.id], { id: current ?? '', where: 'after' }),
    }),
    ...others.slice(0, MOST_FOLDERS).map(({ id, title }) => ({
      id: `into-${id}`,
      label: text('pages.moveInto', { title }),
      icon: FolderInput,
      onAction: () => row.onPlace([page.id], { id, where: 'into' as const }),
    })),
  ]
}

function when(isShown: boolean, ...actions: readonly MenuAction[]): readonly MenuAction[] {
  return isShown ? actions : []
}
