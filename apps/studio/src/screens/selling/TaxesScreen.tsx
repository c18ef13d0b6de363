import { type TaxSettings, taxZones } from '@sitewright/api/commerce/zone-shapes'
import type { TaxRate } from '@sitewright/core/commerce/pricing/taxes'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { newId } from '@sitewright/core/id'
import { Card, EmptyState, RadioGroup } from '@sitewright/ui'
import { Percent } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { SampleCart } from './SampleCart.tsx'
import { TaxRateFields } from './TaxRateFields.tsx'
import { useSaveTaxSettings, useTaxSettings } from './use-zones.ts'
import { ZoneList } from './ZoneList.tsx'
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
            <ZoneList
              zones={zones}
              country={country}
              problems={problems}
              isReadOnly={isReadOnly}
              words={{
                rates: text('taxes.rates'),
                noRates: text('taxes.noRates'),
                addRate: text('taxes.addRate'),
              }}
              newRate={newRate}
              onChange={(edit) => change((now) => ({ ...now, zones: [...edit(now.zones)] }))}
            >
              {(props) => <TaxRateFields key={props.rate.id} {...props} />}
            </ZoneList>
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
