import {
  MAX_MERCHANDISING_TEXT,
  type ProductMerchandising,
  SCARCITY_CHOICES,
} from '@sitewright/core/commerce/merchandising'
import { Card, Select, TextField, TextLink } from '@sitewright/ui'
import type { MessageId } from '../../../messages.ts'
import { useText } from '../../../text.ts'
import { useCan } from '../../sites/use-sites.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import styles from './Variants.module.css'

const WORDS: Readonly<Record<ProductMerchandising['scarcity'], MessageId>> = {
  store: 'products.scarcityAsStore',
  shown: 'products.scarcityShown',
  hidden: 'products.scarcityHidden',
}

/** Words for shoppers when little or nothing is left of a product. */
export function MerchandisingCard(part: ItemPartProps) {
  const text = useText()
  const { site, draft, problems, isReadOnly } = part
  const can = useCan(site.id)
  const { merchandising } = draft.sale
  const set = (change: Partial<ProductMerchandising>) =>
    changeSale(part, (sale) => ({ ...sale, merchandising: { ...sale.merchandising, ...change } }))
  return (
    <Card title={text('products.merchandising')} description={text('products.merchandisingHint')}>
      <div className={styles.single}>
        <Select
          label={text('products.scarcity')}
          isDisabled={isReadOnly}
          value={merchandising.scarcity}
          options={SCARCITY_CHOICES.map((id) => ({ id, label: text(WORDS[id]) }))}
          onChange={(scarcity) => set({ scarcity })}
          problem={problems['merchandising.scarcity']}
        />
        {merchandising.scarcity !== 'hidden' && (
          <TextField
            label={text('products.scarcityText')}
            description={text('products.scarcityTextHint', { number: '{qtyInStock}' })}
            isOptional
            autoComplete="off"
            maxLength={MAX_MERCHANDISING_TEXT}
            isReadOnly={isReadOnly}
            value={merchandising.scarcityText}
            onChange={(scarcityText) => set({ scarcityText })}
            problem={problems['merchandising.scarcityText']}
          />
        )}
        <TextField
          label={text('products.soldOutText')}
          description={text('products.soldOutTextHint')}
          isOptional
          autoComplete="off"
          maxLength={MAX_MERCHANDISING_TEXT}
          isReadOnly={isReadOnly}
          value={merchandising.soldOutText}
          onChange={(soldOutText) => set({ soldOutText })}
          problem={problems['merchandising.soldOutText']}
        />
      </div>
      {can('commerce.settings') && (
        <TextLink href={`/sites/${site.id}/settings`}>
          {text('products.merchandisingOfStore')}
        </TextLink>
      )}
    </Card>
  )
}
