import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind, writtenItems } from '@sitewright/core/content/collection-kinds'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import { ITEM_STATUSES, STATUS_LABELS } from '@sitewright/core/content/item-status'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { Badge, EmptyState, LinkButton, PageHeader, Select } from '@sitewright/ui'
import { ExternalLink, PanelsTopLeft, Settings2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { kindIcon } from '../pages/kind-looks.ts'
import { pageEditorPath, pageSettingsPath } from '../pages/page-paths.ts'
import { usePages } from '../pages/use-pages.ts'
import { QueryView } from '../QueryView.tsx'
import { SearchableList } from '../SearchableList.tsx'
import { useCan, useSite } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { AddItem } from './AddItem.tsx'
import { AddPictures } from './AddPictures.tsx'
import { ItemList } from './ItemList.tsx'
import { nounOf } from './item-words.ts'
import { useItems } from './use-items.ts'

export interface ItemsScreenProps {
  siteId: string
  pageId: string
  onOpen(itemId: string, where: 'page' | 'form'): void
}

/** List of the items of one collection, with search and filter. */
export function ItemsScreen({ siteId, pageId, onOpen }: ItemsScreenProps) {
  const text = useText()
  const pages = usePages(siteId)
  return (
    <Screen>
      <QueryView query={pages} loading={text('pages.loading')} failed={text('pages.failed')}>
        {(list) => {
          const page = list.find(({ id }) => id === pageId)
          if (!page || !writtenItems(page.kind)) return <NotFoundScreen />
          return <Items key={page.id} siteId={siteId} page={page} onOpen={onOpen} />
        }}
      </QueryView>
    </Screen>
  )
}

type Filter = ItemStatus | 'all'

function Items({
  siteId,
  page,
  onOpen,
}: {
  siteId: string
  page: PageSummary
  onOpen: ItemsScreenProps['onOpen']
}) {
  const text = useText()
  const can = useCan(siteId)
  const { data: site } = useSite(siteId)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const settled = useDelayed(search.trim())
  const isArranged = collectionKind(page.kind).items?.ordering === 'user-orderable'
  const isWhole = settled === '' && filter === 'all'
  const status = filter === 'all' ? undefined : filter
  const question = { collectionId: page.id, search: settled, status }
  const items = useItems(siteId, question, isArranged && isWhole)
  useTitle(page.title)

  const noun = nounOf(page.kind)
  const one = text(noun, { count: 1 })
  const several = text(noun, { count: 2 })
  const isOfPictures = collectionKind(page.kind).items?.recordTypes[0] === RECORD_TYPES.image
  const add = can('content.edit') && (
    <>
      <AddItem siteId={siteId} page={page} look={isOfPictures ? 'quiet' : 'primary'} noun={one} />
      {isOfPictures && <AddPictures siteId={siteId} pageId={page.id} />}
    </>
  )
  const statusOf = (one: ItemStatus) =>
    one === 'public' ? text('items.public') : STATUS_LABELS[one]
  return (
    <>
      <PageHeader
        title={page.title}
        back={{ label: text('pages.title'), href: `/sites/${siteId}/pages` }}
        badges={
          <>
            {!page.isPublished && <Badge>{text('pages.draft')}</Badge>}
            {!page.settings.isEnabled && <Badge tone="danger">{text('pages.disabled')}</Badge>}
          </>
        }
        description={text(page.isPublished ? 'items.description' : 'items.pageIsDraft', {
          noun: several,
        })}
        actions={
          <>
            {can('content.edit') && (
              <LinkButton look="quiet" icon={PanelsTopLeft} href={pageEditorPath(siteId, page.id)}>
                {text('items.seeOnPage')}
              </LinkButton>
            )}
            <LinkButton look="quiet" icon={Settings2} href={pageSettingsPath(siteId, page.id)}>
              {text('pages.settings')}
            </LinkButton>
            {page.isPublished && site && (
              <LinkButton
                look="quiet"
                icon={ExternalLink}
                href={new URL(page.path, site.url).href}
                target="_blank"
                rel="noopener"
              >
                {text('pages.viewLive')}
              </LinkButton>
            )}
            {add}
          </>
        }
      />
      <SearchableList
        of="items"
        query={items}
        search={search}
        settled={settled}
        onSearch={setSearch}
        empty={
          <EmptyState
            icon={kindIcon(page.kind)}
            title={text('items.emptyTitle', { noun: several })}
            action={add}
          >
            {text('items.emptyHint', { noun: one })}
          </EmptyState>
        }
        tools={
          <Select<Filter>
            label={text('items.status')}
            isLabelHidden
            value={filter}
            options={[
              { id: 'all', label: text('items.allStates') },
              ...ITEM_STATUSES.map((id) => ({ id, label: statusOf(id) })),
            ]}
            onChange={setFilter}
          />
        }
        isFiltered={filter !== 'all'}
        nothing={
          filter === 'all'
            ? undefined
            : text('items.noneWithStatus', { noun: several, status: statusOf(filter) })
        }
        onClear={() => {
          setSearch('')
          setFilter('all')
        }}
      >
        {(rows) => (
          <ItemList
            siteId={siteId}
            page={page}
            items={rows}
            canArrange={isArranged && isWhole && !items.hasNextPage && can('content.publish')}
            onOpen={onOpen}
          />
        )}
      </SearchableList>
    </>
  )
}
