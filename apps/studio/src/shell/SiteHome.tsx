import { EmptyState } from '@sitewright/ui'
import { Lock } from '@sitewright/ui/icons'
import { useSite } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { Redirect } from './Redirect.tsx'
import { placesOf } from './site-places.ts'

/** Opens the first part of the site that the role may see. */
export function SiteHome({ siteId }: { siteId: string }) {
  const text = useText()
  const { data: site } = useSite(siteId)
  if (!site) return null
  const place = placesOf(site)[0]
  if (place) return <Redirect to={`/sites/${siteId}/${place.path}`} />
  return (
    <EmptyState icon={Lock} title={text('error.nothingAllowedTitle')}>
      {text('error.nothingAllowedHint', { site: site.title })}
    </EmptyState>
  )
}
