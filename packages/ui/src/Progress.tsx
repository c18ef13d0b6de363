import { Label, ProgressBar } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Progress.module.css'
import { Spinner } from './Spinner.tsx'

export interface ProgressProps {
  label: string
  /** 0 to 100; left out while nobody knows how long it takes. */
  value?: number
}

/** Work that takes a while, with its name and how far it is. */
export function Progress({ label, value }: ProgressProps) {
  const isIndeterminate = value === undefined
  return (
    <ProgressBar
      className={classNames(styles.progress)}
      isIndeterminate={isIndeterminate}
      value={value ?? 0}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={styles.head}>
            <Label>{label}</Label>
            {!isIndeterminate && <span>{valueText}</span>}
          </span>
          <span className={styles.track}>
            <span
              className={classNames(styles.bar, isIndeterminate && styles.moving)}
              style={{ width: isIndeterminate ? '40%' : `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  )
}

/** Fills the place of something that is being loaded. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner size={20} />
      <span>{label}</span>
    </div>
  )
}
