import type { PageSummary } from '@sitewright/api/content/shapes'
import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import type { MenuAction, MenuGroup } from '@sitewright/ui'
import {
  Copy,
  ExternalLink,
  House,
  LayoutTemplate,
  List,
  Pencil,
  Settings2,
  Trash2,
} from '@sitewright/ui/icons'
import type { Text } from '../../text.ts'
import { listOfItems, placeOfWork } from './kind-looks.ts'
import { itemIn } from './navigation-tree.ts'
import { listPath, pageSettingsPath } from './page-paths.ts'
import type { PageRowProps } from './page-row.ts'
import { type Placed, placeGroups } from './place-actions.ts'

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
    ...(row.canArrange ? placeGroups(placedPage(row, text), text) : []),
    {
      id: 'page',
      actions: [
        ...when(canEdit && kind.hasBody, {
          id: 'duplicate',
          label: text('pages.duplicate'),
          icon: Copy,
          onAction: () => row.onDuplicate(page),
        }),
        ...when(canEdit && kind.hasBody, {
          id: 'template',
          label: text('templates.save'),
          icon: LayoutTemplate,
          onAction: () => row.onAsk({ kind: 'template', page }),
        }),
        ...when(canEdit && canBeHome && !page.isHome, {
          id: 'home',
          label: text('pages.makeHome'),
          icon: House,
          onAction: () => row.onMakeHome(page),
        }),
      ],
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

function placedPage({ page, pages, ...row }: PageRowProps, text: Text): Placed {
  const item = itemIn(row.tree, page.id)
  return {
    ...row,
    entry: page,
    isFirstLevel: isFolderKind(page.kind) || (item?.items.length ?? 0) > 0,
    folders: linkedFolders(pages),
    unlinkLabel: text('pages.unlink'),
  }
}

function openActions(row: PageRowProps, text: Text): readonly MenuAction[] {
  const { siteId, page, canEdit } = row
  const hasList = listOfItems(page.kind) !== undefined
  const isOpened = placeOfWork(page.kind) === 'editor' && (canEdit || !hasList)
  return [
    ...when(isOpened, {
      id: 'open',
      label: text(canEdit ? 'pages.edit' : 'pages.look'),
      icon: Pencil,
      onAction: () => row.onOpen(page),
    }),
    ...when(hasList, {
      id: 'list',
      label: text('pages.openList'),
      icon: List,
      href: listPath(siteId, page),
    }),
  ]
}

/** Folders and indexes in a navigation, into which others can be moved. */
export function linkedFolders(pages: readonly PageSummary[]): readonly PageSummary[] {
  return pages.filter(({ kind, navigation }) => isFolderKind(kind) && navigation !== null)
}

function isFolderKind(kind: CollectionKindName): boolean {
  return collectionKind(kind).isFolder
}

function when(isShown: boolean, ...actions: readonly MenuAction[]): readonly MenuAction[] {
  return isShown ? actions : []
}
