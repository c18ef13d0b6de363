import type { Asset } from '@sitewright/api/files/shapes'
import { requiresShipping } from '@sitewright/core/commerce/product-types'
import { isCounted } from '@sitewright/core/commerce/stock'
import { Card, Loading, Notice } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import { usePictures } from '../../../forms/use-pictures.ts'
import { useText } from '../../../text.ts'
import list from '../../List.module.css'
import { useStoreSettings } from '../../settings/use-store-settings.ts'
import { changeSale, type WholePartProps } from '../item-part.ts'
import { BulkBar } from './BulkBar.tsx'
import { SingleVariant } from './SingleVariant.tsx'
import { withVariant } from './sale-draft.ts'
import styles from './Variants.module.css'
import { VariantTable } from './VariantTable.tsx'
import { CELL_COLUMNS, filledDown, pasted } from './variant-cells.ts'
import type { VariantDraft } from './variant-grid.ts'

const NO_PICTURES: Readonly<Record<string, Asset>> = {}

/** Price and stock: plain fields for one variant, a grid for several. */
export function VariantsCard(part: WholePartProps) {
  const text = useText()
  const { site, stored, draft, problems, isReadOnly } = part
  const { type, options, variants, imageIds, lowStockUpTo } = draft.sale
  const { data: settings } = useStoreSettings(site.id)
  const { data: pictures = NO_PICTURES } = usePictures(site.id, imageIds)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(
    () => new Set(variants.map(({ key }) => key).filter((key) => selected.has(key))),
    [variants, selected],
  )
  const optionNames = useMemo(() => options.map(({ name }) => name.trim()), [options])
  const [unread, setUnread] = useState(0)
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
      {unread > 0 && (
        <div className={list.notice}>
          <Notice tone="warning" isAlert>
            {text('bulk.someNotRead', { count: unread })}
          </Notice>
        </div>
      )}
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
        optionNames={optionNames}
        imageIds={imageIds}
        pictures={pictures}
        selected={chosen}
        lowUpTo={lowStockUpTo ?? settings?.lowStockUpTo ?? 0}
        onSelect={setSelected}
        onChange={(key, change) => set(new Set([key]), change)}
        onFillDown={(key, column) =>
          changeSale(part, (sale) => ({
            ...sale,
            variants: filledDown(sale.variants, { key, column }, chosen),
          }))
        }
        onPaste={(grid, key, column) => {
          const columns = CELL_COLUMNS.filter((name) => name !== 'stock' || shared.hasStock)
          const place = { key, column, currency, columns }
          setUnread(pasted(variants, grid, place).unread)
          changeSale(part, (sale) => ({
            ...sale,
            variants: pasted(sale.variants, grid, place).variants,
          }))
        }}
        {...shared}
      />
      {!isReadOnly && <p className={styles.hint}>{text('products.fillHint')}</p>}
    </Card>
  )
}
