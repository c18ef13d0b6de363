import { Link } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from '../site-settings/SettingsNav.module.css'
import { SELLING_PARTS, type SellingPart } from './selling-parts.ts'

/** From one part of the store's settings to another; each is a screen of its own. */
export function SellingNav({ siteId, part }: { siteId: string; part: SellingPart }) {
  const text = useText()
  return (
    <nav className={styles.nav} aria-label={text('selling.parts')}>
      {SELLING_PARTS.map(({ path, label }) => (
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
