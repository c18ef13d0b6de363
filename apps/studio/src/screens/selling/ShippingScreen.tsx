import { shippingZones } from '@sitewright/api/commerce/zone-shapes'
import { EVERYWHERE } from '@sitewright/core/commerce/pricing/places'
import type { ShippingRate, ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { newId } from '@sitewright/core/id'
import { EmptyState, Notice } from '@sitewright/ui'
import { Truck } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { SampleCart } from './SampleCart.tsx'
import { ShippingRateFields } from './ShippingRateFields.tsx'
import { useSaveShippingZones, useShippingZones } from './use-zones.ts'
import { ZoneList } from './ZoneList.tsx'
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
          <ZoneList
            zones={zones}
            country={country}
            problems={problems}
            isReadOnly={isReadOnly}
            words={{
              rates: text('shipping.rates'),
              noRates: text('shipping.noRates'),
              addRate: text('shipping.addRate'),
            }}
            newRate={newRate}
            onChange={change}
          >
            {(props) => <ShippingRateFields key={props.rate.id} currency={currency} {...props} />}
          </ZoneList>
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
