import type { Asset } from '@sitewright/api/files/shapes'
import { isLow } from '@sitewright/core/commerce/stock-reasons'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { Badge, Checkbox, MoneyField, NumberField, Switch, TextField } from '@sitewright/ui'
import { memo } from 'react'
import { useText } from '../../../text.ts'
import { MeasuresPopover, useMeasuresText } from './MeasuresPopover.tsx'
import { VariantPicture } from './VariantPicture.tsx'
import styles from './Variants.module.css'
import type { VariantDraft } from './variant-grid.ts'

export interface VariantRowProps {
  variant: VariantDraft
  /** Its place among all variants. */
  index: number
  optionNames: readonly string[]
  currency: string
  imageIds: readonly string[]
  pictures: Readonly<Record<string, Asset>>
  isReadOnly: boolean
  hasStock: boolean
  lowUpTo: number
  isShipped: boolean
  isSelected: boolean
  /** Messages by field of the variant. */
  problems: Readonly<Record<string, string>>
  /** Takes the row's height. */
  measure(row: HTMLTableRowElement | null): void
  onToggle(key: string, isSelected: boolean): void
  onChange(key: string, change: Partial<VariantDraft>): void
}

/** Drawn anew only where one of its own values changed. */
export const VariantRow = memo(function VariantRow({
  variant,
  isReadOnly,
  problems,
  ...row
}: VariantRowProps) {
  const problemOf = (field: string): string | undefined => problems[field]
  const text = useText()
  const measuresText = useMeasuresText()
  const { key, stock, onSale } = variant
  const name = describeVariant(variant.attributes, row.optionNames)
  const change = (next: Partial<VariantDraft>) => row.onChange(key, next)
  const label = (column: string) => `${column}, ${name}`
  return (
    <tr ref={row.measure} data-index={row.index} data-key={key} aria-rowindex={row.index + 2}>
      {!isReadOnly && (
        <td className={styles.check}>
          <Checkbox
            label={text('products.selectVariant', { name })}
            isLabelHidden
            isSelected={row.isSelected}
            onChange={(isSelected) => row.onToggle(key, isSelected)}
          />
        </td>
      )}
      <th scope="row" className={styles.name}>
        <span>
          {row.imageIds.length > 0 && (
            <VariantPicture
              name={name}
              imageIds={row.imageIds}
              pictures={row.pictures}
              value={variant.imageId}
              isReadOnly={isReadOnly}
              onChange={(imageId) => change({ imageId })}
            />
          )}
          {name}
        </span>
      </th>
      <td data-label={text('products.sku')} data-column="sku" data-key={key}>
        <TextField
          label={label(text('products.sku'))}
          isLabelHidden
          isOptional
          autoComplete="off"
          isReadOnly={isReadOnly}
          value={variant.sku}
          onChange={(sku) => change({ sku })}
          problem={problemOf('sku')}
        />
      </td>
      <td
        data-label={text('products.price')}
        data-column="price"
        data-key={key}
        className={styles.money}
      >
        <MoneyField
          label={label(text('products.price'))}
          isLabelHidden
          currency={row.currency}
          isReadOnly={isReadOnly}
          value={variant.priceMinor}
          onChange={(priceMinor) => change({ priceMinor })}
          problem={problemOf('priceMinor')}
        />
      </td>
      <td
        data-label={text('products.sale')}
        data-column="sale"
        data-key={key}
        className={styles.switched}
      >
        <span>
          <Switch
            label={label(text('products.onSale'))}
            isLabelHidden
            isDisabled={isReadOnly}
            isSelected={onSale}
            onChange={(next) => change({ onSale: next })}
          />
          <MoneyField
            label={label(text('products.salePrice'))}
            isLabelHidden
            currency={row.currency}
            isDisabled={!onSale}
            isReadOnly={isReadOnly}
            value={variant.salePriceMinor}
            onChange={(salePriceMinor) => change({ salePriceMinor })}
            problem={problemOf('salePriceMinor')}
          />
        </span>
      </td>
      {row.hasStock && (
        <td
          data-label={text('products.stock')}
          data-column="stock"
          data-key={key}
          className={styles.switched}
        >
          <span>
            <Switch
              label={label(text('products.countStock'))}
              isLabelHidden
              isDisabled={isReadOnly}
              isSelected={!stock.unlimited}
              onChange={(counts) => change({ stock: { ...stock, unlimited: !counts } })}
            />
            {stock.unlimited ? (
              <span className={styles.unlimited}>{text('products.unlimited')}</span>
            ) : (
              <NumberField
                label={label(text('products.unitsLeft'))}
                isLabelHidden
                hasSteppers={false}
                minValue={0}
                maxValue={1_000_000}
                isReadOnly={isReadOnly}
                value={stock.quantity}
                onChange={(quantity) => change({ stock: { ...stock, quantity: quantity || 0 } })}
                problem={problemOf('stock.quantity')}
              />
            )}
            {stock.quantity > 0 && isLow(stock, row.lowUpTo) && (
              <Badge tone="warning">{text('stock.low')}</Badge>
            )}
            {!stock.unlimited && stock.quantity === 0 && (
              <Badge tone="danger">{text('products.soldOut')}</Badge>
            )}
          </span>
        </td>
      )}
      {row.isShipped && (
        <td data-label={text('products.measures')}>
          <MeasuresPopover
            label={label(text('products.measures'))}
            shown={measuresText(variant)}
            value={variant}
            isReadOnly={isReadOnly}
            problemOf={problemOf}
            onChange={change}
          />
        </td>
      )}
    </tr>
  )
})
