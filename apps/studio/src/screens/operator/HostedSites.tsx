import type { HostedSite } from '@sitewright/api/operators/shapes'
import { SITE_STANDINGS, type SiteStanding } from '@sitewright/core/site/site-standing'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  IconButton,
  SearchField,
  Select,
  Table,
  type TableColumn,
  type Tone,
} from '@sitewright/ui'
import { Ellipsis, SearchX } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { shortAddress } from '../sites/short-address.ts'
import { useDelayed } from '../use-delayed.ts'
import { HostedSiteDialog } from './HostedSiteDialog.tsx'
import { useHostedSites } from './use-hosted-sites.ts'

const ANY = 'any'

/** Every site of the server, newest first, by words and by standing. */
export function HostedSites() {
  const text = useText()
  const [search, setSearch] = useState('')
  const settled = useDelayed(search)
  const [standing, setStanding] = useState<SiteStanding>()
  const [open, setOpen] = useState<HostedSite>()
  const sites = useHostedSites({ search: settled, standing })
  const showAll = () => {
    setSearch('')
    setStanding(undefined)
  }
  return (
    <>
      <Card isFlush>
        <div className={list.tools}>
          <SearchField label={text('operator.search')} value={search} onChange={setSearch} />
          <Select<SiteStanding | typeof ANY>
            label={text('operator.standing')}
            options={[
              { id: ANY, label: text('operator.any') },
              ...SITE_STANDINGS.map((id) => ({ id, label: text(`operator.standing.${id}`) })),
            ]}
            value={standing ?? ANY}
            onChange={(id) => setStanding(id === ANY ? undefined : id)}
          />
        </div>
        <QueryView
          query={sites}
          loading={text('operator.loading')}
          failed={text('operator.failed')}
        >
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items)
            if (rows.length === 0) return <Nothing search={settled} onShowAll={showAll} />
            return <SiteTable rows={rows} onOpen={setOpen} />
          }}
        </QueryView>
        {sites.hasNextPage && (
          <div className={list.more}>
            <Button isPending={sites.isFetchingNextPage} onPress={() => void sites.fetchNextPage()}>
              {text('common.showMore')}
            </Button>
          </div>
        )}
      </Card>
      {open && <HostedSiteDialog site={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Nothing({ search, onShowAll }: { search: string; onShowAll(): void }) {
  const text = useText()
  return (
    <EmptyState
      icon={SearchX}
      title={
        search === '' ? text('operator.nothingStands') : text('operator.nothingFound', { search })
      }
      action={<Button onPress={onShowAll}>{text('operator.showAll')}</Button>}
    >
      {text('operator.nothingHint')}
    </EmptyState>
  )
}

const TONES: Readonly<Record<SiteStanding, Tone>> = {
  open: 'neutral',
  suspended: 'warning',
  takenDown: 'danger',
}

interface SiteTableProps {
  rows: readonly HostedSite[]
  onOpen(site: HostedSite): void
}

function SiteTable({ rows, onOpen }: SiteTableProps) {
  const text = useText()
  const dates = useDates()
  const stateOf = ({ standing, removedAt, publishedAt }: HostedSite) => {
    if (standing !== 'open') return text(`operator.standing.${standing}`)
    if (removedAt !== null) return text('operator.removed')
    return publishedAt === null ? text('operator.unpublished') : text('operator.standing.open')
  }
  const columns: TableColumn<HostedSite>[] = [
    {
      id: 'site',
      label: text('operator.site'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ title, url }) => (
        <>
          {title} <small className={list.faint}>{shortAddress(url)}</small>
        </>
      ),
    },
    {
      id: 'owner',
      label: text('operator.owner'),
      cell: ({ owner }) => owner || text('operator.noOwner'),
    },
    {
      id: 'standing',
      label: text('operator.standing'),
      width: '11rem',
      cell: (site) => <Badge tone={TONES[site.standing]}>{stateOf(site)}</Badge>,
    },
    {
      id: 'made',
      label: text('operator.made'),
      width: '9rem',
      phone: 'hidden',
      cell: ({ createdAt }) => <span className={list.faint}>{dates.short(createdAt)}</span>,
    },
    {
      id: 'look',
      label: '',
      width: '3.5rem',
      align: 'end',
      phone: 'end',
      cell: (site) => (
        <IconButton
          label={text('operator.look', { site: site.title })}
          icon={Ellipsis}
          onPress={() => onOpen(site)}
        />
      ),
    },
  ]
  return (
    <Table label={text('operator.sites')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  )
}
