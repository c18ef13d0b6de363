import type { ReactNode } from 'react'
import styles from './Screen.module.css'

/** The column of a screen: its header, then its sheets. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>
}
