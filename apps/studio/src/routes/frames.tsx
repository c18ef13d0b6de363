/** The frames around the screens of the studio: around all, around those for whoever is signed in, and around one site. */

import { ToastRegion } from '@sitewright/ui'
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { CrashScreen } from '../screens/CrashScreen.tsx'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { SignInDialog } from '../session/SignInDialog.tsx'
import { RequireAccount } from '../shell/RequireAccount.tsx'
import { SiteFrame } from '../shell/SiteFrame.tsx'

export const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <SignInDialog />
      <ToastRegion />
    </>
  ),
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
})

export const account = createRoute({
  getParentRoute: () => root,
  id: 'account',
  component: RequireAccount,
})

export const site = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId',
  component: () => <SiteFrame siteId={site.useParams().siteId} />,
})
