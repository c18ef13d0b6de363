import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { IconButton, Menu } from '@sitewright/ui'
import { Ellipsis, House } from '@sitewright/ui/icons'
import { Text } from 'react-aria-components'
import { useDates, useText } from '../../text.ts'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import { kindIcon } from './kind-looks.ts'
import { PageBadges } from './PageBadges.tsx'
import styles from './PageTree.module.css'
import { pageActions } from './page-actions.ts'
import type { PageRowProps } from './page-row.ts'
import { TreeRow } from './TreeRow.tsx'

export function PageRow({ children, ...props }: PageRowProps) {
  const { page, canArrange } = props
  const text = useText()
  const dates = useDates()
  const kind = collectionKind(page.kind)
  return (
    <TreeRow
      id={page.id}
      title={page.title}
      icon={page.isHome ? House : kindIcon(page.kind)}
      iconSize={17}
      canArrange={canArrange}
      styles={styles}
      rows={children}
    >
      <Thumbnail
        key={page.updatedAt}
        {...(kind.hasAddress && { of: { siteId: props.siteId, pageId: page.id } })}
        className={styles.thumbnail}
      />
      <span className={styles.words}>
        <Text className={styles.title ?? ''}>{page.title}</Text>
        <Text slot="description" className={styles.path ?? ''}>
          {page.isHome ? text('pages.home') : page.path}
        </Text>
      </span>
      {page.kind !== 'page' && <span className={styles.kind}>{kind.label}</span>}
      <span className={styles.badges}>
        <PageBadges page={page} />
      </span>
      <span className={styles.time}>{dates.ago(page.updatedAt)}</span>
      <Menu
        label={text('pages.actions', { title: page.title })}
        trigger={
          <IconButton
            label={text('pages.actions', { title: page.title })}
            icon={Ellipsis}
            size="small"
          />
        }
        groups={pageActions(props, text)}
      />
    </TreeRow>
  )
}
