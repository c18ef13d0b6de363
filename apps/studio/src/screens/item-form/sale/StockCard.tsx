import { isCounted } from '@sitewright/core/commerce/stock'
import { MAX_STOCK } from '@sitewright/core/commerce/stock-reasons'
import { Button, Card, NumberField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { useStoreSettings } from '../../settings/use-store-settings.ts'
import { useCan } from '../../sites/use-sites.ts'
import { changeSale, type UnsavedPartProps } from '../item-part.ts'
import { AdjustStockDialog } from './AdjustStockDialog.tsx'
import { StockHistory } from './StockHistory.tsx'
import styles from './Variants.module.css'

/** When little is left, changes of stock for a reason, and their history; nothing for what never runs out. */
export function StockCard(part: UnsavedPartProps) {
  const text = useText()
  const { site, stored, draft, problems, isReadOnly, isDirty, onStored } = part
  const can = useCan(site.id)
  const { data: settings } = useStoreSettings(site.id)
  const [isAdjusting, setIsAdjusting] = useState(false)
  const { type, lowStockUpTo } = draft.sale
  if (!isCounted(type)) return null
  const sale = stored?.sale && isCounted(stored.sale.type) ? stored.sale : null
  const counted = sale?.variants.filter(({ stock }) => !stock.unlimited) ?? []
  return (
    <Card title={text('stock.title')} description={text('stock.hint')}>
      <div className={styles.single}>
        <NumberField
          label={text('stock.lowUpTo')}
          description={text('stock.lowUpToHint', { count: settings?.lowStockUpTo ?? 0 })}
          isOptional
          minValue={0}
          maxValue={MAX_STOCK}
          isReadOnly={isReadOnly}
          value={lowStockUpTo ?? Number.NaN}
          onChange={(units) =>
            changeSale(part, (now) => ({
              ...now,
              lowStockUpTo: Number.isNaN(units) ? null : units,
            }))
          }
          problem={problems.lowStockUpTo}
        />
      </div>
      {counted.length > 0 && can('stock.edit') && (
        <div>
          <Button isDisabled={isDirty} onPress={() => setIsAdjusting(true)}>
            {text('stock.adjust')}
          </Button>
          {isDirty && <p>{text('stock.saveFirst')}</p>}
        </div>
      )}
      {stored && sale && <StockHistory siteId={site.id} productId={stored.id} />}
      {stored && isAdjusting && (
        <AdjustStockDialog
          siteId={site.id}
          product={stored}
          variants={counted}
          onAdjusted={onStored}
          onClose={() => setIsAdjusting(false)}
        />
      )}
    </Card>
  )
}
