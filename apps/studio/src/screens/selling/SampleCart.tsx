import type { CallInput } from '@sitewright/api/call'
import { CallFailure } from '@sitewright/api/client'
import { previewPrices } from '@sitewright/api/commerce/preview-prices'
import {
  DEFAULT_TAX_CATEGORY,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@sitewright/core/commerce/pricing/taxes'
import {
  Card,
  Checkbox,
  MoneyField,
  Notice,
  NumberField,
  RadioGroup,
  Select,
  TextField,
} from '@sitewright/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'
import { useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import { useDelayed } from '../use-delayed.ts'
import { COUNTRIES, countryOfLanguages } from './countries.ts'
import { SampleProducts } from './SampleProducts.tsx'
import styles from './Selling.module.css'
import { WeightField } from './ShippingStepFields.tsx'
import { QUANTITIES, type SampleProduct } from './sample-product.ts'

type Wish = CallInput<typeof previewPrices>

export interface SampleCartProps {
  siteId: string
  currency: string
  /** Country of the store; empty if it is not set. */
  country: string
  /** Changes on the screen that are not saved yet. */
  drafts: Partial<Omit<Wish, 'siteId' | 'lines' | 'destination'>>
  /** The product of the line, in place of made-up goods. */
  line?: Partial<Wish['lines'][number]>
  /** More fields of the cart, such as a code. */
  children?: ReactNode
}

/** Minor units of the goods in the cart at first. */
const PRICE = 4000
const CATEGORIES = Object.entries(TAX_CATEGORIES).map(([id, label]) => ({
  id: id as TaxCategory,
  label,
}))

/** A made-up cart, with goods or products of the store in it, priced by the server as a shopper's would be with what is on the screen now. */
export function SampleCart({
  siteId,
  currency,
  country: ownCountry,
  drafts,
  line,
  children,
}: SampleCartProps) {
  const text = useText()
  const home = ownCountry || countryOfLanguages(navigator.languages) || 'US'
  const [destination, setDestination] = useState({ country: home, region: '', postalCode: '' })
  const [goods, setGoods] = useState({
    priceMinor: PRICE,
    quantity: 2,
    weightGrams: 500,
    taxCategory: DEFAULT_TAX_CATEGORY,
  })
  const [products, setProducts] = useState<readonly SampleProduct[]>([])
  const [hasGoods, setHasGoods] = useState(true)
  const [shippingOptionId, setShippingOptionId] = useState<string | null>(null)
  // The cart is never empty: without products the made-up goods are in it.
  const showsGoods = hasGoods || products.length === 0
  const lines = [
    ...(showsGoods ? [{ title: text('sample.goods'), ...goods, ...line }] : []),
    ...products.map(({ variantId, quantity }) => ({ variantId, quantity })),
  ]
  const preview = usePreview({ siteId, lines, destination, shippingOptionId, ...drafts })
  const place = (change: Partial<typeof destination>) =>
    setDestination((now) => ({ ...now, ...change }))
  const fill = (change: Partial<typeof goods>) => setGoods((now) => ({ ...now, ...change }))
  return (
    <Card title={text('sample.title')} description={text('sample.hint')}>
      <Select
        label={text('sample.country')}
        value={destination.country}
        options={COUNTRIES.map(({ code, name }) => ({ id: code, label: name }))}
        onChange={(country) => place({ country })}
      />
      <div className={styles.pair}>
        <TextField
          label={text('sample.region')}
          isOptional
          value={destination.region}
          onChange={(region) => place({ region })}
        />
        <TextField
          label={text('sample.postalCode')}
          isOptional
          value={destination.postalCode}
          onChange={(postalCode) => place({ postalCode })}
        />
      </div>
      <SampleProducts siteId={siteId} products={products} onChange={setProducts} />
      {products.length > 0 && (
        <Checkbox label={text('sample.madeUp')} isSelected={hasGoods} onChange={setHasGoods} />
      )}
      {showsGoods && (
        <>
          <div className={styles.pair}>
            <MoneyField
              label={text('sample.price')}
              currency={currency}
              value={goods.priceMinor}
              onChange={(priceMinor) => fill({ priceMinor: priceMinor ?? 0 })}
            />
            <NumberField
              label={text('sample.quantity')}
              minValue={QUANTITIES.min}
              maxValue={QUANTITIES.max}
              value={goods.quantity}
              onChange={(quantity) => fill({ quantity: Number.isNaN(quantity) ? 1 : quantity })}
            />
          </div>
          <div className={styles.pair}>
            <WeightField
              label={text('sample.weight')}
              grams={goods.weightGrams}
              onChange={(weightGrams) => fill({ weightGrams })}
            />
            <Select
              label={text('sample.category')}
              value={goods.taxCategory}
              options={CATEGORIES}
              onChange={(taxCategory) => fill({ taxCategory })}
            />
          </div>
        </>
      )}
      {children}
      <SampleTotals preview={preview} onChoose={setShippingOptionId} />
    </Card>
  )
}

/** The price of the cart once its owner stops typing; the one before stays until it is there. */
function usePreview(wish: Wish) {
  const call = useCall()
  const settled = useDelayed(JSON.stringify(wish))
  return useQuery({
    queryKey: ['price-preview', settled],
    queryFn: ({ signal }) => call(previewPrices, JSON.parse(settled) as Wish, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

interface SampleTotalsProps {
  preview: ReturnType<typeof usePreview>
  onChoose(optionId: string): void
}

function SampleTotals({ preview: { data, error }, onChoose }: SampleTotalsProps) {
  const text = useText()
  if (error instanceof CallFailure && error.code === 'variantGone') {
    return <Notice tone="warning">{text('sample.gone')}</Notice>
  }
  if (error) return <Notice tone="warning">{text('sample.wrong')}</Notice>
  if (!data) return <p className={styles.hint}>{text('sample.loading')}</p>
  const money = (amount: number) => moneyOf(amount, data.moneyFormat)
  return (
    <div className={styles.totals} role="status" aria-label={text('sample.totals')}>
      {data.problem && <Notice tone="warning">{data.problem}</Notice>}
      {data.codeProblems.map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {text('sample.codeProblem', { code, message })}
        </Notice>
      ))}
      {data.shippingOptions.length > 0 && (
        <RadioGroup
          label={text('sample.options')}
          value={data.shippingOptionId ?? ''}
          options={data.shippingOptions.map(({ id, title, note, costMinor }) => ({
            id,
            label: `${title} · ${costMinor === 0 ? text('sample.free') : money(costMinor)}`,
            ...(note !== '' && { description: note }),
          }))}
          onChange={onChoose}
        />
      )}
      <dl className={styles.rows}>
        {data.rows.map(({ kind, label, amountMinor }) => (
          <div key={`${kind}${label}`} data-kind={kind}>
            <dt>{label}</dt>
            <dd>{amountMinor < 0 ? `−${money(-amountMinor)}` : money(amountMinor)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
