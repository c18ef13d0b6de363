import { EmptyState } from '@sitewright/ui'
import { Navigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useSite } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { SITE_PLACES } from './site-places.ts'

/** Opens the first part of the site that the role may see. */
export function SiteHome({ siteId }: { siteId: string }) {
  const text = useText()
  const { data: site } = useSite(siteId)
  if (!site) return null
  const place = SITE_PLACES.find(({ needs }) => site.capabilities.includes(needs))
  if (place) return <Navigate to={`/sites/$siteId/${place.path}`} params={{ siteId }} replace />
  return (
    <EmptyState icon={Lock} title={text('error.nothingAllowedTitle')}>
      {text('error.nothingAllowedHint', { site: site.title })}
    </EmptyState>
  )
}
