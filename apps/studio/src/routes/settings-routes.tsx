/** Settings of a store and of a site. */

import { createRoute, useRouter } from '@tanstack/react-router'
import { lazy } from 'react'
import { DiscountScreen, NewDiscountScreen } from '../screens/discounts/DiscountScreen.tsx'
import { DiscountsScreen } from '../screens/discounts/DiscountsScreen.tsx'
import { FundScreen, NewFundScreen } from '../screens/funds/FundScreen.tsx'
import { FundsScreen } from '../screens/funds/FundsScreen.tsx'
import { ShippingScreen } from '../screens/selling/ShippingScreen.tsx'
import { TaxesScreen } from '../screens/selling/TaxesScreen.tsx'
import { StoreSettingsScreen } from '../screens/settings/StoreSettingsScreen.tsx'
import { SetupScreen } from '../screens/setup/SetupScreen.tsx'
import { AccessScreen } from '../screens/site-settings/AccessScreen.tsx'
import { BannersScreen } from '../screens/site-settings/BannersScreen.tsx'
import { CodeScreen } from '../screens/site-settings/CodeScreen.tsx'
import { FeaturesScreen } from '../screens/site-settings/FeaturesScreen.tsx'
import { KeysScreen } from '../screens/site-settings/KeysScreen.tsx'
import { RedirectsScreen } from '../screens/site-settings/RedirectsScreen.tsx'
import { SiteSettingsScreen } from '../screens/site-settings/SiteSettingsScreen.tsx'
import { SpamScreen } from '../screens/site-settings/SpamScreen.tsx'
import { site } from './frames.tsx'
import { LateScreen } from './LateScreen.tsx'

const PeopleScreen = lazy(async () => ({
  default: (await import('../screens/people/PeopleScreen.tsx')).PeopleScreen,
}))

const ActivityScreen = lazy(async () => ({
  default: (await import('../screens/activity/ActivityScreen.tsx')).ActivityScreen,
}))

export const settings = createRoute({
  getParentRoute: () => site,
  path: '/settings',
  component: () => <StoreSettingsScreen siteId={site.useParams().siteId} />,
})

export const setup = createRoute({
  getParentRoute: () => site,
  path: '/settings/setup',
  component: () => <SetupScreen siteId={site.useParams().siteId} />,
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

export const discounts = createRoute({
  getParentRoute: () => site,
  path: '/settings/discounts',
  component: () => <DiscountsScreen siteId={site.useParams().siteId} />,
})

export const newDiscount = createRoute({
  getParentRoute: () => site,
  path: '/settings/discounts/new',
  component: () => {
    const { history } = useRouter()
    const { siteId } = site.useParams()
    const list = `/sites/${siteId}/settings/discounts`
    return (
      <NewDiscountScreen
        siteId={siteId}
        onSaved={() => history.push(list)}
        onRemoved={() => history.push(list)}
      />
    )
  },
})

export const discount = createRoute({
  getParentRoute: () => site,
  path: '/settings/discounts/$discountId',
  component: () => {
    const { history } = useRouter()
    const { siteId, discountId } = discount.useParams()
    const list = `/sites/${siteId}/settings/discounts`
    return (
      <DiscountScreen
        siteId={siteId}
        discountId={discountId}
        onSaved={() => history.push(list)}
        onRemoved={() => history.push(list)}
      />
    )
  },
})

export const funds = createRoute({
  getParentRoute: () => site,
  path: '/settings/donations',
  component: () => <FundsScreen siteId={site.useParams().siteId} />,
})

export const newFund = createRoute({
  getParentRoute: () => site,
  path: '/settings/donations/new',
  component: () => {
    const { history } = useRouter()
    const { siteId } = site.useParams()
    const list = `/sites/${siteId}/settings/donations`
    return (
      <NewFundScreen
        siteId={siteId}
        // Its own screen, which has the address of the donate page.
        onSaved={(fundId) => history.replace(`${list}/${fundId}`)}
        onRemoved={() => history.push(list)}
      />
    )
  },
})

export const fund = createRoute({
  getParentRoute: () => site,
  path: '/settings/donations/$fundId',
  component: () => {
    const { history } = useRouter()
    const { siteId, fundId } = fund.useParams()
    const list = `/sites/${siteId}/settings/donations`
    return (
      <FundScreen
        siteId={siteId}
        fundId={fundId}
        onSaved={() => history.push(list)}
        onRemoved={() => history.push(list)}
      />
    )
  },
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

export const banners = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/visitors',
  component: () => <BannersScreen siteId={site.useParams().siteId} />,
})

export const spam = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/spam',
  component: () => <SpamScreen siteId={site.useParams().siteId} />,
})

export const features = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/features',
  component: () => <FeaturesScreen siteId={site.useParams().siteId} />,
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

export const people = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/people',
  component: () => (
    <LateScreen loading="people.loading">
      <PeopleScreen siteId={site.useParams().siteId} />
    </LateScreen>
  ),
})

export const activity = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/activity',
  component: () => (
    <LateScreen loading="activity.loading">
      <ActivityScreen siteId={site.useParams().siteId} />
    </LateScreen>
  ),
})
