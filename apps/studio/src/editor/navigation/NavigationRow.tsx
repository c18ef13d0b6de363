import { IconButton, Menu } from '@sitewright/ui'
import { Ellipsis, Link, Lock, Pencil } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { Text } from 'react-aria-components'
import { kindIcon } from '../../screens/pages/kind-looks.ts'
import type { TreeNode } from '../../screens/pages/navigation-node.ts'
import { type PlaceDeeds, type Placed, placeGroups } from '../../screens/pages/place-actions.ts'
import { TreeRow } from '../../screens/pages/TreeRow.tsx'
import { useText } from '../../text.ts'
import { useWords } from '../use-words.ts'
import styles from './NavigationSettings.module.css'

export interface NavigationRowProps
  extends PlaceDeeds,
    Pick<Placed, 'folders' | 'titleOf' | 'tree'> {
  node: TreeNode
  navigation: string
  canArrange: boolean
  onOpen(): void
  /** Rows of what is below it. */
  children: ReactNode
}

/** A page, link or member area in the editor's list of a navigation. */
export function NavigationRow({ children, ...props }: NavigationRowProps) {
  const { node, navigation, canArrange, onOpen, ...placed } = props
  const { id, item, title, page } = node
  const text = useText()
  const words = useWords()
  const icon = page ? kindIcon(page.kind) : 'externalLink' in item ? Link : Lock
  const label = text('pages.actions', { title })
  const edit = {
    id: 'edit',
    label: page ? words('rename') : text('pages.editLink'),
    icon: Pencil,
    onAction: onOpen,
  }
  const groups = placeGroups(
    {
      ...placed,
      entry: { id, title, navigation },
      isFirstLevel: node.isFirstLevel,
      unlinkLabel: text(page ? 'pages.unlink' : 'pages.removeLink'),
    },
    text,
  )
  return (
    <TreeRow
      id={id}
      title={title}
      icon={icon}
      iconSize={16}
      canArrange={canArrange}
      styles={styles}
      rows={children}
    >
      <Text className={styles.title ?? ''}>{title}</Text>
      {canArrange && (
        <Menu
          label={label}
          trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
          groups={[{ id: 'open', actions: 'memberAreaId' in item ? [] : [edit] }, ...groups]}
        />
      )}
    </TreeRow>
  )
}
