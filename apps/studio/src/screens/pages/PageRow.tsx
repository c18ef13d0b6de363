import type { PageSummary } from '@sitewright/api/content/shapes'
import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { Badge, IconButton, Menu } from '@sitewright/ui'
import { Ellipsis, FileText, GripVertical, House, Store } from 'lucide-react'
import { Button, GridListItem, Text } from 'react-aria-components'
import { useDates, useText } from '../../text.ts'
import type { PageQuestion } from './PageDialogs.tsx'
import styles from './PageList.module.css'
import { pageActions } from './page-actions.ts'

export interface PageRowActions {
  canEdit: boolean
  canArrange: boolean
  siteUrl: string
  onOpen(pageId: string): void
  onAsk(question: PageQuestion): void
  onMove(page: PageSummary, step: -1 | 1): void
  onMakeHome(page: PageSummary): void
}

export interface PageRowProps extends PageRowActions {
  page: PageSummary
  isFirst: boolean
  isLast: boolean
  onLink(): void
  onUnlink(): void
}

export function PageRow(props: PageRowProps) {
  const { page, canArrange } = props
  const text = useText()
  const dates = useDates()
  const isStore = page.type === COLLECTION_TYPES.products
  const Icon = page.isHome ? House : isStore ? Store : FileText
  return (
    <GridListItem id={page.id} textValue={page.title} className={styles.row ?? ''}>
      {canArrange && (
        <Button slot="drag" className={styles.handle ?? ''}>
          <GripVertical size={16} aria-hidden="true" />
        </Button>
      )}
      <Icon size={17} strokeWidth={1.8} aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <Text className={styles.title ?? ''}>{page.title}</Text>
        <Text slot="description" className={styles.path ?? ''}>
          {page.isHome ? text('pages.home') : page.path}
        </Text>
      </span>
      <PageBadge page={page} />
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
    </GridListItem>
  )
}

function PageBadge({ page }: { page: PageSummary }) {
  const text = useText()
  if (!page.isPublished) return <Badge>{text('pages.draft')}</Badge>
  if (page.hasUnpublishedChanges) return <Badge tone="warning">{text('pages.changed')}</Badge>
  return <Badge tone="success">{text('pages.published')}</Badge>
}
