import {
  MAX_DETAIL_TEXT,
  MAX_DETAILS,
  MAX_PROMISE_TEXT,
  type ProductDetail,
} from '@sitewright/core/commerce/product-page'
import { Button, TextField } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import styles from './DetailRows.module.css'
import { focusRow, RowTools, raised } from './row-tools.tsx'

export interface DetailRowsProps {
  readonly details: readonly ProductDetail[]
  readonly isDisabled: boolean
  problemAt(at: number, field: keyof ProductDetail): string | undefined
  onChange(details: readonly ProductDetail[]): void
}

/** Rows of an open detail's field at first. */
const DETAIL_ROWS = 4

/** Details that open at a press on pages of products: those of a shop, or of one product. */
export function DetailRows({ details, isDisabled, problemAt, onChange }: DetailRowsProps) {
  const text = useText()
  return (
    <>
      {details.map((detail, at) => {
        const number = at + 1
        const set = (change: Partial<ProductDetail>) =>
          onChange(details.map((one, place) => (place === at ? { ...one, ...change } : one)))
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: details have no ids, and are known by their place
            key={`${details.length}-${at}`}
            data-detail={at}
            className={styles.row}
            aria-label={text('settings.detail', { number })}
          >
            <TextField
              label={text('settings.detailTitle', { number })}
              maxLength={MAX_PROMISE_TEXT}
              isDisabled={isDisabled}
              value={detail.title}
              onChange={(title) => set({ title })}
              problem={problemAt(at, 'title')}
            />
            <TextField
              label={text('settings.detailText', { number })}
              rows={DETAIL_ROWS}
              maxLength={MAX_DETAIL_TEXT}
              isDisabled={isDisabled}
              value={detail.text}
              onChange={(words) => set({ text: words })}
              problem={problemAt(at, 'text')}
            />
            {!isDisabled && (
              <RowTools
                at={at}
                upLabel={text('settings.detailUp', { number })}
                removeLabel={text('settings.detailRemove', { number })}
                onUp={() => {
                  onChange(raised(details, at))
                  focusRow('detail', at - 1)
                }}
                onRemove={() => {
                  onChange(details.filter((_, place) => place !== at))
                  focusRow('detail', Math.min(at, details.length - 2))
                }}
              />
            )}
          </fieldset>
        )
      })}
      {!isDisabled && details.length < MAX_DETAILS && (
        <div>
          <Button
            icon={Plus}
            data-add-detail=""
            onPress={() => {
              onChange([...details, { title: '', text: '' }])
              focusRow('detail', details.length)
            }}
          >
            {text('settings.detailAdd')}
          </Button>
        </div>
      )}
    </>
  )
}
