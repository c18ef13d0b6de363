import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps {
  /** Heading of the card; left out when the page's own heading says it. */
  title?: string
  description?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Without padding, for tables and lists that bring their own. */
  isFlush?: boolean
  children: ReactNode
}

/** A sheet on the paper: what belongs together. */
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
