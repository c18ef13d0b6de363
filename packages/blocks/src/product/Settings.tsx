import { Select, type SelectOption, Switch } from '@sitewright/ui'
import type { BlockServices, BlockSettingsProps } from '../block-settings.ts'
import styles from '../settings.module.css'
import type { PRODUCT_FIELDS, ProductProps } from './block.ts'

type ProductField = (typeof PRODUCT_FIELDS)[number]

const FIELD_LABELS: Readonly<Record<ProductField, string>> = {
  picture: 'Picture',
  title: 'Title',
  price: 'Price',
  description: 'Description',
  addToCart: 'Add to cart',
  variants: 'Choice of variants',
  quantity: 'Quantity',
}

/** These belong to the button and mean nothing without it. */
const NEEDS_BUTTON: ReadonlySet<string> = new Set<ProductField>(['variants', 'quantity'])

export function ProductSettings({ props, onChange, services }: BlockSettingsProps<ProductProps>) {
  const { productId, show } = props
  return (
    <div className={styles.panel}>
      {services.products.length === 0 ? (
        <p className={styles.hint}>There are no products yet. Add one under Products first.</p>
      ) : (
        <Select
          label="Product"
          options={productOptions(services.products, productId)}
          value={productId}
          onChange={(chosen) => onChange({ ...props, productId: chosen })}
        />
      )}
      <div className={styles.group}>
        {fieldsOf(FIELD_LABELS).map((field) => (
          <Switch
            key={field}
            label={FIELD_LABELS[field]}
            isSelected={show[field]}
            isDisabled={NEEDS_BUTTON.has(field) && !show.addToCart}
            onChange={(isShown) => onChange({ ...props, show: { ...show, [field]: isShown } })}
          />
        ))}
      </div>
    </div>
  )
}

function fieldsOf(labels: Readonly<Record<ProductField, string>>): ProductField[] {
  return Object.keys(labels) as ProductField[]
}

/** A product that is gone stays in the list until another is chosen. */
function productOptions(
  products: BlockServices['products'],
  productId: string,
): SelectOption<string>[] {
  const options = products.map(({ id, title }) => ({ id, label: title }))
  const isKnown = products.some(({ id }) => id === productId)
  if (isKnown) return options
  return [
    { id: productId, label: productId ? 'No longer for sale' : 'Choose a product' },
    ...options,
  ]
}
