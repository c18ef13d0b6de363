import { isCounted } from '@sitewright/core/commerce/stock'
import { Card } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import { useText } from '../../text.ts'
import { BulkBar } from './BulkBar.tsx'
import { withVariant } from './product-draft.ts'
import { SingleVariant } from './SingleVariant.tsx'
import { usePictures } from './use-pictures.ts'
import type { ProductPartProps } from './use-product-form.ts'
import { VariantTable } from './VariantTable.tsx'
import type { VariantDraft } from './variant-grid.ts'

export interface VariantsCardProps extends ProductPartProps {
  siteId: string
  currency: string
}

/** Price and stock: plain fields for one variant, a grid for several. */
export function VariantsCard({
  siteId,
  currency,
  draft,
  problems,
  isReadOnly,
  onChange,
}: VariantsCardProps) {
  const text = useText()
  const { variants, imageIds } = draft
  const { data: pictures = {} } = usePictures(siteId, imageIds)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(
    () => new Set(variants.map(({ key }) => key).filter((key) => selected.has(key))),
    [variants, selected],
  )
  const set = (keys: ReadonlySet<string>, change: Partial<VariantDraft>) =>
    onChange((now) => withVariant(now, keys, change))
  const shared = { currency, problems, isReadOnly, hasStock: isCounted(draft.type) }
  const [only] = variants
  if (only && variants.length === 1 && Object.keys(only.attributes).length === 0) {
    return (
      <Card title={text('products.priceAndStock')}>
        <SingleVariant
          variant={only}
          onChange={(change) => set(new Set([only.key]), change)}
          {...shared}
        />
      </Card>
    )
  }
  return (
    <Card
      title={text('products.variants')}
      description={text('products.variantCount', { count: variants.length })}
      isFlush
    >
      {!isReadOnly && (
        <BulkBar
          count={chosen.size}
          total={variants.length}
          currency={currency}
          hasStock={shared.hasStock}
          onSet={(change) =>
            set(chosen.size > 0 ? chosen : new Set(variants.map(({ key }) => key)), change)
          }
        />
      )}
      <VariantTable
        variants={variants}
        optionNames={draft.options.map(({ name }) => name.trim())}
        imageIds={imageIds}
        pictures={pictures}
        selected={chosen}
        onSelect={setSelected}
        onChange={(key, change) => set(new Set([key]), change)}
        {...shared}
      />
    </Card>
  )
}
