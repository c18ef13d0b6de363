import { Link } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from '../site-settings/SettingsNav.module.css'

const PARTS = [
  { path: '', label: 'selling.general' },
  { path: '/setup', label: 'setup.title' },
  { path: '/shipping', label: 'shipping.title' },
  { path: '/taxes', label: 'taxes.title' },
  { path: '/discounts', label: 'discounts.title' },
  { path: '/donations', label: 'funds.title' },
] as const

export type SellingPart = (typeof PARTS)[number]['path']

/** From one part of the store's settings to another; each is a screen of its own. */
export function SellingNav({ siteId, part }: { siteId: string; part: SellingPart }) {
  const text = useText()
  return (
    <nav className={styles.nav} aria-label={text('selling.parts')}>
      {PARTS.map(({ path, label }) => (
        <Link
          key={path}
          className={styles.part ?? ''}
          href={`/sites/${siteId}/settings${path}`}
          {...(path === part && { 'aria-current': 'page' })}
        >
          {text(label)}
        </Link>
      ))}
    </nav>
  )
}
