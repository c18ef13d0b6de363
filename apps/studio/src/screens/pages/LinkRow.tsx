import type { PageSummary } from '@sitewright/api/content/shapes'
import { idOfNavigationItem, type NavigationItem } from '@sitewright/core/content/navigation-item'
import { IconButton, Menu, type MenuGroup } from '@sitewright/ui'
import { Ellipsis, Link, Lock, Pencil } from '@sitewright/ui/icons'
import { Text as AriaText } from 'react-aria-components'
import { type Text, useText } from '../../text.ts'
import styles from './PageTree.module.css'
import { linkedFolders } from './page-actions.ts'
import type { RowProps } from './page-row.ts'
import { placeGroups } from './place-actions.ts'
import { TreeRow } from './TreeRow.tsx'

export interface LinkRowProps extends RowProps {
  item: NavigationItem
  title: string
}

/** A link or member area of a navigation, which has no page of its own. */
export function LinkRow({ children, ...props }: LinkRowProps) {
  const { item, title, pages, canArrange } = props
  const text = useText()
  const isLink = 'externalLink' in item
  const label = text('pages.actions', { title })
  return (
    <TreeRow
      id={idOfNavigationItem(item)}
      title={title}
      icon={isLink ? Link : Lock}
      iconSize={17}
      canArrange={canArrange}
      styles={styles}
      rows={children}
    >
      <span className={styles.words}>
        <AriaText className={styles.title ?? ''}>{title}</AriaText>
        <AriaText slot="description" className={styles.path ?? ''}>
          {isLink ? linkTarget(item.externalLink.url, pages) : text('pages.memberAreaHint')}
        </AriaText>
      </span>
      <span className={styles.kind}>{text(isLink ? 'pages.linkKind' : 'pages.memberArea')}</span>
      {canArrange && (
        <Menu
          label={label}
          trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
          groups={linkActions(props, text)}
        />
      )}
    </TreeRow>
  )
}

/** The address that a link leads to, as people read it. */
function linkTarget(url: string, pages: readonly PageSummary[]): string {
  return pages.find(({ id }) => url === `page:${id}`)?.path ?? url
}

function linkActions(
  { item, title, pages, navigation, onAsk, ...row }: LinkRowProps,
  text: Text,
): readonly MenuGroup[] {
  const placed = {
    ...row,
    entry: { id: idOfNavigationItem(item), title, navigation },
    isFirstLevel: item.items.length > 0,
    folders: linkedFolders(pages),
    unlinkLabel: text('pages.removeLink'),
  }
  const edit = {
    id: 'edit',
    label: text('pages.editLink'),
    icon: Pencil,
    onAction: () => 'externalLink' in item && onAsk({ kind: 'link', link: item }),
  }
  return [
    { id: 'open', actions: 'externalLink' in item ? [edit] : [] },
    ...placeGroups(placed, text),
  ]
}
