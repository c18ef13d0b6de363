import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { useCan } from '../sites/use-sites.ts'
import { ProductForm } from './ProductForm.tsx'
import { useProduct } from './use-products.ts'

export interface ProductScreenProps {
  siteId: string
  /** Absent for a new product. */
  productId?: string
  onCreated(productId: string): void
  onRemoved(): void
}

export function ProductScreen({ siteId, productId, onCreated, onRemoved }: ProductScreenProps) {
  const text = useText()
  const can = useCan(siteId)
  const product = useProduct(siteId, productId)
  const settings = useStoreSettings(siteId)
  const texts = { loading: text('products.loadingOne'), failed: text('products.failedOne') }
  return (
    <QueryView query={settings} {...texts}>
      {({ currency }) => (
        <QueryView query={product} {...texts}>
          {(stored) => (
            <ProductForm
              key={stored?.id ?? 'new'}
              siteId={siteId}
              stored={stored}
              currency={stored?.currency ?? currency}
              canEdit={can('products.edit')}
              onCreated={onCreated}
              onRemoved={onRemoved}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
