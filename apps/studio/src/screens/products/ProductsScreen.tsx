import { EmptyState, LinkButton, PageHeader } from '@sitewright/ui'
import { FolderTree, GripVertical, Package, Pencil } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { NewProductButton } from './NewProductButton.tsx'
import { ProductTable } from './ProductTable.tsx'
import { useProducts } from './use-products.ts'

export function ProductsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const can = useCan(siteId)
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim())
  const products = useProducts(siteId, settled)
  useTitle(text('products.title'))
  const newProduct = can('products.edit') && <NewProductButton siteId={siteId} />
  const empty = (
    <EmptyState icon={Package} title={text('products.emptyTitle')} action={newProduct}>
      {text('products.emptyHint')}
    </EmptyState>
  )
  const searching = { search, settled, onSearch: setSearch }
  return (
    <Screen>
      <PageHeader
        title={text('products.title')}
        actions={
          <>
            <LinkButton icon={GripVertical} href={`/sites/${siteId}/products/order`}>
              {text('arrange.open')}
            </LinkButton>
            <LinkButton icon={FolderTree} href={`/sites/${siteId}/products/categories`}>
              {text('categories.title')}
            </LinkButton>
            {can('products.edit') && (
              <LinkButton icon={Pencil} href={`/sites/${siteId}/products/bulk`}>
                {text('bulk.open')}
              </LinkButton>
            )}
            {newProduct}
          </>
        }
      />
      <SearchableList of="products" query={products} empty={empty} {...searching}>
        {(rows) => <ProductTable siteId={siteId} products={rows} />}
      </SearchableList>
    </Screen>
  )
}
