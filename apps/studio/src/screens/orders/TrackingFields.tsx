import { CARRIERS } from '@sitewright/core/commerce/carriers'
import { Select, TextField } from '@sitewright/ui'
import type { Problems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { NONE, OTHER, type TrackingDraft } from './tracking-draft.ts'

export const TRACKING_FIELDS = ['trackingUrl', 'trackingNumber', 'carrier']

export interface TrackingFieldsProps {
  value: TrackingDraft
  problems: Problems
  onChange(value: TrackingDraft): void
}

/** With whom a parcel is sent, and how its customer can follow it. */
export function TrackingFields({ value, problems, onChange }: TrackingFieldsProps) {
  const text = useText()
  const set = (change: Partial<TrackingDraft>) => onChange({ ...value, ...change })
  const isOther = value.chosen === OTHER
  return (
    <>
      <Select
        label={text('orders.carrier')}
        options={[
          { id: NONE, label: text('orders.noCarrier') },
          ...CARRIERS.map(({ name }) => ({ id: name, label: name })),
          { id: OTHER, label: text('orders.otherCarrier') },
        ]}
        value={value.chosen}
        onChange={(chosen) => set({ chosen })}
      />
      {isOther && (
        <TextField
          label={text('orders.carrierName')}
          isOptional
          maxLength={100}
          value={value.name}
          onChange={(name) => set({ name })}
          problem={problems.carrier}
        />
      )}
      <TextField
        label={text('orders.trackingNumber')}
        isOptional
        maxLength={100}
        autoComplete="off"
        value={value.trackingNumber}
        onChange={(trackingNumber) => set({ trackingNumber })}
        problem={problems.trackingNumber}
      />
      {isOther && (
        <TextField
          label={text('orders.trackingUrl')}
          description={text('orders.trackingUrlHint')}
          isOptional
          type="url"
          value={value.trackingUrl}
          onChange={(trackingUrl) => set({ trackingUrl })}
          problem={problems.trackingUrl}
        />
      )}
    </>
  )
}
