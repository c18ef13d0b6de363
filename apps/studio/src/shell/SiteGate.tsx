import { CallFailure } from '@sitewright/api/client'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { QueryView } from '../screens/QueryView.tsx'
import { useSite, useSites } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { NotAllowed } from './NotAllowed.tsx'

export interface SiteGateProps {
  siteId: string
  children(site: SiteSummary): ReactNode
}

/** Loads a site; says so where there is none, and where the caller's role lets them see nothing of it. */
export function SiteGate({ siteId, children }: SiteGateProps) {
  const text = useText()
  const site = useSite(siteId)
  const words = { loading: text('sites.loadingOne'), failed: text('sites.failedOne') }
  const refused = site.error instanceof CallFailure ? site.error.status : undefined
  if (refused === 404) return <NotFoundScreen />
  if (refused === 403) return <WithoutAnyRole siteId={siteId} {...words} />
  return (
    <QueryView query={site} {...words}>
      {children}
    </QueryView>
  )
}

interface WithoutAnyRoleProps {
  siteId: string
  loading: string
  failed: string
}

/** For a role that may do nothing, which does not even see the site: its title comes from the list of one's sites. */
function WithoutAnyRole({ siteId, ...words }: WithoutAnyRoleProps) {
  const sites = useSites()
  return (
    <AccountLayout>
      <QueryView query={sites} {...words}>
        {(list) => {
          const site = list.find(({ id }) => id === siteId)
          return site ? <NotAllowed site={site} isEverything /> : <NotFoundScreen />
        }}
      </QueryView>
    </AccountLayout>
  )
}
