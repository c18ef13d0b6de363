import type { ReactNode } from 'react'
import { ArrowLeft } from './icons/icons.ts'
import { LinkButton } from './LinkButton.tsx'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: string
  /** State badges beside the title. */
  badges?: ReactNode
  description?: ReactNode
  /** Link to the parent screen. */
  back?: { readonly label: string; readonly href: string }
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** The header of a screen with its only `h1`. */
export function PageHeader({ title, badges, description, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.back}>
          <LinkButton look="quiet" size="small" icon={ArrowLeft} href={back.href}>
            {back.label}
          </LinkButton>
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {badges}
          </div>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
