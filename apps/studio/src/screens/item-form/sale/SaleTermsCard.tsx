import { MAX_BUTTON_LABEL } from '@sitewright/api/commerce/shapes'
import { TAX_CATEGORIES, type TaxCategory } from '@sitewright/core/commerce/pricing/taxes'
import { requiresShipping } from '@sitewright/core/commerce/product-types'
import { Card, MoneyField, Select, TextField } from '@sitewright/ui'
import type { MessageId } from '../../../messages.ts'
import { useText } from '../../../text.ts'
import { useStoreSettings } from '../../settings/use-store-settings.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import styles from './Variants.module.css'

const CATEGORIES = Object.keys(TAX_CATEGORIES) as readonly TaxCategory[]

const categoryWords = (category: TaxCategory): MessageId => `products.tax.${category}`

/** How a product is taxed, what sending it costs on top, and what its button says. */
export function SaleTermsCard(part: ItemPartProps) {
  const text = useText()
  const { site, stored, draft, problems, isReadOnly } = part
  const { sale } = draft
  const { data: settings } = useStoreSettings(site.id)
  const currency = stored?.sale?.currency ?? settings?.currency
  return (
    <Card title={text('products.terms')}>
      <div className={styles.single}>
        <Select
          label={text('products.taxCategory')}
          description={text('products.taxCategoryHint')}
          isDisabled={isReadOnly}
          value={sale.taxCategory}
          options={CATEGORIES.map((id) => ({ id, label: text(categoryWords(id)) }))}
          onChange={(taxCategory) => changeSale(part, (now) => ({ ...now, taxCategory }))}
          problem={problems.taxCategory}
        />
        {requiresShipping(sale.type) && currency !== undefined && (
          <MoneyField
            label={text('products.surcharge')}
            description={text('products.surchargeHint')}
            isOptional
            currency={currency}
            isReadOnly={isReadOnly}
            value={sale.shippingSurchargeMinor === 0 ? null : sale.shippingSurchargeMinor}
            onChange={(amount) =>
              changeSale(part, (now) => ({ ...now, shippingSurchargeMinor: amount ?? 0 }))
            }
            problem={problems.shippingSurchargeMinor}
          />
        )}
        <TextField
          label={text('products.buttonText')}
          description={text('products.buttonTextHint')}
          isOptional
          autoComplete="off"
          maxLength={MAX_BUTTON_LABEL}
          isReadOnly={isReadOnly}
          value={sale.addButtonText}
          onChange={(addButtonText) => changeSale(part, (now) => ({ ...now, addButtonText }))}
          problem={problems.addButtonText}
        />
      </div>
    </Card>
  )
}
