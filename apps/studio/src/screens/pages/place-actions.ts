/** Moves of an item of a navigation, offered in the menu of its row, so that everything can be arranged by keyboard. */

import type { MenuAction, MenuGroup } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  FolderInput,
  FolderOutput,
  Link2,
  Link2Off,
} from '@sitewright/ui/icons'
import type { Text } from '../../text.ts'
import type { NavigationSection } from './navigation-sections.ts'
import { aboveOf, type NavigationTree, type Spot, siblingsOf } from './navigation-tree.ts'

/** A page or link, as far as its place matters. */
export interface Entry {
  readonly id: string
  readonly title: string
  /** Key of its navigation; null for pages that are not linked. */
  readonly navigation: string | null
}

export interface PlaceDeeds {
  /** Navigations of the theme. */
  navigations: readonly NavigationSection[]
  onMove(entry: Entry, step: -1 | 1): void
  /** Puts items beside or below another one, into whatever navigation it is in. */
  onPlace(ids: readonly string[], spot: Spot): void
  /** Puts items at the end of a navigation. */
  onLink(ids: readonly string[], navigation: string): void
  onUnlink(ids: readonly string[]): void
}

export interface Placed extends PlaceDeeds {
  entry: Entry
  tree: NavigationTree
  /** Whether it stays on the first level. */
  isFirstLevel: boolean
  /** Folders and indexes that are linked. */
  folders: readonly Pick<Entry, 'id' | 'title'>[]
  titleOf(id: string): string
  /** Label of taking it out of its navigation. */
  unlinkLabel: string
}

/** Folders that a menu offers. */
const MOST_FOLDERS = 12

/** Groups of moves: within its level, to other navigations, below others. */
export function placeGroups(placed: Placed, text: Text): readonly MenuGroup[] {
  return [
    { id: 'place', actions: levelActions(placed, text) },
    { id: 'navigations', actions: navigationActions(placed, text) },
    { id: 'folders', actions: placed.isFirstLevel ? [] : belowActions(placed, text) },
  ]
}

function levelActions(
  { entry, tree, unlinkLabel, onMove, onUnlink }: Placed,
  text: Text,
): readonly MenuAction[] {
  if (entry.navigation === null) return []
  const siblings = siblingsOf(tree, entry.id)
  return [
    {
      id: 'up',
      label: text('pages.moveUp'),
      icon: ArrowUp,
      isDisabled: siblings[0] === entry.id,
      onAction: () => onMove(entry, -1),
    },
    {
      id: 'down',
      label: text('pages.moveDown'),
      icon: ArrowDown,
      isDisabled: siblings.at(-1) === entry.id,
      onAction: () => onMove(entry, 1),
    },
    { id: 'unlink', label: unlinkLabel, icon: Link2Off, onAction: () => onUnlink([entry.id]) },
  ]
}

/** Into each navigation of the theme that it is not in. */
function navigationActions({ entry, navigations, onLink }: Placed, text: Text) {
  return navigations
    .filter(({ key }) => key !== entry.navigation)
    .map(({ key, title }) => ({
      id: `link-${key}`,
      label: text('pages.link', { title }),
      icon: Link2,
      onAction: () => onLink([entry.id], key),
    }))
}

/** Into each folder it is not in, below the item before it, and out of what it is below. */
function belowActions(
  { entry, tree, folders, titleOf, onPlace }: Placed,
  text: Text,
): readonly MenuAction[] {
  const above = aboveOf(tree, entry.id)
  const siblings = siblingsOf(tree, entry.id)
  const before = above === undefined ? siblings[siblings.indexOf(entry.id) - 1] : undefined
  const others = folders.filter(({ id }) => id !== above)
  const isFolder = (id: string) => folders.some((folder) => folder.id === id)
  const goInto = (id: string) => onPlace([entry.id], { id, where: 'into' })
  return [
    ...(above === undefined
      ? []
      : [
          {
            id: 'out',
            label: text('pages.moveOutOf', { title: titleOf(above) }),
            icon: FolderOutput,
            onAction: () => onPlace([entry.id], { id: above, where: 'after' }),
          },
        ]),
    ...(before === undefined || isFolder(before)
      ? []
      : [
          {
            id: 'below',
            label: text('pages.moveBelow', { title: titleOf(before) }),
            icon: FolderInput,
            onAction: () => goInto(before),
          },
        ]),
    ...others.slice(0, MOST_FOLDERS).map(({ id, title }) => ({
      id: `into-${id}`,
      label: text('pages.moveInto', { title }),
      icon: FolderInput,
      onAction: () => goInto(id),
    })),
  ]
}
