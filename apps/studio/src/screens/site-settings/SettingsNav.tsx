import { Link } from 'react-aria-components'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './SettingsNav.module.css'
import { SETTINGS_PARTS, type SettingsPart } from './settings-parts.ts'

/** From one part of the site's settings to another; each is a screen of its own. */
export function SettingsNav({ siteId, part }: { siteId: string; part: SettingsPart }) {
  const text = useText()
  const can = useCan(siteId)
  return (
    <nav className={styles.nav} aria-label={text('siteSettings.parts')}>
      {SETTINGS_PARTS.filter(({ needs }) => can(needs)).map(({ path, label }) => (
        <Link
          key={path}
          className={styles.part ?? ''}
          href={`/sites/${siteId}/site-settings${path}`}
          {...(path === part && { 'aria-current': 'page' })}
        >
          {text(label)}
        </Link>
      ))}
    </nav>
  )
}
