import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { ROLES } from '@sitewright/core/roles'
import { Badge, TextLink } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import { SitePlate } from './SitePlate.tsx'
import styles from './SitesScreen.module.css'
import { shortAddress } from './short-address.ts'

export function SiteCard({ site }: { site: SiteSummary }) {
  const text = useText()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <SitePlate title={site.title} />
        {site.capabilities.includes('content.view') && (
          <Thumbnail of={{ siteId: site.id }} className={styles.thumbnail} />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.titleRow}>
          <TextLink look="row" href={`/sites/${site.id}`}>
            {site.title}
          </TextLink>
          {site.role !== ROLES.admin && <Badge>{ROLE_WORDS[roleNameOf(site.role)].title}</Badge>}
          {site.publishedAt === null && <Badge>{text('sites.notPublished')}</Badge>}
        </h2>
        <span className={styles.address}>
          {site.publishedAt === null ? (
            shortAddress(site.url)
          ) : (
            <TextLink href={site.url} target="_blank" rel="noopener">
              {shortAddress(site.url)}
            </TextLink>
          )}
        </span>
      </div>
    </article>
  )
}
