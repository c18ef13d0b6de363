import { EmptyState, PageHeader } from '@sitewright/ui'
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

export function OrdersScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim().replace(/^#/, ''))
  const orders = useOrders(siteId, settled)
  useTitle(text('orders.title'))
  const empty = (
    <EmptyState icon={ReceiptText} title={text('orders.emptyTitle')}>
      {text('orders.emptyHint')}
    </EmptyState>
  )
  const searching = { search, settled, onSearch: setSearch }
  return (
    <Screen>
      <PageHeader title={text('orders.title')} />
      <CannotPayNotice siteId={siteId} />
      <SearchableList of="orders" query={orders} empty={empty} {...searching}>
        {(rows) => <OrderTable siteId={siteId} orders={rows} />}
      </SearchableList>
    </Screen>
  )
}
