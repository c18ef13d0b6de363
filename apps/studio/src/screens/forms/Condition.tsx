import { formFieldType } from '@sitewright/core/forms/field-types'
import {
  CONDITION_TESTS,
  type ConditionTest,
  type FieldCondition,
  type SiteFormField,
} from '@sitewright/core/forms/site-form'
import { Checkbox, Select } from '@sitewright/ui'
import { LinesField } from '../../forms/LinesField.tsx'
import { useText } from '../../text.ts'
import styles from './Builder.module.css'

export interface ConditionProps {
  /** Name of the group for screen readers: what waits for the answer. */
  label: string
  testLabel: string
  /** Fields whose answers can decide. */
  fields: readonly SiteFormField[]
  condition: FieldCondition
  /** Shown where the field that decided is not among `fields`. */
  gone: string
  problem: string | undefined
  onChange(condition: FieldCondition): void
}

/** Tests that ask nothing of the words of an answer: all that scales and files can be asked. */
const WORDLESS: readonly ConditionTest[] = ['isFilled', 'isEmpty']

/** A condition as it is before anything of it was chosen. */
export function conditionOn(field: SiteFormField): FieldCondition {
  return { fieldId: field.id, test: testsOf(field)[0] ?? 'isFilled', values: [] }
}

/** Which answer to which field something waits for. */
export function Condition({
  label,
  testLabel,
  fields,
  condition,
  gone,
  problem,
  onChange,
}: ConditionProps) {
  const text = useText()
  const { fieldId, test, values } = condition
  const decides = fields.find(({ id }) => id === fieldId)
  const offered = fields.map(({ id, title, key }) => ({
    id,
    label: title.trim() || key.trim() || text('builder.untitled'),
  }))
  const tests = decides ? testsOf(decides) : [test]
  return (
    <fieldset className={styles.condition} aria-label={label}>
      <Select
        label={text('builder.shownIfField')}
        options={decides ? offered : [{ id: fieldId, label: text('builder.untitled') }, ...offered]}
        value={fieldId}
        problem={problem ?? (decides ? undefined : gone)}
        onChange={(id) => {
          const chosen = fields.find((field) => field.id === id)
          if (chosen && id !== fieldId) onChange(conditionOn(chosen))
        }}
      />
      <Select
        label={testLabel}
        options={tests.map((id) => ({ id, label: text(`builder.test.${id}`) }))}
        value={test}
        onChange={(next) => onChange({ ...condition, test: next })}
      />
      {decides && !WORDLESS.includes(test) && (
        <Values
          decides={decides}
          values={values}
          onChange={(next) => onChange({ ...condition, values: next })}
        />
      )}
    </fieldset>
  )
}

interface ValuesProps {
  decides: SiteFormField
  values: readonly string[]
  onChange(values: readonly string[]): void
}

/** The answers that count: of the choices there are, or in words. */
function Values({ decides, values, onChange }: ValuesProps) {
  const text = useText()
  if (!formFieldType(decides.type).settings.includes('options')) {
    return (
      <LinesField
        key={decides.id}
        id="values"
        label={text('builder.shownIfValues')}
        description={text('builder.shownIfValuesHint')}
        rows={2}
        value={values}
        problems={{}}
        onChange={onChange}
      />
    )
  }
  return (
    <fieldset className={styles.values}>
      <legend>{text('builder.shownIfValues')}</legend>
      {decides.options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          isSelected={values.includes(option)}
          onChange={(isOn) =>
            onChange(
              decides.options.filter((one) => (one === option ? isOn : values.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  )
}

function testsOf({ type }: SiteFormField): readonly ConditionTest[] {
  const { asks } = formFieldType(type)
  return asks === 'scale' || asks === 'files' ? WORDLESS : CONDITION_TESTS
}
