import { CallFailure } from '@sitewright/api/client'
import { Outlet, useLocation } from '@tanstack/react-router'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { QueryView } from '../screens/QueryView.tsx'
import { useSite, useSites } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { SiteShell } from './SiteShell.tsx'
import { mayOpen } from './site-places.ts'

/** Loads the site that the address names and puts its shell around the screen. */
export function SiteFrame({ siteId }: { siteId: string }) {
  const text = useText()
  const site = useSite(siteId)
  const { pathname } = useLocation()
  const words = { loading: text('sites.loadingOne'), failed: text('sites.failedOne') }
  const refused = site.error instanceof CallFailure ? site.error.status : undefined
  if (refused === 404) return <NotFoundScreen />
  if (refused === 403) return <WithoutAnyRole siteId={siteId} {...words} />
  return (
    <QueryView query={site} {...words}>
      {(data) => (
        <SiteShell site={data} path={pathname}>
          {mayOpen(data, pathname) ? <Outlet /> : <NotAllowed site={data} />}
        </SiteShell>
      )}
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
