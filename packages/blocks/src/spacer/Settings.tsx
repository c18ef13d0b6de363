import styles from '../settings.module.css'

/** A space has only its size, which is set on the grid. */
export function SpacerSettings() {
  return (
    <p className={styles.hint}>
      Drag an edge to change its height, or press Shift and an arrow key while it is selected.
    </p>
  )
}
