import { Label, ProgressBar } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Progress.module.css'
import { Spinner } from './Spinner.tsx'

export interface ProgressProps {
  label: string
  /** Percentage from 0 to 100; absent if the duration is unknown. */
  value?: number
}

/** A progress bar with its label. */
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

/** Placeholder for content that is loading. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner size={20} />
      <span>{label}</span>
    </div>
  )
}
