import { shippingZones } from '@sitewright/api/commerce/zone-shapes'
import { EVERYWHERE } from '@sitewright/core/commerce/pricing/places'
import type { ShippingRate, ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { newId } from '@sitewright/core/id'
import { Button, EmptyState, Notice } from '@sitewright/ui'
import { Plus, Truck } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { changeOne, withoutOne } from './change-one.ts'
import { SampleCart } from './SampleCart.tsx'
import { ShippingRateFields } from './ShippingRateFields.tsx'
import { useSaveShippingZones, useShippingZones } from './use-zones.ts'
import { ZoneCard } from './ZoneCard.tsx'
import { ZonesForm } from './ZonesForm.tsx'
import { completeZones } from './zone-problems.ts'

/** The zones that the store delivers to, and the cost of each way to deliver. */
export function ShippingScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const zones = useShippingZones(siteId)
  const settings = useStoreSettings(siteId)
  const words = { loading: text('shipping.loading'), failed: text('shipping.failed') }
  return (
    <QueryView query={settings} {...words}>
      {(store) => (
        <QueryView query={zones} {...words}>
          {(stored) => <ShippingForm siteId={siteId} stored={stored} store={store} />}
        </QueryView>
      )}
    </QueryView>
  )
}

interface ShippingFormProps {
  siteId: string
  stored: readonly ShippingZone[]
  store: StoreSettings
}

function ShippingForm({ siteId, stored, store: { currency, country } }: ShippingFormProps) {
  const text = useText()
  const save = useSaveShippingZones(siteId)
  return (
    <ZonesForm
      siteId={siteId}
      part="/shipping"
      title={text('shipping.title')}
      description={text('shipping.description')}
      stored={stored}
      save={save}
      saved={text('shipping.saved')}
      sample={(zones) => (
        <SampleCart
          siteId={siteId}
          currency={currency}
          country={country}
          drafts={{ shippingZones: completeZones(shippingZones, zones) }}
        />
      )}
    >
      {({ draft: zones, change, problems, isReadOnly }) => (
        <>
          {zones.length === 0 ? (
            <EmptyState icon={Truck} title={text('shipping.emptyTitle')}>
              {text('shipping.emptyHint')}
            </EmptyState>
          ) : (
            !coversWorld(zones) && <Notice>{text('shipping.notEverywhere')}</Notice>
          )}
          {zones.map((zone, index) => (
            <ZoneCard
              key={zone.id}
              zone={zone}
              at={`zones.${index}`}
              problems={problems}
              isReadOnly={isReadOnly}
              words={{
                rates: text('shipping.rates'),
                noRates: text('shipping.noRates'),
                addRate: text('shipping.addRate'),
              }}
              hasRates={zone.rates.length > 0}
              onChange={(edit) => change((now) => changeOne(now, zone.id, edit))}
              onAddRate={() => change((now) => changeOne(now, zone.id, withNewRate))}
              onRemove={() => change((now) => withoutOne(now, zone.id))}
            >
              {zone.rates.map((rate, place) => (
                <ShippingRateFields
                  key={rate.id}
                  rate={rate}
                  currency={currency}
                  at={`zones.${index}.rates.${place}`}
                  problems={problems}
                  isReadOnly={isReadOnly}
                  onChange={(edit) =>
                    change((now) =>
                      changeOne(now, zone.id, (one) => ({
                        ...one,
                        rates: changeOne(one.rates, rate.id, edit),
                      })),
                    )
                  }
                  onRemove={() =>
                    change((now) =>
                      changeOne(now, zone.id, (one) => ({
                        ...one,
                        rates: withoutOne(one.rates, rate.id),
                      })),
                    )
                  }
                />
              ))}
            </ZoneCard>
          ))}
          {!isReadOnly && (
            <div>
              <Button icon={Plus} onPress={() => change((now) => [...now, newZone(now, country)])}>
                {text('selling.addZone')}
              </Button>
            </div>
          )}
        </>
      )}
    </ZonesForm>
  )
}

function coversWorld(zones: readonly ShippingZone[]): boolean {
  return zones.some(({ places }) => places.some(({ country }) => country === EVERYWHERE))
}

function newRate(): ShippingRate {
  return {
    id: newId(),
    title: '',
    kind: 'flat',
    steps: [{ from: 0, costMinor: null }],
    freeFromMinor: null,
    note: '',
  }
}

function withNewRate(zone: ShippingZone): ShippingZone {
  return { ...zone, rates: [...zone.rates, newRate()] }
}

/** A zone to fill in; the first one is for the store's own country. */
function newZone(zones: readonly ShippingZone[], country: string): ShippingZone {
  const isFirst = zones.length === 0 && country !== ''
  return {
    id: newId(),
    title: '',
    places: isFirst ? [{ country, regions: [], postalCodes: [] }] : [],
    rates: [newRate()],
  }
}
