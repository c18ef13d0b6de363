import { useSite } from '../screens/sites/use-sites.ts'
import { NotAllowed } from './NotAllowed.tsx'
import { Redirect } from './Redirect.tsx'
import { placesOf } from './site-places.ts'

/** Opens the first part of the site that the role may see. */
export function SiteHome({ siteId }: { siteId: string }) {
  const { data: site } = useSite(siteId)
  if (!site) return null
  const place = placesOf(site)[0]
  if (place) return <Redirect to={`/sites/${siteId}/${place.path}`} />
  return <NotAllowed site={site} isEverything />
}
