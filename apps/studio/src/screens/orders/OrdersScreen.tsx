import { EmptyState, PageHeader, Select } from '@sitewright/ui'
import { ReceiptText } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { CannotPayNotice } from '../settings/CannotPayNotice.tsx'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { OrderTable } from './OrderTable.tsx'
import { useOrders } from './use-orders.ts'

const FILTERS = ['all', 'PENDING', 'FULFILLED', 'CANCELED'] as const
type Filter = (typeof FILTERS)[number]

const FILTER_LABELS = {
  all: 'orders.showAll',
  PENDING: 'orders.showPending',
  FULFILLED: 'orders.showFulfilled',
  CANCELED: 'orders.showCanceled',
} as const satisfies Record<Filter, string>

/** Said where no order is as the filter asks. */
const NOTHING = {
  PENDING: 'orders.nothingPending',
  FULFILLED: 'orders.nothingFulfilled',
  CANCELED: 'orders.nothingCanceled',
} as const satisfies Record<Exclude<Filter, 'all'>, string>

export function OrdersScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim().replace(/^#/, ''))
  const [filter, setFilter] = useState<Filter>('all')
  const orders = useOrders(siteId, { search: settled, fulfillment: filter })
  useTitle(text('orders.title'))
  const empty = (
    <EmptyState icon={ReceiptText} title={text('orders.emptyTitle')}>
      {text('orders.emptyHint')}
    </EmptyState>
  )
  const searching = { search, settled, onSearch: setSearch }
  const isFiltered = filter !== 'all'
  return (
    <Screen>
      <PageHeader title={text('orders.title')} />
      <CannotPayNotice siteId={siteId} />
      <SearchableList
        of="orders"
        query={orders}
        empty={empty}
        {...searching}
        tools={
          <Select<Filter>
            label={text('orders.show')}
            isLabelHidden
            options={FILTERS.map((id) => ({ id, label: text(FILTER_LABELS[id]) }))}
            value={filter}
            onChange={setFilter}
          />
        }
        isFiltered={isFiltered}
        nothing={isFiltered && settled === '' ? text(NOTHING[filter]) : undefined}
        onClear={() => {
          setSearch('')
          setFilter('all')
        }}
      >
        {(rows) => <OrderTable siteId={siteId} orders={rows} />}
      </SearchableList>
    </Screen>
  )
}
