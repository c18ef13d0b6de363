import { requiresShipping } from '@sitewright/core/commerce/product-types'
import { isCounted } from '@sitewright/core/commerce/stock'
import { Card, Loading } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import { usePictures } from '../../../forms/use-pictures.ts'
import { useText } from '../../../text.ts'
import { useStoreSettings } from '../../settings/use-store-settings.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import { BulkBar } from './BulkBar.tsx'
import { SingleVariant } from './SingleVariant.tsx'
import { withVariant } from './sale-draft.ts'
import { VariantTable } from './VariantTable.tsx'
import type { VariantDraft } from './variant-grid.ts'

/** Price and stock: plain fields for one variant, a grid for several. */
export function VariantsCard(part: ItemPartProps) {
  const text = useText()
  const { site, stored, draft, problems, isReadOnly } = part
  const { type, options, variants, imageIds } = draft.sale
  const { data: settings } = useStoreSettings(site.id)
  const { data: pictures = {} } = usePictures(site.id, imageIds)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(
    () => new Set(variants.map(({ key }) => key).filter((key) => selected.has(key))),
    [variants, selected],
  )
  const set = (keys: ReadonlySet<string>, change: Partial<VariantDraft>) =>
    changeSale(part, (sale) => withVariant(sale, keys, change))
  const currency = stored?.sale?.currency ?? settings?.currency
  if (currency === undefined) return <Loading label={text('items.loadingOne')} />
  const shared = {
    currency,
    problems,
    isReadOnly,
    hasStock: isCounted(type),
    isShipped: requiresShipping(type),
  }
  const [only] = variants
  if (only && variants.length === 1 && Object.keys(only.attributes).length === 0) {
    return (
      <Card title={text('products.priceAndStock')}>
        <SingleVariant
          variant={only}
          onChange={(change) => set(new Set([only.key]), change)}
          {...shared}
        />
      </Card>
    )
  }
  return (
    <Card
      title={text('products.variants')}
      description={text('products.variantCount', { count: variants.length })}
      isFlush
    >
      {!isReadOnly && (
        <BulkBar
          count={chosen.size}
          total={variants.length}
          currency={currency}
          hasStock={shared.hasStock}
          isShipped={shared.isShipped}
          onSet={(change) =>
            set(chosen.size > 0 ? chosen : new Set(variants.map(({ key }) => key)), change)
          }
        />
      )}
      <VariantTable
        variants={variants}
        optionNames={options.map(({ name }) => name.trim())}
        imageIds={imageIds}
        pictures={pictures}
        selected={chosen}
        onSelect={setSelected}
        onChange={(key, change) => set(new Set([key]), change)}
        {...shared}
      />
    </Card>
  )
}
