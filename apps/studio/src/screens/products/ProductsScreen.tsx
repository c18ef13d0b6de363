import { Button, Card, EmptyState, LinkButton, PageHeader, SearchField } from '@sitewright/ui'
import { Package, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { ProductTable } from './ProductTable.tsx'
import { useProducts } from './use-products.ts'

export function ProductsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const can = useCan(siteId)
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim())
  const products = useProducts(siteId, settled)
  useTitle(text('products.title'))
  const newProduct = can('products.edit') && (
    <LinkButton look="primary" icon={Plus} href={`/sites/${siteId}/products/new`}>
      {text('products.add')}
    </LinkButton>
  )
  return (
    <Screen>
      <PageHeader title={text('products.title')} actions={newProduct} />
      <QueryView
        query={products}
        loading={text('products.loading')}
        failed={text('products.failed')}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0 && settled === '' && search === '') {
            return (
              <EmptyState icon={Package} title={text('products.emptyTitle')} action={newProduct}>
                {text('products.emptyHint')}
              </EmptyState>
            )
          }
          return (
            <Card isFlush>
              <div className={list.tools}>
                <SearchField label={text('products.search')} value={search} onChange={setSearch} />
              </div>
              {rows.length === 0 ? (
                <EmptyState
                  icon={SearchX}
                  title={text('products.nothingFound', { search: settled })}
                  action={
                    <Button onPress={() => setSearch('')}>{text('common.clearSearch')}</Button>
                  }
                >
                  {text('products.nothingFoundHint')}
                </EmptyState>
              ) : (
                <ProductTable siteId={siteId} products={rows} />
              )}
              {products.hasNextPage && (
                <div className={list.more}>
                  <Button
                    isPending={products.isFetchingNextPage}
                    onPress={() => void products.fetchNextPage()}
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
