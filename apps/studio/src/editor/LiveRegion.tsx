import { useCanvas } from './editor-context.ts'
import styles from './LiveRegion.module.css'

/** Says every step to screen readers, wherever the focus is. */
export function LiveRegion() {
  const announcement = useCanvas((state) => state.announcement)
  return (
    <div className={styles.hidden} role="log" aria-live="polite" aria-atomic="true">
      {announcement}
    </div>
  )
}
