import { Link } from 'react-aria-components'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './SettingsNav.module.css'

const PARTS = [
  { path: '', label: 'siteSettings.general', needs: 'site.settings' },
  { path: '/access', label: 'siteSettings.access', needs: 'site.settings' },
  { path: '/visitors', label: 'siteSettings.banners', needs: 'site.settings' },
  { path: '/spam', label: 'siteSettings.spam', needs: 'site.settings' },
  { path: '/features', label: 'siteSettings.features', needs: 'site.settings' },
  { path: '/redirects', label: 'siteSettings.redirects', needs: 'site.settings' },
  { path: '/code', label: 'siteSettings.code', needs: 'site.code' },
  { path: '/keys', label: 'siteSettings.keys', needs: 'site.code' },
  { path: '/people', label: 'people.title', needs: 'contributors.manage' },
  { path: '/activity', label: 'activity.title', needs: 'contributors.manage' },
] as const

export type SettingsPart = (typeof PARTS)[number]['path']

/** From one part of the site's settings to another; each is a screen of its own. */
export function SettingsNav({ siteId, part }: { siteId: string; part: SettingsPart }) {
  const text = useText()
  const can = useCan(siteId)
  return (
    <nav className={styles.nav} aria-label={text('siteSettings.parts')}>
      {PARTS.filter(({ needs }) => can(needs)).map(({ path, label }) => (
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
