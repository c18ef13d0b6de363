import { type TaxSettings, taxZones } from '@sitewright/api/commerce/zone-shapes'
import type { TaxRate, TaxZone } from '@sitewright/core/commerce/pricing/taxes'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { newId } from '@sitewright/core/id'
import { Button, Card, EmptyState, RadioGroup } from '@sitewright/ui'
import { Percent, Plus } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { type Change, changeOne, withoutOne } from './change-one.ts'
import { SampleCart } from './SampleCart.tsx'
import { TaxRateFields } from './TaxRateFields.tsx'
import { useSaveTaxSettings, useTaxSettings } from './use-zones.ts'
import { ZoneCard } from './ZoneCard.tsx'
import { ZonesForm } from './ZonesForm.tsx'
import { completeZones } from './zone-problems.ts'

/** Which taxes the store charges where, and whether prices hold them. */
export function TaxesScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const taxes = useTaxSettings(siteId)
  const settings = useStoreSettings(siteId)
  const words = { loading: text('taxes.loading'), failed: text('taxes.failed') }
  return (
    <QueryView query={settings} {...words}>
      {(store) => (
        <QueryView query={taxes} {...words}>
          {(stored) => <TaxesForm siteId={siteId} stored={stored} store={store} />}
        </QueryView>
      )}
    </QueryView>
  )
}

interface TaxesFormProps {
  siteId: string
  stored: TaxSettings
  store: StoreSettings
}

function TaxesForm({ siteId, stored, store: { currency, country } }: TaxesFormProps) {
  const text = useText()
  const save = useSaveTaxSettings(siteId)
  return (
    <ZonesForm
      siteId={siteId}
      part="/taxes"
      title={text('taxes.title')}
      description={text('taxes.description')}
      stored={stored}
      save={save}
      saved={text('taxes.saved')}
      sample={(taxes) => (
        <SampleCart
          siteId={siteId}
          currency={currency}
          country={country}
          drafts={{ taxes: { ...taxes, zones: completeZones(taxZones, taxes.zones) } }}
        />
      )}
    >
      {({ draft, change, problems, isReadOnly }) => {
        const { zones } = draft
        const changeZones = (edit: Change<readonly TaxZone[]>) =>
          change((now) => ({ ...now, zones: edit(now.zones) }))
        return (
          <>
            <Card title={text('taxes.prices')}>
              <RadioGroup
                label={text('taxes.pricesLabel')}
                isLabelHidden
                isDisabled={isReadOnly}
                value={draft.pricesIncludeTax ? 'inside' : 'onTop'}
                options={[
                  {
                    id: 'onTop',
                    label: text('taxes.onTop'),
                    description: text('taxes.onTopHint'),
                  },
                  {
                    id: 'inside',
                    label: text('taxes.inside'),
                    description: text('taxes.insideHint'),
                  },
                ]}
                onChange={(where) =>
                  change((now) => ({ ...now, pricesIncludeTax: where === 'inside' }))
                }
              />
            </Card>
            {zones.length === 0 && (
              <EmptyState icon={Percent} title={text('taxes.emptyTitle')}>
                {text('taxes.emptyHint')}
              </EmptyState>
            )}
            {zones.map((zone, index) => (
              <ZoneCard
                key={zone.id}
                zone={zone}
                at={`zones.${index}`}
                problems={problems}
                isReadOnly={isReadOnly}
                words={{
                  rates: text('taxes.rates'),
                  noRates: text('taxes.noRates'),
                  addRate: text('taxes.addRate'),
                }}
                hasRates={zone.rates.length > 0}
                onChange={(edit) => changeZones((now) => changeOne(now, zone.id, edit))}
                onAddRate={() => changeZones((now) => changeOne(now, zone.id, withNewRate))}
                onRemove={() => changeZones((now) => withoutOne(now, zone.id))}
              >
                {zone.rates.map((rate, place) => (
                  <TaxRateFields
                    key={rate.id}
                    rate={rate}
                    at={`zones.${index}.rates.${place}`}
                    problems={problems}
                    isReadOnly={isReadOnly}
                    onChange={(edit) =>
                      changeZones((now) =>
                        changeOne(now, zone.id, (one) => ({
                          ...one,
                          rates: changeOne(one.rates, rate.id, edit),
                        })),
                      )
                    }
                    onRemove={() =>
                      changeZones((now) =>
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
                <Button
                  icon={Plus}
                  onPress={() => changeZones((now) => [...now, newZone(now, country)])}
                >
                  {text('selling.addZone')}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </ZonesForm>
  )
}

function newRate(): TaxRate {
  return {
    id: newId(),
    title: '',
    ratePpm: 0,
    isCompound: false,
    taxesShipping: false,
    categories: [],
  }
}

function withNewRate(zone: TaxZone): TaxZone {
  return { ...zone, rates: [...zone.rates, newRate()] }
}

/** A zone to fill in; the first one is for the store's own country. */
function newZone(zones: readonly TaxZone[], country: string): TaxZone {
  const isFirst = zones.length === 0 && country !== ''
  return {
    id: newId(),
    title: '',
    places: isFirst ? [{ country, regions: [], postalCodes: [] }] : [],
    rates: [newRate()],
  }
}
