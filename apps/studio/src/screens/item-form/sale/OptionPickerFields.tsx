import { OPTION_PICKERS, type OptionPicker } from '@sitewright/core/commerce/option-pickers'
import { ColorField, Select } from '@sitewright/ui'
import type { MessageId } from '../../../messages.ts'
import { useText } from '../../../text.ts'
import styles from './OptionsCard.module.css'
import type { OptionDraft } from './variant-grid.ts'

const LABELS = {
  theme: 'products.pickerTheme',
  list: 'products.pickerList',
  buttons: 'products.pickerButtons',
  swatches: 'products.pickerSwatches',
} as const satisfies Record<OptionPicker, MessageId>

export interface OptionPickerFieldsProps {
  option: OptionDraft
  isReadOnly: boolean
  problem?: string | undefined
  onChange(option: OptionDraft): void
}

/** How shoppers choose among the values of an option, and the colours of swatches. */
export function OptionPickerFields({
  option,
  isReadOnly,
  problem,
  onChange,
}: OptionPickerFieldsProps) {
  const text = useText()
  const { picker = 'theme', values } = option
  const setColor = (key: string, color: string) =>
    onChange({
      ...option,
      values: values.map((value) => (value.key === key ? { ...value, color } : value)),
    })
  const isSwatches = picker === 'swatches'
  return (
    <div className={styles.picker}>
      <Select
        label={text('products.picker')}
        value={picker}
        {...(isSwatches && { description: text('products.swatchHint') })}
        problem={problem}
        isDisabled={isReadOnly}
        options={OPTION_PICKERS.map((id) => ({ id, label: text(LABELS[id]) }))}
        onChange={(next) => onChange({ ...option, picker: next })}
      />
      {isSwatches &&
        !isReadOnly &&
        values.map(({ key, name, color = '' }) => (
          <ColorField
            key={key}
            label={text('products.swatchColor', { name })}
            value={color}
            onChange={(next) => setColor(key, next)}
          />
        ))}
    </div>
  )
}
