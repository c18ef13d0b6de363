import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Search, X } from './icons/icons.ts'
import styles from './SearchField.module.css'
import { useUiWords } from './words.ts'

export interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  /** Whether it takes all the width there is, as in a panel. */
  isWide?: boolean
  onChange(value: string): void
}

/** A search field, which Escape clears. */
export function SearchField({
  label,
  placeholder,
  value,
  isWide = false,
  onChange,
}: SearchFieldProps) {
  const words = useUiWords()
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      className={classNames(styles.search, isWide && styles.wide)}
    >
      <Search size={16} className={styles.icon} aria-hidden="true" />
      <Input
        className={classNames(control.input, styles.input)}
        placeholder={placeholder ?? label}
      />
      <Button aria-label={words.clear} className={classNames(styles.clear)}>
        <X size={14} aria-hidden="true" />
      </Button>
    </AriaSearchField>
  )
}
