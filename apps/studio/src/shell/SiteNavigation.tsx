import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { Link } from 'react-aria-components'
import { useText } from '../text.ts'
import styles from './SiteShell.module.css'
import { placesOf } from './site-places.ts'

/** Scrolls the place where one is into the bar of a phone. */
const intoView = (link: Element | null) =>
  link?.scrollIntoView({ inline: 'center', block: 'nearest' })

export function SiteNavigation({ site, path }: { site: SiteSummary; path: string }) {
  const text = useText()
  const places = placesOf(site)
  return (
    <nav className={styles.navigation} aria-label={text('shell.navigation', { site: site.title })}>
      <ul className={styles.places}>
        {places.map(({ path: place, includes, label, shortLabel, icon: Icon }) => {
          const href = `/sites/${site.id}/${place}`
          const isHere = [place, includes].some((part) =>
            `${path}/`.startsWith(`/sites/${site.id}/${part}/`),
          )
          return (
            <li key={place}>
              <Link
                href={href}
                className={styles.place ?? ''}
                {...(isHere && { 'aria-current': 'page', ref: intoView })}
              >
                <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
                <span className={styles.longLabel}>{text(label)}</span>
                <span className={styles.shortLabel}>{text(shortLabel)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
