import type { PageSummary } from '@sitewright/api/content/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { type CollectionKindName, isStore } from '@sitewright/core/content/collection-kinds'
import { isOut } from '@sitewright/core/content/item-status'
import { Badge, LinkButton, PageHeader } from '@sitewright/ui'
import { ExternalLink, PanelsTopLeft } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { familyOf } from '../items/item-family.ts'
import { itemEditorPath, productsPath } from '../items/item-paths.ts'
import { StatusBadge } from '../items/StatusBadge.tsx'
import { itemsPath } from '../pages/page-paths.ts'
import { useHasItemFields } from '../pages/use-pages.ts'
import { useCan } from '../sites/use-sites.ts'
import type { StoredItem } from './stored-item.ts'

export interface ItemHeaderProps {
  site: SiteSummary
  kind: CollectionKindName
  page: PageSummary | undefined
  stored: StoredItem | null
  title: string
  actions: ReactNode
}

export function ItemHeader({ site, kind, page, stored, title, actions }: ItemHeaderProps) {
  const text = useText()
  const can = useCan(site.id)
  const family = familyOf(kind)
  const isSold = isStore(kind)
  const hasFields = useHasItemFields(site.id, page?.id)
  const hasPlaces = hasFields || (stored !== null && stored.documentId !== null)
  // A member who sells and does not write has nothing to do in the editor; posts can be looked at there by everybody.
  const isEditedOnPage = hasPlaces && (!isSold || can('content.edit'))
  const isLive = stored?.status === 'public' && page?.isPublished && page.settings.isEnabled
  return (
    <PageHeader
      title={title}
      back={
        page && !isSold
          ? { label: page.title, href: itemsPath(site.id, page.id) }
          : { label: text('products.title'), href: productsPath(site.id) }
      }
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
              {text(isSold ? 'products.viewLive' : 'pages.viewLive')}
            </LinkButton>
          )}
          {stored && isEditedOnPage && (
            <LinkButton icon={PanelsTopLeft} href={itemEditorPath(site.id, stored.id, family)}>
              {text(can('content.edit') ? 'items.editOnPage' : 'items.lookOnPage')}
            </LinkButton>
          )}
          {actions}
        </>
      }
    />
  )
}
