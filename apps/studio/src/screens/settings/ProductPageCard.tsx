import {
  MAX_PROMISE_TEXT,
  MAX_PROMISES,
  PROMISE_ICON_NAMES,
  type ProductDetail,
  type ProductPageWords,
  type ProductPromise,
} from '@sitewright/core/commerce/product-page'
import { Button, Card, Select, TextField } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { DetailRows } from '../selling/DetailRows.tsx'
import { focusRow, RowTools, raised } from '../selling/row-tools.tsx'
import styles from './StoreSettingsScreen.module.css'

export interface ProductPageCardProps {
  readonly value: ProductPageWords
  readonly isDisabled: boolean
  readonly problems: Readonly<Record<string, string>>
  onChange(value: ProductPageWords): void
}

/** Words of the shop on the page of every product: promises below the button, and details that open. */
export function ProductPageCard({ value, isDisabled, problems, onChange }: ProductPageCardProps) {
  const text = useText()
  const { promises, details } = value
  const setPromises = (next: readonly ProductPromise[]) => onChange({ ...value, promises: next })
  const setDetails = (next: readonly ProductDetail[]) => onChange({ ...value, details: next })
  return (
    <Card title={text('settings.productPage')} description={text('settings.productPageHint')}>
      {promises.map((promise, at) => {
        const number = at + 1
        const set = (change: Partial<ProductPromise>) =>
          setPromises(promises.map((one, place) => (place === at ? { ...one, ...change } : one)))
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: promises have no ids, and are known by their place
            key={`${promises.length}-${at}`}
            data-promise={at}
            className={styles.row}
            aria-label={text('settings.promise', { number })}
          >
            <Select
              label={text('settings.promiseIcon', { number })}
              isDisabled={isDisabled}
              value={promise.icon}
              options={PROMISE_ICON_NAMES.map((id) => ({ id, label: text(`settings.icon.${id}`) }))}
              onChange={(icon) => set({ icon })}
            />
            <TextField
              label={text('settings.promiseText', { number })}
              maxLength={MAX_PROMISE_TEXT}
              isDisabled={isDisabled}
              value={promise.text}
              onChange={(words) => set({ text: words })}
              problem={problems[`productPage.promises.${at}.text`]}
            />
            {!isDisabled && (
              <RowTools
                at={at}
                upLabel={text('settings.promiseUp', { number })}
                removeLabel={text('settings.promiseRemove', { number })}
                onUp={() => {
                  setPromises(raised(promises, at))
                  focusRow('promise', at - 1)
                }}
                onRemove={() => {
                  setPromises(promises.filter((_, place) => place !== at))
                  focusRow('promise', Math.min(at, promises.length - 2))
                }}
              />
            )}
          </fieldset>
        )
      })}
      {!isDisabled && promises.length < MAX_PROMISES && (
        <div>
          <Button
            icon={Plus}
            data-add-promise=""
            onPress={() => {
              setPromises([...promises, { icon: 'delivery', text: '' }])
              focusRow('promise', promises.length)
            }}
          >
            {text('settings.promiseAdd')}
          </Button>
        </div>
      )}
      <DetailRows
        details={details}
        isDisabled={isDisabled}
        problemAt={(at, field) => problems[`productPage.details.${at}.${field}`]}
        onChange={setDetails}
      />
    </Card>
  )
}
