import { type DeliveryTimes, MAX_DELIVERY_DAYS } from '@sitewright/core/commerce/delivery-estimate'
import type { DayRange } from '@sitewright/core/commerce/pricing/shipping'
import { Card, NumberField, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'

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
  const setHandling = (change: Partial<DayRange>) =>
    set({ handling: { ...value.handling, ...change } })
  const limits = { minValue: 0, maxValue: MAX_DELIVERY_DAYS, isDisabled }
  return (
    <Card title={text('settings.delivery')} description={text('settings.deliveryHint')}>
      <Switch
        label={text('settings.deliveryShown')}
        isDisabled={isDisabled}
        isSelected={value.isShown}
        onChange={(isShown) => set({ isShown })}
      />
      <NumberField
        label={text('settings.handlingLeast')}
        {...limits}
        value={value.handling.least}
        onChange={(least) => setHandling({ least: least || 0 })}
        problem={problems['deliveryTimes.handling.least']}
      />
      <NumberField
        label={text('settings.handlingMost')}
        {...limits}
        value={value.handling.most}
        onChange={(most) => setHandling({ most: most || 0 })}
        problem={problems['deliveryTimes.handling.most']}
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
