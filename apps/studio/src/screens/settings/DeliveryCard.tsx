import type { DeliveryTimes } from '@sitewright/core/commerce/delivery-estimate'
import { Card, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { DayRangeFields } from '../selling/DayRangeFields.tsx'

/** A shop that sends at once. */
const NO_DAYS = { least: 0, most: 0 }

export interface DeliveryCardProps {
  readonly value: DeliveryTimes
  readonly isDisabled: boolean
  readonly problems: Readonly<Record<string, string>>
  onChange(value: DeliveryTimes): void
}

/** The days on which products say that they arrive. */
export function DeliveryCard({ value, isDisabled, problems, onChange }: DeliveryCardProps) {
  const text = useText()
  const set = (change: Partial<DeliveryTimes>) => onChange({ ...value, ...change })
  return (
    <Card title={text('settings.delivery')} description={text('settings.deliveryHint')}>
      <Switch
        label={text('settings.deliveryShown')}
        isDisabled={isDisabled}
        isSelected={value.isShown}
        onChange={(isShown) => set({ isShown })}
      />
      <DayRangeFields
        labels={{ least: text('settings.handlingLeast'), most: text('settings.handlingMost') }}
        value={value.handling}
        problems={{
          least: problems['deliveryTimes.handling.least'],
          most: problems['deliveryTimes.handling.most'],
        }}
        isReadOnly={isDisabled}
        onChange={(handling = NO_DAYS) => set({ handling })}
      />
      <Switch
        label={text('settings.worksWeekends')}
        isDisabled={isDisabled}
        isSelected={value.worksWeekends}
        onChange={(worksWeekends) => set({ worksWeekends })}
      />
    </Card>
  )
}
