/** Settings of a store and of a site. */

import { createRoute } from '@tanstack/react-router'
import { ShippingScreen } from '../screens/selling/ShippingScreen.tsx'
import { TaxesScreen } from '../screens/selling/TaxesScreen.tsx'
import { StoreSettingsScreen } from '../screens/settings/StoreSettingsScreen.tsx'
import { AccessScreen } from '../screens/site-settings/AccessScreen.tsx'
import { CodeScreen } from '../screens/site-settings/CodeScreen.tsx'
import { KeysScreen } from '../screens/site-settings/KeysScreen.tsx'
import { RedirectsScreen } from '../screens/site-settings/RedirectsScreen.tsx'
import { SiteSettingsScreen } from '../screens/site-settings/SiteSettingsScreen.tsx'
import { site } from './frames.tsx'

export const settings = createRoute({
  getParentRoute: () => site,
  path: '/settings',
  component: () => <StoreSettingsScreen siteId={site.useParams().siteId} />,
})

export const shipping = createRoute({
  getParentRoute: () => site,
  path: '/settings/shipping',
  component: () => <ShippingScreen siteId={site.useParams().siteId} />,
})

export const taxes = createRoute({
  getParentRoute: () => site,
  path: '/settings/taxes',
  component: () => <TaxesScreen siteId={site.useParams().siteId} />,
})

export const siteSettings = createRoute({
  getParentRoute: () => site,
  path: '/site-settings',
  component: () => <SiteSettingsScreen siteId={site.useParams().siteId} />,
})

export const access = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/access',
  component: () => <AccessScreen siteId={site.useParams().siteId} />,
})

export const redirects = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/redirects',
  component: () => <RedirectsScreen siteId={site.useParams().siteId} />,
})

export const siteCode = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/code',
  component: () => <CodeScreen siteId={site.useParams().siteId} />,
})

export const keys = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/keys',
  component: () => <KeysScreen siteId={site.useParams().siteId} />,
})
