/** Settings of a store and of a site. */

import { createRoute, useRouter } from '@tanstack/react-router'
import { site } from './frames.tsx'
import { lateScreen } from './late-screen.tsx'

const DiscountScreen = lateScreen(
  async () => (await import('../screens/discounts/DiscountScreen.tsx')).DiscountScreen,
)
const NewDiscountScreen = lateScreen(
  async () => (await import('../screens/discounts/DiscountScreen.tsx')).NewDiscountScreen,
)
const DiscountsScreen = lateScreen(
  async () => (await import('../screens/discounts/DiscountsScreen.tsx')).DiscountsScreen,
)
const FundScreen = lateScreen(
  async () => (await import('../screens/funds/FundScreen.tsx')).FundScreen,
)
const NewFundScreen = lateScreen(
  async () => (await import('../screens/funds/FundScreen.tsx')).NewFundScreen,
)
const FundsScreen = lateScreen(
  async () => (await import('../screens/funds/FundsScreen.tsx')).FundsScreen,
)
const ShippingScreen = lateScreen(
  async () => (await import('../screens/selling/ShippingScreen.tsx')).ShippingScreen,
)
const TaxesScreen = lateScreen(
  async () => (await import('../screens/selling/TaxesScreen.tsx')).TaxesScreen,
)
const StoreSettingsScreen = lateScreen(
  async () => (await import('../screens/settings/StoreSettingsScreen.tsx')).StoreSettingsScreen,
)
const SetupScreen = lateScreen(
  async () => (await import('../screens/setup/SetupScreen.tsx')).SetupScreen,
)
const AccessScreen = lateScreen(
  async () => (await import('../screens/site-settings/AccessScreen.tsx')).AccessScreen,
)
const BannersScreen = lateScreen(
  async () => (await import('../screens/site-settings/BannersScreen.tsx')).BannersScreen,
)
const CodeScreen = lateScreen(
  async () => (await import('../screens/site-settings/CodeScreen.tsx')).CodeScreen,
)
const DomainsScreen = lateScreen(
  async () => (await import('../screens/site-settings/DomainsScreen.tsx')).DomainsScreen,
)
const FeaturesScreen = lateScreen(
  async () => (await import('../screens/site-settings/FeaturesScreen.tsx')).FeaturesScreen,
)
const KeysScreen = lateScreen(
  async () => (await import('../screens/site-settings/KeysScreen.tsx')).KeysScreen,
)
const RedirectsScreen = lateScreen(
  async () => (await import('../screens/site-settings/RedirectsScreen.tsx')).RedirectsScreen,
)
const SiteSettingsScreen = lateScreen(
  async () => (await import('../screens/site-settings/SiteSettingsScreen.tsx')).SiteSettingsScreen,
)
const WordsScreen = lateScreen(
  async () => (await import('../screens/site-settings/WordsScreen.tsx')).WordsScreen,
)
const SpamScreen = lateScreen(
  async () => (await import('../screens/site-settings/SpamScreen.tsx')).SpamScreen,
)

const PeopleScreen = lateScreen(
  async () => (await import('../screens/people/PeopleScreen.tsx')).PeopleScreen,
)

const ActivityScreen = lateScreen(
  async () => (await import('../screens/activity/ActivityScreen.tsx')).ActivityScreen,
)

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

export const words = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/words',
  /** The group of words that the address opens: `?place=checkout`. */
  validateSearch: ({ place }): { place?: string } => (typeof place === 'string' ? { place } : {}),
  component: () => <WordsScreen siteId={site.useParams().siteId} place={words.useSearch().place} />,
})

export const domains = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/domains',
  component: () => <DomainsScreen siteId={site.useParams().siteId} />,
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
  component: () => <PeopleScreen siteId={site.useParams().siteId} />,
})

export const activity = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/activity',
  component: () => <ActivityScreen siteId={site.useParams().siteId} />,
})
