import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useText } from '../text.ts'
import styles from './AccountLayout.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'

/** Around the screens that belong to no site yet. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Link className={styles.home ?? ''} href="/" aria-label={text('sites.title')}>
          <Brand />
        </Link>
        <AccountMenu />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
