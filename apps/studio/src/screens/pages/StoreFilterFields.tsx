import { STORE_FILTERS, type StoreFilter } from '@sitewright/core/commerce/store-filters'
import { Checkbox, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { KindSettingsProps } from './page-part.ts'
import styles from './StoreFilterFields.module.css'

/** The orders and filters that visitors of a store get. */
export function StoreFilterFields({ settings, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  const { showsSort, storeFilters } = settings
  const choose = (filter: StoreFilter, isShown: boolean) =>
    onSet({
      storeFilters: STORE_FILTERS.filter((one) =>
        one === filter ? isShown : storeFilters.includes(one),
      ),
    })
  return (
    <>
      <Switch
        label={text('pageSettings.sort')}
        description={text('pageSettings.sortHint')}
        isDisabled={isReadOnly}
        isSelected={showsSort}
        onChange={(isShown) => onSet({ showsSort: isShown })}
      />
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{text('pageSettings.filters')}</legend>
        <p className={styles.hint}>{text('pageSettings.filtersHint')}</p>
        {STORE_FILTERS.map((filter) => (
          <Checkbox
            key={filter}
            label={text(`pageSettings.filter.${filter}`)}
            isDisabled={isReadOnly}
            isSelected={storeFilters.includes(filter)}
            onChange={(isShown) => choose(filter, isShown)}
          />
        ))}
      </fieldset>
    </>
  )
}
