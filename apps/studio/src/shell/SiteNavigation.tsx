import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { Menu } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import { Button, Link } from 'react-aria-components'
import { ReviewBadge } from '../screens/reviews/ReviewBadge.tsx'
import { useText } from '../text.ts'
import styles from './SiteShell.module.css'
import { placesOf, type SitePlace } from './site-places.ts'

/** Places in the bar of a phone; with more than these and one besides, the rest is in a menu. */
const IN_BAR = 4

export function SiteNavigation({ site, path }: { site: SiteSummary; path: string }) {
  const text = useText()
  const places = placesOf(site)
  const inMenu = places.length > IN_BAR + 1 ? places.slice(IN_BAR) : []
  const hrefOf = (place: SitePlace) => `/sites/${site.id}/${place.path}`
  const isHere = ({ path: place, includes }: SitePlace) =>
    [place, includes].some((part) => `${path}/`.startsWith(`/sites/${site.id}/${part}/`))
  return (
    <nav className={styles.navigation} aria-label={text('shell.navigation', { site: site.title })}>
      <ul className={styles.places}>
        {places.map((place) => {
          const { path: key, label, shortLabel, icon: Icon } = place
          return (
            <li key={key} className={inMenu.includes(place) ? styles.railOnly : undefined}>
              <Link
                href={hrefOf(place)}
                className={styles.place ?? ''}
                {...(isHere(place) && { 'aria-current': 'page' })}
              >
                <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
                <span className={styles.longLabel}>{text(label)}</span>
                <span className={styles.shortLabel}>{text(shortLabel)}</span>
                {key === 'pages' && <ReviewBadge siteId={site.id} />}
              </Link>
            </li>
          )
        })}
        {inMenu.length > 0 && (
          <li className={styles.phoneOnly}>
            <Menu
              label={text('shell.more')}
              placement="top end"
              trigger={
                <Button className={styles.place ?? ''} data-here={inMenu.some(isHere)}>
                  <Ellipsis size={18} strokeWidth={1.9} aria-hidden="true" />
                  <span>{text('shell.more')}</span>
                </Button>
              }
              groups={[
                {
                  id: 'places',
                  actions: inMenu.map((place) => ({
                    id: place.path,
                    label: text(place.label),
                    icon: place.icon,
                    href: hrefOf(place),
                  })),
                },
              ]}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}
