import type { VariantShape } from '@sitewright/api/commerce/shapes'
import {
  MAX_STOCK,
  MAX_STOCK_NOTE,
  meaningOf,
  STOCK_PROBLEMS,
  STOCK_REASONS,
  type StockReason,
} from '@sitewright/core/commerce/stock-reasons'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { NumberField, Select, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useFormProblems } from '../../../forms/use-form-problems.ts'
import { useText } from '../../../text.ts'
import type { StoredItem } from '../stored-item.ts'
import { useAdjustStock } from './use-stock.ts'

export interface AdjustStockDialogProps {
  siteId: string
  product: StoredItem
  /** Its variants that are counted; never empty. */
  variants: readonly VariantShape[]
  onAdjusted(product: StoredItem): void
  onClose(): void
}

const FIELDS = ['changes.', 'note']

/** Asks what has become of one variant, and why. */
export function AdjustStockDialog(props: AdjustStockDialogProps) {
  const { siteId, product, variants, onAdjusted, onClose } = props
  const text = useText()
  const adjust = useAdjustStock(siteId, product.id)
  const { form, problems, general } = useFormProblems(adjust.error, FIELDS)
  const [variantId, setVariantId] = useState(variants[0]?.id ?? '')
  const [reason, setReason] = useState<StockReason>('restock')
  const [quantity, setQuantity] = useState(Number.NaN)
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const meaning = meaningOf(reason)
  const seen = variants.find(({ id }) => id === variantId)?.stock.quantity ?? 0
  const save = () => {
    if (Number.isNaN(quantity)) return setIsMissing(true)
    adjust.mutate(
      { variantId, reason, quantity, seen, note },
      {
        onSuccess: (item) => {
          showToast({ text: text('stock.adjusted', { title: item.title }) })
          onAdjusted(item)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={text('stock.adjustTitle', { title: product.title })}
      saveLabel={text('stock.adjust')}
      form={form}
      problem={general}
      isSaving={adjust.isPending}
      onSave={save}
      onClose={onClose}
    >
      {variants.length > 1 && (
        <Select
          label={text('stock.variant')}
          value={variantId}
          options={variants.map(({ id, sku, attributes }) => ({
            id,
            label: describeVariant(attributes) || sku,
          }))}
          onChange={(chosen) => {
            adjust.reset()
            setVariantId(chosen)
          }}
        />
      )}
      <Select
        label={text('stock.reason')}
        value={reason}
        options={STOCK_REASONS.map((id) => ({ id, label: text(`stock.reason.${id}`) }))}
        onChange={(chosen) => {
          // A number that was refused for another reason may be right for this one.
          adjust.reset()
          setReason(chosen)
        }}
      />
      <NumberField
        label={text(`stock.takes.${meaning}`)}
        description={text('stock.now', { count: seen })}
        minValue={meaning === 'difference' ? -MAX_STOCK : 0}
        maxValue={MAX_STOCK}
        value={quantity}
        onChange={setQuantity}
        problem={
          isMissing && Number.isNaN(quantity)
            ? STOCK_PROBLEMS.notWhole
            : problems['changes.0.quantity']
        }
      />
      <TextField
        label={text('stock.note')}
        isOptional
        autoComplete="off"
        maxLength={MAX_STOCK_NOTE}
        value={note}
        onChange={setNote}
        problem={problems.note}
      />
    </FormDialog>
  )
}
