import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import type { IconComponent } from './icons/create-icon.ts'

export interface EmptyStateProps {
  icon: IconComponent
  title: string
  /** The content that will be here, and how to create it. */
  children: ReactNode
  action?: ReactNode
}

/** Placeholder for an empty list, with the one next step. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon size={24} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
