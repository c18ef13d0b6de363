import { Outlet, useLocation } from '@tanstack/react-router'
import { NotAllowed } from './NotAllowed.tsx'
import { SiteGate } from './SiteGate.tsx'
import { SiteShell } from './SiteShell.tsx'
import { mayOpen } from './site-places.ts'

/** Loads the site that the address names and puts its shell around the screen. */
export function SiteFrame({ siteId }: { siteId: string }) {
  const { pathname } = useLocation()
  return (
    <SiteGate siteId={siteId}>
      {(site) => (
        <SiteShell site={site} path={pathname}>
          {mayOpen(site, pathname) ? <Outlet /> : <NotAllowed site={site} />}
        </SiteShell>
      )}
    </SiteGate>
  )
}
