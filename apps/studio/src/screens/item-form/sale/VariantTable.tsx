import type { Asset } from '@sitewright/api/files/shapes'
import { Checkbox } from '@sitewright/ui'
import { useText } from '../../../text.ts'
import { VariantRow } from './VariantRow.tsx'
import styles from './Variants.module.css'
import type { VariantDraft } from './variant-grid.ts'

export interface VariantTableProps {
  variants: readonly VariantDraft[]
  optionNames: readonly string[]
  currency: string
  imageIds: readonly string[]
  pictures: Readonly<Record<string, Asset>>
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
  hasStock: boolean
  isShipped: boolean
  selected: ReadonlySet<string>
  onSelect(keys: ReadonlySet<string>): void
  onChange(key: string, change: Partial<VariantDraft>): void
}

export function VariantTable({
  variants,
  selected,
  onSelect,
  problems,
  ...shared
}: VariantTableProps) {
  const text = useText()
  const toggle = (key: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(key)
    else next.delete(key)
    onSelect(next)
  }
  return (
    <table className={styles.table} aria-label={text('products.variants')}>
      <thead>
        <tr>
          {!shared.isReadOnly && (
            <th scope="col" className={styles.check}>
              <Checkbox
                label={text('products.selectAll')}
                isLabelHidden
                isSelected={selected.size === variants.length}
                isIndeterminate={selected.size > 0 && selected.size < variants.length}
                onChange={(all) => onSelect(new Set(all ? variants.map(({ key }) => key) : []))}
              />
            </th>
          )}
          <th scope="col">{text('products.variant')}</th>
          <th scope="col">{text('products.sku')}</th>
          <th scope="col">{text('products.price')}</th>
          <th scope="col">{text('products.sale')}</th>
          {shared.hasStock && <th scope="col">{text('products.stock')}</th>}
          {shared.isShipped && <th scope="col">{text('products.measures')}</th>}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant, index) => (
          <VariantRow
            key={variant.key}
            variant={variant}
            isSelected={selected.has(variant.key)}
            onToggle={toggle}
            problemOf={(field) => problems[`variants.${index}.${field}`]}
            {...shared}
          />
        ))}
      </tbody>
    </table>
  )
}
