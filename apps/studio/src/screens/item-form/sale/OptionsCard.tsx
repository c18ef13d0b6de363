import { Button, Card, IconButton } from '@sitewright/ui'
import { Plus, Trash2 } from '@sitewright/ui/icons'
import { useText } from '../../../text.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import { CommitField } from './CommitField.tsx'
import { OptionPickerFields } from './OptionPickerFields.tsx'
import styles from './OptionsCard.module.css'
import { OptionValues } from './OptionValues.tsx'
import {
  newKey,
  type SaleDraft,
  withOptionLook,
  withOptionName,
  withOptions,
} from './sale-draft.ts'
import { combinationCount, MAX_OPTIONS, MAX_VARIANTS, type OptionDraft } from './variant-grid.ts'

/** Whichever colour it is of. */
const problemOfColors = (problems: ItemPartProps['problems'], index: number) =>
  Object.entries(problems).find(([field]) => field.startsWith(`options.${index}.colors`))?.[1]

export function OptionsCard(part: ItemPartProps) {
  const text = useText()
  const { draft, problems, isReadOnly } = part
  const { options } = draft.sale
  const change = (next: (sale: SaleDraft) => SaleDraft) => changeSale(part, next)
  const setOptions = (next: readonly OptionDraft[]) => change((sale) => withOptions(sale, next))
  const fits = (next: readonly OptionDraft[]) => combinationCount(next) <= MAX_VARIANTS
  return (
    <Card
      title={text('products.options')}
      description={text('products.optionsHint')}
      actions={
        !isReadOnly &&
        options.length < MAX_OPTIONS && (
          <Button
            size="small"
            icon={Plus}
            onPress={() => setOptions([...options, { key: newKey(), name: '', values: [] }])}
          >
            {text('products.addOption')}
          </Button>
        )
      }
    >
      {options.length === 0 ? (
        <p className={styles.empty}>{text('products.noOptions')}</p>
      ) : (
        <ul className={styles.options}>
          {options.map((option, index) => (
            <li key={option.key} className={styles.option}>
              <CommitField
                label={text('products.optionName')}
                placeholder={text('products.optionExample')}
                value={option.name}
                isReadOnly={isReadOnly}
                autoFocus={option.name === ''}
                problem={problems[`options.${index}.name`]}
                isAllowed={(name) =>
                  !options.some((other) => other !== option && other.name === name)
                }
                onCommit={(name) => change((sale) => withOptionName(sale, option.key, name))}
              />
              <OptionValues
                option={option}
                isReadOnly={isReadOnly}
                problem={problems[`options.${index}.values`]}
                onChange={change}
                allows={(values) =>
                  fits(options.map((other) => (other === option ? { ...other, values } : other)))
                }
              />
              <OptionPickerFields
                option={option}
                isReadOnly={isReadOnly}
                problem={problemOfColors(problems, index)}
                onChange={(next) => change((sale) => withOptionLook(sale, next))}
              />
              {!isReadOnly && (
                <IconButton
                  label={text('products.removeOption', { name: option.name })}
                  icon={Trash2}
                  look="danger"
                  onPress={() => setOptions(options.filter(({ key }) => key !== option.key))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
