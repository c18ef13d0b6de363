import { Card, Notice, NumberField, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { StorageCardProps } from './builder-part.ts'
import { useOlderAnswers } from './use-webhook.ts'

/** Days that are offered first: as long as most privacy notices promise. */
const AT_FIRST = 365
const MOST_DAYS = 3650

/** How long answers are kept. */
export function RetentionCard({ siteId, builder, onChange }: StorageCardProps) {
  const text = useText()
  const { draft, saved, problems } = builder
  const { keepDays } = draft.storage
  const before = saved.form.storage.keepDays
  const isLess = keepDays !== null && (before === null || keepDays < before)
  const { data: count } = useOlderAnswers(siteId, saved.id, isLess ? keepDays : undefined)
  return (
    <Card title={text('builder.keep')}>
      <Switch
        label={text('builder.keepOn')}
        description={text('builder.keepHint')}
        isSelected={keepDays !== null}
        onChange={(isOn) => onChange({ keepDays: isOn ? (before ?? AT_FIRST) : null })}
      />
      {keepDays !== null && (
        <NumberField
          label={text('builder.keepDays')}
          minValue={1}
          maxValue={MOST_DAYS}
          value={keepDays}
          onChange={(days) => !Number.isNaN(days) && onChange({ keepDays: days })}
          problem={problems['form.storage.keepDays']}
        />
      )}
      {isLess && count !== undefined && (
        <Notice tone={count > 0 ? 'warning' : 'info'}>
          {text('builder.keepRemoves', { count, days: keepDays })}
        </Notice>
      )}
    </Card>
  )
}
