import { Button, Card, EmptyState, PageHeader, SearchField } from '@sitewright/ui'
import { ReceiptText, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
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
  return (
    <Screen>
      <PageHeader title={text('orders.title')} />
      <QueryView query={orders} loading={text('orders.loading')} failed={text('orders.failed')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0 && settled === '' && search === '') {
            return (
              <EmptyState icon={ReceiptText} title={text('orders.emptyTitle')}>
                {text('orders.emptyHint')}
              </EmptyState>
            )
          }
          return (
            <Card isFlush>
              <div className={list.tools}>
                <SearchField label={text('orders.search')} value={search} onChange={setSearch} />
              </div>
              {rows.length === 0 ? (
                <EmptyState
                  icon={SearchX}
                  title={text('orders.nothingFound', { search: settled })}
                  action={
                    <Button onPress={() => setSearch('')}>{text('common.clearSearch')}</Button>
                  }
                >
                  {text('orders.nothingFoundHint')}
                </EmptyState>
              ) : (
                <OrderTable siteId={siteId} orders={rows} />
              )}
              {orders.hasNextPage && (
                <div className={list.more}>
                  <Button
                    isPending={orders.isFetchingNextPage}
                    onPress={() => void orders.fetchNextPage()}
                  >
                    {text('common.showMore')}
                  </Button>
                </div>
              )}
            </Card>
          )
        }}
      </QueryView>
    </Screen>
  )
}
