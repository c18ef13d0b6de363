/** Sites, and all of a site that is not its content: orders, files, themes, mail. */

import { createRoute, useNavigate } from '@tanstack/react-router'
import { FilesScreen } from '../screens/files/FilesScreen.tsx'
import { MailScreen } from '../screens/mail/MailScreen.tsx'
import { MessageScreen } from '../screens/mail/MessageScreen.tsx'
import { OrderScreen } from '../screens/orders/OrderScreen.tsx'
import { OrdersScreen } from '../screens/orders/OrdersScreen.tsx'
import { NewSiteScreen } from '../screens/sites/NewSiteScreen.tsx'
import { SitesScreen } from '../screens/sites/SitesScreen.tsx'
import { ThemesScreen } from '../screens/themes/ThemesScreen.tsx'
import { SiteHome } from '../shell/SiteHome.tsx'
import { account, site } from './frames.tsx'

export const sites = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: SitesScreen,
})

export const newSite = createRoute({
  getParentRoute: () => account,
  path: '/sites/new',
  component: () => {
    const navigate = useNavigate()
    return (
      <NewSiteScreen
        onCreated={(siteId) => void navigate({ to: '/sites/$siteId/pages', params: { siteId } })}
      />
    )
  },
})

export const siteHome = createRoute({
  getParentRoute: () => site,
  path: '/',
  component: () => <SiteHome siteId={site.useParams().siteId} />,
})

export const orders = createRoute({
  getParentRoute: () => site,
  path: '/orders',
  component: () => <OrdersScreen siteId={site.useParams().siteId} />,
})

export const order = createRoute({
  getParentRoute: () => site,
  path: '/orders/$orderId',
  component: () => <OrderScreen {...order.useParams()} />,
})

export const files = createRoute({
  getParentRoute: () => site,
  path: '/files',
  component: () => <FilesScreen siteId={site.useParams().siteId} />,
})

export const themes = createRoute({
  getParentRoute: () => site,
  path: '/themes',
  component: () => <ThemesScreen siteId={site.useParams().siteId} />,
})

export const mail = createRoute({
  getParentRoute: () => site,
  path: '/mail',
  component: () => <MailScreen siteId={site.useParams().siteId} />,
})

export const message = createRoute({
  getParentRoute: () => site,
  path: '/mail/$messageId',
  component: () => <MessageScreen {...message.useParams()} />,
})
