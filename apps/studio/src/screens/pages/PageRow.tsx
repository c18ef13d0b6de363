import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { IconButton, Menu } from '@sitewright/ui'
import { ChevronRight, Ellipsis, GripVertical, House } from '@sitewright/ui/icons'
import { Button, Text, TreeItem, TreeItemContent } from 'react-aria-components'
import { useDates, useText } from '../../text.ts'
import { kindIcon } from './kind-looks.ts'
import { PageBadges } from './PageBadges.tsx'
import styles from './PageTree.module.css'
import { pageActions } from './page-actions.ts'
import type { PageRowProps } from './page-row.ts'

export function PageRow({ children, ...props }: PageRowProps) {
  const { page, canArrange } = props
  const text = useText()
  const dates = useDates()
  const kind = collectionKind(page.kind)
  const Icon = page.isHome ? House : kindIcon(page.kind)
  return (
    <TreeItem id={page.id} textValue={page.title} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <>
            {canArrange && (
              <Button slot="drag" className={styles.handle ?? ''}>
                <GripVertical size={16} aria-hidden="true" />
              </Button>
            )}
            {hasChildItems && (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <ChevronRight size={16} aria-hidden="true" />
              </Button>
            )}
            <Icon size={17} strokeWidth={1.8} aria-hidden="true" className={styles.icon} />
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
          </>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}
