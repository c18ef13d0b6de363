import { type ReactNode, useId } from 'react'
import { useText } from '../text.ts'
import styles from './PublishCount.module.css'
import { useChanges } from './use-changes.ts'

export interface PublishCountProps {
  siteId: string
  /** A button, described by the state in words. */
  children(described: { 'aria-describedby'?: string }): ReactNode
}

/** The number of changes that are to be published, on the corner of the button that publishes them. */
export function PublishCount({ siteId, children }: PublishCountProps) {
  const text = useText()
  const id = useId()
  const count = useChanges(siteId)?.length
  if (count === undefined) return children({})
  return (
    <span className={styles.counted}>
      {children({ 'aria-describedby': id })}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <span id={id} hidden>
        {text('publishing.state', { count })}
      </span>
    </span>
  )
}
