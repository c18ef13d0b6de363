import { ChevronRight } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import styles from './StylePanel.module.css'

export interface TweakGroupProps {
  title: string
  isOpenAtFirst: boolean
  children: ReactNode
}

/** One category of choices, which can be folded away. */
export function TweakGroup({ title, isOpenAtFirst, children }: TweakGroupProps) {
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <ChevronRight size={15} aria-hidden="true" className={styles.arrow} />
        <h3 className={styles.category}>{title}</h3>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
