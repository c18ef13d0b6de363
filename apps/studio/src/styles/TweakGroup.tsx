import { ChevronRight } from '@sitewright/ui/icons'
import { type ReactNode, useState } from 'react'
import styles from './StylePanel.module.css'

export interface TweakGroupProps {
  title: string
  isOpenAtFirst: boolean
  /** Whether its fields are drawn when it is first opened: for what is fetched then. */
  isDrawnLate?: boolean
  children: ReactNode
}

/** One category of choices, which can be folded away. */
export function TweakGroup({
  title,
  isOpenAtFirst,
  isDrawnLate = false,
  children,
}: TweakGroupProps) {
  const [isDrawn, setDrawn] = useState(isOpenAtFirst || !isDrawnLate)
  return (
    <details
      className={styles.group}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}
    >
      <summary className={styles.summary}>
        <ChevronRight size={15} aria-hidden="true" className={styles.arrow} />
        <h3 className={styles.category}>{title}</h3>
      </summary>
      <div className={styles.fields}>{isDrawn && children}</div>
    </details>
  )
}
