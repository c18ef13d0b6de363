import { formFieldType } from '@sitewright/core/forms/field-types'
import {
  CONDITION_TESTS,
  type ConditionTest,
  type FieldCondition,
  type SiteFormField,
} from '@sitewright/core/forms/site-form'
import { Checkbox, Select, Switch } from '@sitewright/ui'
import { LinesField } from '../../forms/LinesField.tsx'
import { useText } from '../../text.ts'
import styles from './Builder.module.css'
import { fieldsAbove } from './form-draft.ts'

export interface ConditionFieldsProps {
  fields: readonly SiteFormField[]
  field: SiteFormField
  problem: string | undefined
  onChange(condition: FieldCondition | null): void
}

/** Tests that ask nothing of the words of an answer: all that scales and files can be asked. */
const WORDLESS: readonly ConditionTest[] = ['isFilled', 'isEmpty']

/** Lets a question wait for the answer to one above it. */
export function ConditionFields({ fields, field, problem, onChange }: ConditionFieldsProps) {
  const text = useText()
  const { shownIf } = field
  const above = fieldsAbove(fields, field.id)
  const [nearest] = above.toReversed()
  const begin = (decides: SiteFormField): FieldCondition => ({
    fieldId: decides.id,
    test: testsOf(decides)[0] ?? 'isFilled',
    values: [],
  })
  return (
    <>
      <Switch
        label={text('builder.shownIf')}
        {...(!nearest && !shownIf && { description: text('builder.shownIfNone') })}
        isDisabled={!nearest && !shownIf}
        isSelected={shownIf !== null}
        onChange={(isOn) => onChange(isOn && nearest ? begin(nearest) : null)}
      />
      {shownIf && (
        <Condition
          above={above}
          condition={shownIf}
          problem={problem}
          onChange={onChange}
          onDecides={(decides) => onChange(begin(decides))}
        />
      )}
    </>
  )
}

interface ConditionProps {
  above: readonly SiteFormField[]
  condition: FieldCondition
  problem: string | undefined
  onChange(condition: FieldCondition): void
  onDecides(field: SiteFormField): void
}

function Condition({ above, condition, problem, onChange, onDecides }: ConditionProps) {
  const text = useText()
  const { fieldId, test, values } = condition
  const decides = above.find(({ id }) => id === fieldId)
  const offered = above.map(({ id, title, key }) => ({
    id,
    label: title.trim() || key.trim() || text('builder.untitled'),
  }))
  const tests = decides ? testsOf(decides) : [test]
  return (
    <fieldset className={styles.condition} aria-label={text('builder.shownIf')}>
      <Select
        label={text('builder.shownIfField')}
        options={decides ? offered : [{ id: fieldId, label: text('builder.untitled') }, ...offered]}
        value={fieldId}
        problem={problem ?? (decides ? undefined : text('builder.dependsBelow'))}
        onChange={(id) => {
          const chosen = above.find((field) => field.id === id)
          if (chosen && id !== fieldId) onDecides(chosen)
        }}
      />
      <Select
        label={text('builder.shownIfTest')}
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
