import type { PageSummary } from '@sitewright/api/content/shapes'
import type { Item } from '@sitewright/api/items/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import { Badge, LinkButton, PageHeader } from '@sitewright/ui'
import { ExternalLink, PanelsTopLeft } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { itemsPath } from '../pages/page-paths.ts'
import { itemEditorPath } from './item-paths.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useEditsOnPage } from './use-edits-on-page.ts'

export interface ItemHeaderProps {
  site: SiteSummary
  page: PageSummary
  stored: Item | null
  title: string
  actions: ReactNode
}

export function ItemHeader({ site, page, stored, title, actions }: ItemHeaderProps) {
  const text = useText()
  const isEditedOnPage = useEditsOnPage(site.id, page)
  const isLive = stored?.status === 'public' && page.isPublished && page.settings.isEnabled
  return (
    <PageHeader
      title={title}
      back={{ label: page.title, href: itemsPath(site.id, page.id) }}
      badges={
        stored && (
          <>
            <StatusBadge status={stored.status} />
            {isOut(stored.status) && stored.hasUnpublishedChanges && (
              <Badge tone="warning">{text('items.unpublished')}</Badge>
            )}
          </>
        )
      }
      actions={
        <>
          {isLive && (
            <LinkButton
              look="quiet"
              icon={ExternalLink}
              href={stored.url}
              target="_blank"
              rel="noopener"
            >
              {text('pages.viewLive')}
            </LinkButton>
          )}
          {stored && isEditedOnPage && (
            <LinkButton icon={PanelsTopLeft} href={itemEditorPath(site.id, stored.id)}>
              {text('items.editOnPage')}
            </LinkButton>
          )}
          {actions}
        </>
      }
    />
  )
}
