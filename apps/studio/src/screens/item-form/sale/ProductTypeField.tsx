import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { Select } from '@sitewright/ui'
import type { MessageId } from '../../../messages.ts'
import { useText } from '../../../text.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import type { SaleDraft } from './sale-draft.ts'

/** Product types of specification §3 in the order they are offered. */
const TYPES: readonly (readonly [SaleDraft['type'], MessageId, MessageId])[] = [
  [1, 'products.physical', 'products.physicalHint'],
  [2, 'products.digital', 'products.digitalHint'],
  [3, 'products.service', 'products.serviceHint'],
  [4, 'products.giftCard', 'products.giftCardHint'],
  [5, 'products.paywall', 'products.paywallHint'],
]

/** The type that a feature flag can take away. */
const GIFT_CARD = PRODUCT_TYPES.giftCard

export function ProductTypeField(props: ItemPartProps) {
  const text = useText()
  const { site, draft, problems, isReadOnly } = props
  const offered = TYPES.filter(
    ([type]) => type === draft.sale.type || type !== GIFT_CARD || site.flags.includes('giftCards'),
  )
  return (
    <Select
      label={text('items.kind')}
      isDisabled={isReadOnly}
      value={`${draft.sale.type}`}
      options={offered.map(([type, label, description]) => ({
        id: `${type}` as const,
        label: text(label),
        description: text(description),
      }))}
      onChange={(id) => {
        const type = TYPES.find(([known]) => `${known}` === id)?.[0] ?? 1
        changeSale(props, (sale) => ({ ...sale, type }))
      }}
      problem={problems.type}
    />
  )
}
