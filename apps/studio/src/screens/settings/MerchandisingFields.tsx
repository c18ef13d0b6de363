import {
  MAX_MERCHANDISING_TEXT,
  MAX_SCARCITY,
  type StoreMerchandising,
} from '@sitewright/core/commerce/merchandising'
import { Card, NumberField, Switch, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'

export interface MerchandisingFieldsProps {
  value: StoreMerchandising
  isDisabled: boolean
  problems: Readonly<Record<string, string>>
  onChange(value: StoreMerchandising): void
}

/** The store's words for products of which little or nothing is left. */
export function MerchandisingFields(props: MerchandisingFieldsProps) {
  const { value, isDisabled, problems, onChange } = props
  const text = useText()
  const set = (change: Partial<StoreMerchandising>) => onChange({ ...value, ...change })
  return (
    <Card title={text('products.merchandising')} description={text('settings.merchandisingHint')}>
      <Switch
        label={text('settings.scarcity')}
        description={text('settings.scarcityHint')}
        isDisabled={isDisabled}
        isSelected={value.scarcityShownByDefault}
        onChange={(scarcityShownByDefault) => set({ scarcityShownByDefault })}
      />
      <NumberField
        label={text('settings.scarcityUpTo')}
        minValue={1}
        maxValue={MAX_SCARCITY}
        isDisabled={isDisabled}
        value={value.scarcityUpTo}
        onChange={(units) => set({ scarcityUpTo: units || 1 })}
        problem={problems['merchandising.scarcityUpTo']}
      />
      <TextField
        label={text('products.scarcityText')}
        description={text('settings.scarcityTextHint', { number: '{qtyInStock}' })}
        maxLength={MAX_MERCHANDISING_TEXT}
        isDisabled={isDisabled}
        value={value.scarcityText}
        onChange={(scarcityText) => set({ scarcityText })}
        problem={problems['merchandising.scarcityText']}
      />
      <TextField
        label={text('products.soldOutText')}
        description={text('settings.soldOutTextHint')}
        isOptional
        maxLength={MAX_MERCHANDISING_TEXT}
        isDisabled={isDisabled}
        value={value.soldOutText}
        onChange={(soldOutText) => set({ soldOutText })}
        problem={problems['merchandising.soldOutText']}
      />
    </Card>
  )
}
