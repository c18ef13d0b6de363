import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { Notice } from '@sitewright/ui'
import { useText } from '../text.ts'

/** Tells the people of a site that the operator of the server has closed it, and why. */
export function StandingNotice({ site: { standing, standingReason } }: { site: SiteSummary }) {
  const text = useText()
  if (standing === 'open') return null
  const reason = standingReason && text('standing.reason', { reason: standingReason })
  return (
    <Notice tone="danger">
      {text(`standing.${standing}`)} {reason}
    </Notice>
  )
}
