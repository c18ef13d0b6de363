import { Button, MoneyField, NumberField, Popover } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { MeasuresPopover } from './MeasuresPopover.tsx'
import styles from './Variants.module.css'
import { NO_MEASURES, type VariantDraft } from './variant-grid.ts'

export interface BulkBarProps {
  /** Chosen variants; 0 means all of them. */
  count: number
  total: number
  currency: string
  hasStock: boolean
  isShipped: boolean
  onSet(change: Partial<VariantDraft>): void
}

/** Sets the price, the stock or the weight and size of many variants at once. */
export function BulkBar({ count, total, currency, hasStock, isShipped, onSet }: BulkBarProps) {
  const text = useText()
  const [price, setPrice] = useState<number | null>(null)
  const [quantity, setQuantity] = useState(0)
  const goal =
    count > 0 ? text('products.setFor', { count }) : text('products.setForAll', { total })
  const setStock = (unlimited: boolean) => onSet({ stock: { unlimited, quantity } })
  return (
    <div className={styles.bulk}>
      <span className={styles.goal}>{goal}</span>
      <Popover
        label={text('products.setPrice')}
        placement="bottom start"
        trigger={<Button size="small">{text('products.setPrice')}</Button>}
      >
        {(close) => (
          <>
            <MoneyField
              label={text('products.priceFor')}
              currency={currency}
              autoFocus
              value={price}
              onChange={setPrice}
            />
            <Button
              look="primary"
              size="small"
              isDisabled={price === null}
              onPress={() => {
                onSet({ priceMinor: price })
                close()
              }}
            >
              {text('products.setPrice')}
            </Button>
          </>
        )}
      </Popover>
      {hasStock && (
        <Popover
          label={text('products.setStock')}
          placement="bottom start"
          trigger={<Button size="small">{text('products.setStock')}</Button>}
        >
          {(close) => (
            <>
              <NumberField
                label={text('products.stockFor')}
                minValue={0}
                maxValue={1_000_000}
                autoFocus
                value={quantity}
                onChange={(next) => setQuantity(next || 0)}
              />
              <div className={styles.pair}>
                <Button
                  size="small"
                  onPress={() => {
                    setStock(true)
                    close()
                  }}
                >
                  {text('products.unlimited')}
                </Button>
                <Button
                  look="primary"
                  size="small"
                  onPress={() => {
                    setStock(false)
                    close()
                  }}
                >
                  {text('products.setStock')}
                </Button>
              </div>
            </>
          )}
        </Popover>
      )}
      {isShipped && (
        <MeasuresPopover
          label={text('products.setMeasures')}
          shown={text('products.setMeasures')}
          setLabel={text('products.setMeasures')}
          value={NO_MEASURES}
          isReadOnly={false}
          onChange={onSet}
        />
      )}
    </div>
  )
}
