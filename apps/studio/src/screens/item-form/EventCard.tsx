import type { ItemLocation } from '@sitewright/core/content/item-content'
import { Card, Checkbox, NumberField, TextField } from '@sitewright/ui'
import { SiteTimeField } from '../../forms/SiteTimeField.tsx'
import { useText } from '../../text.ts'
import styles from './ItemForm.module.css'
import { isAllDay, withAllDay, withDays } from './item-draft.ts'
import type { ItemPartProps } from './item-part.ts'

/** When and where. */
export function EventCard(props: ItemPartProps) {
  const text = useText()
  const { draft, isReadOnly, onChange } = props
  const isWhole = isAllDay(draft)
  return (
    <>
      <Card title={text('event.when')}>
        <div className={styles.pair}>{isWhole ? <Days {...props} /> : <Times {...props} />}</div>
        <Checkbox
          label={text('event.allDay')}
          isDisabled={isReadOnly || draft.startsAt === ''}
          isSelected={isWhole}
          onChange={(wanted) => onChange((now) => withAllDay(now, wanted))}
        />
      </Card>
      <Card title={text('event.where')} description={text('event.whereHint')}>
        <PlaceFields {...props} />
      </Card>
    </>
  )
}

function Times({ site: { timeZone }, draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  return (
    <>
      <SiteTimeField
        label={text('event.starts')}
        timeZone={timeZone}
        isReadOnly={isReadOnly}
        value={draft.startsAt}
        onChange={(startsAt) => onChange((now) => ({ ...now, startsAt }))}
        problem={problems.startsAt}
      />
      <SiteTimeField
        label={text('event.ends')}
        timeZone={timeZone}
        isOptional
        isReadOnly={isReadOnly}
        value={draft.endsAt}
        onChange={(endsAt) => onChange((now) => ({ ...now, endsAt }))}
        problem={problems.endsAt}
      />
    </>
  )
}

function Days({ draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  return (
    <>
      <TextField
        type="date"
        label={text('event.firstDay')}
        isReadOnly={isReadOnly}
        value={draft.startsAt.slice(0, 10)}
        onChange={(first) => first !== '' && onChange((now) => withDays(now, { first }))}
        problem={problems.startsAt}
      />
      <TextField
        type="date"
        label={text('event.lastDay')}
        isReadOnly={isReadOnly}
        value={draft.endsAt.slice(0, 10)}
        onChange={(last) => last !== '' && onChange((now) => withDays(now, { last }))}
        problem={problems.endsAt}
      />
    </>
  )
}

const LINES = [
  ['addressTitle', 'event.placeName'],
  ['addressLine1', 'event.addressLine1'],
  ['addressLine2', 'event.addressLine2'],
  ['addressCountry', 'event.country'],
] as const

const DEGREES = [
  ['mapLat', 'event.latitude', 90],
  ['mapLng', 'event.longitude', 180],
] as const

function PlaceFields({ draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  const set = (change: Partial<ItemLocation>) =>
    onChange((now) => ({ ...now, location: { ...now.location, ...change } }))
  return (
    <>
      {LINES.map(([field, label]) => (
        <TextField
          key={field}
          label={text(label)}
          isOptional
          autoComplete="off"
          isReadOnly={isReadOnly}
          value={draft.location[field]}
          onChange={(value) => set({ [field]: value })}
          problem={problems[`location.${field}`]}
        />
      ))}
      <div className={styles.pair}>
        {DEGREES.map(([field, label, most]) => (
          <NumberField
            key={field}
            label={text(label)}
            isOptional
            hasSteppers={false}
            minValue={-most}
            maxValue={most}
            formatOptions={{ maximumFractionDigits: 6, useGrouping: false }}
            isReadOnly={isReadOnly}
            value={draft.location[field] ?? Number.NaN}
            onChange={(value) => set({ [field]: Number.isNaN(value) ? null : value })}
            problem={problems[`location.${field}`]}
          />
        ))}
      </div>
    </>
  )
}
