import { MoneyField, NumberField, Switch, TextField } from '@sitewright/ui'
import { useText } from '../../../text.ts'
import { MeasureFields } from './MeasureFields.tsx'
import styles from './Variants.module.css'
import type { VariantDraft } from './variant-grid.ts'

export interface SingleVariantProps {
  variant: VariantDraft
  currency: string
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
  hasStock: boolean
  isShipped: boolean
  onChange(change: Partial<VariantDraft>): void
}

/** The one variant of a product without options. */
export function SingleVariant({
  variant,
  currency,
  problems,
  isReadOnly,
  hasStock,
  isShipped,
  onChange,
}: SingleVariantProps) {
  const text = useText()
  const { stock } = variant
  return (
    <div className={styles.single}>
      <MoneyField
        label={text('products.price')}
        currency={currency}
        isReadOnly={isReadOnly}
        value={variant.priceMinor}
        onChange={(priceMinor) => onChange({ priceMinor })}
        problem={problems['variants.0.priceMinor']}
      />
      <div className={styles.stack}>
        <Switch
          label={text('products.onSale')}
          isDisabled={isReadOnly}
          isSelected={variant.onSale}
          onChange={(onSale) => onChange({ onSale })}
        />
        {variant.onSale && (
          <MoneyField
            label={text('products.salePrice')}
            currency={currency}
            isReadOnly={isReadOnly}
            value={variant.salePriceMinor}
            onChange={(salePriceMinor) => onChange({ salePriceMinor })}
            problem={problems['variants.0.salePriceMinor']}
          />
        )}
      </div>
      <TextField
        label={text('products.sku')}
        isOptional
        description={text('products.skuHint')}
        autoComplete="off"
        isReadOnly={isReadOnly}
        value={variant.sku}
        onChange={(sku) => onChange({ sku })}
        problem={problems['variants.0.sku']}
      />
      {hasStock && (
        <div className={styles.stack}>
          <Switch
            label={text('products.countStock')}
            description={text('products.countStockHint')}
            isDisabled={isReadOnly}
            isSelected={!stock.unlimited}
            onChange={(counts) => onChange({ stock: { ...stock, unlimited: !counts } })}
          />
          {!stock.unlimited && (
            <NumberField
              label={text('products.unitsLeft')}
              minValue={0}
              maxValue={1_000_000}
              isReadOnly={isReadOnly}
              value={stock.quantity}
              onChange={(quantity) => onChange({ stock: { ...stock, quantity: quantity || 0 } })}
              problem={problems['variants.0.stock.quantity']}
            />
          )}
        </div>
      )}
      {isShipped && (
        <MeasureFields
          value={variant}
          isReadOnly={isReadOnly}
          problemOf={(field) => problems[`variants.0.${field}`]}
          onChange={onChange}
        />
      )}
    </div>
  )
}
