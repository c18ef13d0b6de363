import type { Place } from '@sitewright/core/commerce/pricing/places'
import { newId } from '@sitewright/core/id'
import { Button } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { type Change, changeOne, withoutOne } from './change-one.ts'
import { ZoneCard, type ZoneCardProps } from './ZoneCard.tsx'
import type { ZoneProblems } from './zone-problems.ts'

/** A zone of delivery or of taxes. */
interface ZoneOf<Rate> {
  readonly id: string
  readonly title: string
  readonly places: readonly Place[]
  readonly rates: readonly Rate[]
}

export interface RateFieldsProps<Rate> {
  rate: Rate
  /** Path of the rate among the problems. */
  at: string
  problems: ZoneProblems
  isReadOnly: boolean
  onChange(change: Change<Rate>): void
  onRemove(): void
}

interface ZoneListProps<Rate> {
  zones: readonly ZoneOf<Rate>[]
  /** The store's own country, which the first zone is for; empty if it is not set. */
  country: string
  problems: ZoneProblems
  isReadOnly: boolean
  words: ZoneCardProps<ZoneOf<Rate>>['words']
  newRate(): Rate
  /** The fields of one rate. */
  children(rate: RateFieldsProps<Rate>): ReactNode
  onChange(change: Change<readonly ZoneOf<Rate>[]>): void
}

/** A card for each zone with its rates, and the button that adds a zone. */
export function ZoneList<Rate extends { readonly id: string }>({
  zones,
  country,
  problems,
  isReadOnly,
  words,
  newRate,
  children,
  onChange,
}: ZoneListProps<Rate>) {
  const text = useText()
  const newZone = (isFirst: boolean): ZoneOf<Rate> => ({
    id: newId(),
    title: '',
    places: isFirst && country !== '' ? [{ country, regions: [], postalCodes: [] }] : [],
    rates: [newRate()],
  })
  return (
    <>
      {zones.map((zone, index) => {
        const change = (edit: Change<ZoneOf<Rate>>) =>
          onChange((now) => changeOne(now, zone.id, edit))
        const changeRates = (edit: Change<readonly Rate[]>) =>
          change((now) => ({ ...now, rates: edit(now.rates) }))
        return (
          <ZoneCard
            key={zone.id}
            zone={zone}
            at={`zones.${index}`}
            problems={problems}
            isReadOnly={isReadOnly}
            words={words}
            hasRates={zone.rates.length > 0}
            onChange={change}
            onAddRate={() => changeRates((now) => [...now, newRate()])}
            onRemove={() => onChange((now) => withoutOne(now, zone.id))}
          >
            {zone.rates.map((rate, place) =>
              children({
                rate,
                at: `zones.${index}.rates.${place}`,
                problems,
                isReadOnly,
                onChange: (edit) => changeRates((now) => changeOne(now, rate.id, edit)),
                onRemove: () => changeRates((now) => withoutOne(now, rate.id)),
              }),
            )}
          </ZoneCard>
        )
      })}
      {!isReadOnly && (
        <div>
          <Button
            icon={Plus}
            onPress={() => onChange((now) => [...now, newZone(now.length === 0)])}
          >
            {text('selling.addZone')}
          </Button>
        </div>
      )}
    </>
  )
}
