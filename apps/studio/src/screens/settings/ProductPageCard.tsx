import {
  MAX_DETAIL_TEXT,
  MAX_DETAILS,
  MAX_PROMISE_TEXT,
  MAX_PROMISES,
  PROMISE_ICON_NAMES,
  type ProductDetail,
  type ProductPageWords,
  type ProductPromise,
} from '@sitewright/core/commerce/product-page'
import { Button, Card, IconButton, Select, TextField } from '@sitewright/ui'
import { ArrowUp, Plus, Trash2 } from '@sitewright/ui/icons'
import { focusSoon } from '../../focus-soon.ts'
import { useText } from '../../text.ts'
import styles from './StoreSettingsScreen.module.css'

export interface ProductPageCardProps {
  readonly value: ProductPageWords
  readonly isDisabled: boolean
  readonly problems: Readonly<Record<string, string>>
  onChange(value: ProductPageWords): void
}

/** Rows of an open detail's field at first. */
const DETAIL_ROWS = 4

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
                  focusOn('promise', at - 1)
                }}
                onRemove={() => {
                  setPromises(promises.filter((_, place) => place !== at))
                  focusOn('promise', Math.min(at, promises.length - 2))
                }}
              />
            )}
          </fieldset>
        )
      })}
      {!isDisabled && promises.length < MAX_PROMISES && (
        <Button
          icon={Plus}
          data-add-promise=""
          onPress={() => {
            setPromises([...promises, { icon: 'delivery', text: '' }])
            focusOn('promise', promises.length)
          }}
        >
          {text('settings.promiseAdd')}
        </Button>
      )}
      {details.map((detail, at) => {
        const number = at + 1
        const set = (change: Partial<ProductDetail>) =>
          setDetails(details.map((one, place) => (place === at ? { ...one, ...change } : one)))
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
              problem={problems[`productPage.details.${at}.title`]}
            />
            <TextField
              label={text('settings.detailText', { number })}
              rows={DETAIL_ROWS}
              maxLength={MAX_DETAIL_TEXT}
              isDisabled={isDisabled}
              value={detail.text}
              onChange={(words) => set({ text: words })}
              problem={problems[`productPage.details.${at}.text`]}
            />
            {!isDisabled && (
              <RowTools
                at={at}
                upLabel={text('settings.detailUp', { number })}
                removeLabel={text('settings.detailRemove', { number })}
                onUp={() => {
                  setDetails(raised(details, at))
                  focusOn('detail', at - 1)
                }}
                onRemove={() => {
                  setDetails(details.filter((_, place) => place !== at))
                  focusOn('detail', Math.min(at, details.length - 2))
                }}
              />
            )}
          </fieldset>
        )
      })}
      {!isDisabled && details.length < MAX_DETAILS && (
        <Button
          icon={Plus}
          data-add-detail=""
          onPress={() => {
            setDetails([...details, { title: '', text: '' }])
            focusOn('detail', details.length)
          }}
        >
          {text('settings.detailAdd')}
        </Button>
      )}
    </Card>
  )
}

interface RowToolsProps {
  readonly at: number
  readonly upLabel: string
  readonly removeLabel: string
  onUp(): void
  onRemove(): void
}

function RowTools({ at, upLabel, removeLabel, onUp, onRemove }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      {at > 0 && <IconButton size="small" label={upLabel} icon={ArrowUp} onPress={onUp} />}
      <IconButton size="small" look="danger" label={removeLabel} icon={Trash2} onPress={onRemove} />
    </div>
  )
}

/** Gives the keyboard to the words of a row, or to the button that adds one where there is none any more. */
function focusOn(row: 'promise' | 'detail', at: number): void {
  focusSoon(
    at < 0
      ? `[data-add-${row}]`
      : `[data-${row}="${at}"] :is(input:not([type]), input[type="text"])`,
  )
}

/** The list with the one at this place before the one above it. */
function raised<One>(list: readonly One[], at: number): One[] {
  const moved = [...list]
  moved.splice(at - 1, 0, ...moved.splice(at, 1))
  return moved
}
