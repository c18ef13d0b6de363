import type { FieldCondition, SiteFormField } from '@sitewright/core/forms/site-form'
import { Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { Condition, conditionOn } from './Condition.tsx'
import { fieldsAbove } from './form-draft.ts'

export interface ConditionFieldsProps {
  fields: readonly SiteFormField[]
  field: SiteFormField
  problem: string | undefined
  onChange(condition: FieldCondition | null): void
}

/** Lets a question wait for the answer to one above it. */
export function ConditionFields({ fields, field, problem, onChange }: ConditionFieldsProps) {
  const text = useText()
  const { shownIf } = field
  const above = fieldsAbove(fields, field.id)
  const [nearest] = above.toReversed()
  return (
    <>
      <Switch
        label={text('builder.shownIf')}
        {...(!nearest && !shownIf && { description: text('builder.shownIfNone') })}
        isDisabled={!nearest && !shownIf}
        isSelected={shownIf !== null}
        onChange={(isOn) => onChange(isOn && nearest ? conditionOn(nearest) : null)}
      />
      {shownIf && (
        <Condition
          label={text('builder.shownIf')}
          testLabel={text('builder.shownIfTest')}
          fields={above}
          condition={shownIf}
          gone={text('builder.dependsBelow')}
          problem={problem}
          onChange={onChange}
        />
      )}
    </>
  )
}
