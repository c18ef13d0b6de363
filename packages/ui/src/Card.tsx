import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps {
  /** Heading of the card; absent if the page's own heading names it. */
  title?: string
  description?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Whether it has no padding, for tables and lists with their own. */
  isFlush?: boolean
  children: ReactNode
}

/** A sheet that groups related content. */
export function Card({ title, description, actions, isFlush = false, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && (
        <header className={styles.header}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(isFlush ? styles.flush : styles.body)}>{children}</div>
    </section>
  )
}
