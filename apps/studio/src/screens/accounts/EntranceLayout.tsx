import type { ReactNode } from 'react'
import { Brand } from '../../shell/Brand.tsx'
import styles from './EntranceLayout.module.css'
import { EntrancePicture } from './EntrancePicture.tsx'

export interface EntranceLayoutProps {
  title: string
  /** Left out where a notice says it. */
  description?: string
  /** The other way in, below the form. */
  footer: ReactNode
  children?: ReactNode
}

/** Signing up and signing in: the form on a sheet, and on a wide screen a picture of what comes of it. */
export function EntranceLayout({ title, description, footer, children }: EntranceLayoutProps) {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>
        <Brand />
        <div className={styles.sheet}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {description !== undefined && <p>{description}</p>}
          </div>
          {children}
          <p className={styles.footer}>{footer}</p>
        </div>
      </main>
      <aside className={styles.picture} aria-hidden="true">
        <EntrancePicture />
      </aside>
    </div>
  )
}
