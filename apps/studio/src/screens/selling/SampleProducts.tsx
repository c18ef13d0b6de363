import { listProductRows } from '@sitewright/api/commerce/list-product-rows'
import { IconButton, NumberField, Select, TagsField } from '@sitewright/ui'
import { X } from '@sitewright/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'
import { useText } from '../../text.ts'
import { useDelayed } from '../use-delayed.ts'
import styles from './Selling.module.css'
import { QUANTITIES, type SampleProduct, suggestionsFor } from './sample-product.ts'

export interface SampleProductsProps {
  siteId: string
  products: readonly SampleProduct[]
  onChange(products: readonly SampleProduct[]): void
}

/** Lines of the sample cart; the server takes 50, of which one is for made-up goods. */
const MOST = 49

/** Products of the store in the sample cart, found by title or SKU. */
export function SampleProducts({ siteId, products, onChange }: SampleProductsProps) {
  const text = useText()
  const change = (key: number, more: Partial<SampleProduct>) =>
    onChange(products.map((one) => (one.key === key ? { ...one, ...more } : one)))
  return (
    <>
      {products.length < MOST && (
        <ProductSearch
          siteId={siteId}
          onAdd={(product) => {
            const key = Math.max(0, ...products.map((one) => one.key)) + 1
            onChange([...products, { ...product, key, quantity: 1 }])
          }}
        />
      )}
      {products.length > 0 && (
        <ul className={styles.products} aria-label={text('sample.products')}>
          {products.map(({ key, title, variants, variantId, quantity }) => (
            <li key={key} className={styles.product}>
              <div className={styles.productHead}>
                <strong>{title}</strong>
                <IconButton
                  icon={X}
                  size="small"
                  label={text('sample.remove', { name: title })}
                  onPress={() => onChange(products.filter((one) => one.key !== key))}
                />
              </div>
              <div className={styles.pair}>
                {variants.length > 1 && (
                  <Select
                    label={text('sample.variant')}
                    value={variantId}
                    options={variants}
                    onChange={(id) => change(key, { variantId: id })}
                  />
                )}
                <NumberField
                  label={text('sample.quantity')}
                  minValue={QUANTITIES.min}
                  maxValue={QUANTITIES.max}
                  value={quantity}
                  onChange={(units) => change(key, { quantity: Number.isNaN(units) ? 1 : units })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface ProductSearchProps {
  siteId: string
  onAdd(product: Omit<SampleProduct, 'key' | 'quantity'>): void
}

/** The server looks for products while a title or a SKU is typed. */
function ProductSearch({ siteId, onAdd }: ProductSearchProps) {
  const text = useText()
  const call = useCall()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const search = useDelayed(typed.trim())
  const { data: rows = [], isFetching } = useQuery({
    queryKey: ['sample-products', siteId, search],
    queryFn: async ({ signal }) =>
      (await call(listProductRows, { siteId, ...(search && { search }) }, { signal })).items,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const suggestions = suggestionsFor(rows, typed)
  return (
    <TagsField
      label={text('sample.add')}
      description={text('sample.addHint')}
      isOptional
      values={[]}
      suggestions={suggestions.map(({ label }) => label)}
      nothingSuggested={text(isFetching ? 'sample.looking' : 'sample.noneFound')}
      problem={problem}
      removeLabel={(name) => text('sample.remove', { name })}
      onRemove={() => undefined}
      onType={(now) => {
        setProblem(undefined)
        setTyped(now)
      }}
      onAdd={(name) => {
        const wanted = name.trim().toLowerCase()
        const found =
          suggestions.find(({ label }) => label.toLowerCase() === wanted) ??
          suggestions.find(({ product }) => product.title.toLowerCase() === wanted)
        setProblem(found ? undefined : text('sample.unknown', { name: name.trim() }))
        if (!found) return false
        onAdd(found.product)
        return true
      }}
    />
  )
}
