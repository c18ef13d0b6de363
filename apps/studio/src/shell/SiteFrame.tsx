import { CallFailure } from '@sitewright/api/client'
import { Outlet, useLocation } from '@tanstack/react-router'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { QueryView } from '../screens/QueryView.tsx'
import { useSite } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { SiteShell } from './SiteShell.tsx'

/** Loads the site that the address names and puts its shell around the screen. */
export function SiteFrame({ siteId }: { siteId: string }) {
  const text = useText()
  const site = useSite(siteId)
  const { pathname } = useLocation()
  if (site.error instanceof CallFailure && site.error.status === 404) return <NotFoundScreen />
  return (
    <QueryView query={site} loading={text('sites.loadingOne')} failed={text('sites.failedOne')}>
      {(data) => (
        <SiteShell site={data} path={pathname}>
          <Outlet />
        </SiteShell>
      )}
    </QueryView>
  )
}
