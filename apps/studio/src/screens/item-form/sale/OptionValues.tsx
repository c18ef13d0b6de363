import { IconButton } from '@sitewright/ui'
import { X } from '@sitewright/ui/icons'
import { useText } from '../../../text.ts'
import { CommitField } from './CommitField.tsx'
import styles from './OptionsCard.module.css'
import { newKey, type SaleDraft, withOptions, withValueName } from './sale-draft.ts'
import { MAX_VARIANTS, type OptionDraft, type OptionValueDraft } from './variant-grid.ts'

export interface OptionValuesProps {
  option: OptionDraft
  isReadOnly: boolean
  problem?: string | undefined
  /** Whether that many values still make few enough variants. */
  allows(values: readonly OptionValueDraft[]): boolean
  onChange(next: (sale: SaleDraft) => SaleDraft): void
}

/** The values of one option, each a small field; the last, empty one adds another. */
export function OptionValues({ option, isReadOnly, problem, allows, onChange }: OptionValuesProps) {
  const text = useText()
  const { values } = option
  const isNew = (name: string) => values.every((value) => value.name !== name)
  const setValues = (next: readonly OptionValueDraft[]) =>
    onChange((sale) =>
      withOptions(
        sale,
        sale.options.map((other) =>
          other.key === option.key ? { ...other, values: next } : other,
        ),
      ),
    )
  const remove = (key: string) => setValues(values.filter((value) => value.key !== key))
  const canAdd = allows([...values, { key: '', name: '\u0000' }])
  return (
    <fieldset className={styles.values}>
      <legend className={styles.legend}>{text('products.optionValues')}</legend>
      <div className={styles.chips}>
        {values.map((value, index) => (
          <span key={value.key} className={styles.chip}>
            <CommitField
              label={text('products.valueNumber', { number: index + 1 })}
              isLabelHidden
              value={value.name}
              isReadOnly={isReadOnly}
              isAllowed={isNew}
              onCommit={(name) =>
                name === ''
                  ? remove(value.key)
                  : onChange((sale) => withValueName(sale, option.key, value.key, name))
              }
            />
            {!isReadOnly && (
              <IconButton
                label={text('products.removeValue', { name: value.name })}
                icon={X}
                size="small"
                onPress={() => remove(value.key)}
              />
            )}
          </span>
        ))}
        {!isReadOnly && canAdd && (
          <span className={styles.chip}>
            <CommitField
              label={text('products.newValue')}
              isLabelHidden
              placeholder={text('products.addValue')}
              value=""
              isReadOnly={false}
              isAllowed={(name) => name !== '' && isNew(name)}
              onCommit={(name) => setValues([...values, { key: newKey(), name }])}
            />
          </span>
        )}
      </div>
      {!canAdd && (
        <p className={styles.problem}>
          {text('products.tooManyVariants', { count: MAX_VARIANTS })}
        </p>
      )}
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  )
}
