/** The checkout with a sample cart, for the frame beside the style panel: nothing can be bought there. */

import type { Cart } from '@sitewright/api/cart/shapes'
import type { CheckoutPageProps } from '@sitewright/api/pages/props'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { speaks } from '@sitewright/core/shop-words/shop-words'
import type { PlatformPage } from '@sitewright/page'
import { addressForm, storeSettings } from '../../../commerce/index.ts'
import { type LiveSite, moneyFormatIn } from '../../../sites/index.ts'
import type { Rendering } from '../rendering.ts'
import { countriesIn } from './countries.ts'
import { loadPageRenderer } from './page-bundle.ts'
import { languageOn, sayOn, shopWordsOf } from './page-words.ts'

/** Id of whatever the sample has none of. */
const NONE = '000000000000000000000000'

export async function sampleCheckout(
  { app, storefront }: Rendering,
  site: LiveSite,
): Promise<Omit<PlatformPage, 'nonce'>> {
  const renderPage = await loadPageRenderer()
  const { currency } = await app.database.inSite(site.id, storeSettings)
  const { language } = site.settings
  const shippedTo = { shipping: addressForm('GB'), billing: addressForm('') }
  const props: CheckoutPageProps = {
    cart: sampleCart(moneyFormatIn(site, currency)),
    path: '/checkout',
    countries: countriesIn(language),
    addressForms: shippedTo,
    legal: { termsUrl: '', returnsUrl: '', isConsentAsked: false },
    values: { 'shippingAddress.country': 'GB' },
    errors: {},
    methods: [SAMPLE_METHOD],
    idempotencyKey: '',
    crumb: '',
  }
  const words = shopWordsOf(site)
  const css = storefront.entry('pages')?.css ?? []
  return {
    pageType: PAGE_TYPES.checkout,
    title: sayOn(site)('Checkout'),
    main: renderPage({ name: 'checkout', props, language: languageOn(site), words }),
    head: css.map((file) => `<link rel="stylesheet" href="/assets-sw/${file}">`).join('\n'),
    isUndisturbed: true,
    isInSiteLanguage: speaks(language),
  }
}

const SAMPLE_METHOD: CheckoutPageProps['methods'][number] = {
  title: 'Card',
  sentence: '',
  isPractice: false,
  isPaidLater: false,
  isForPickup: false,
  choices: [{ token: 'sample', label: 'Card', hint: '' }],
}

/** Lines of the sample: their titles, units and prices in hundredths. */
const LINES = [
  ['Everyday bowl', 2, 5400],
  ['A book of glazes', 1, 1900],
] as const

function sampleCart(moneyFormat: MoneyFormat): Cart {
  const { currency } = moneyFormat
  const entries = LINES.map(([title, quantity, price], index) => ({
    id: `${index}`.padStart(NONE.length, '0'),
    itemId: NONE,
    title,
    quantity,
    chosenVariant: { sku: '', attributes: {} },
    additionalFields: null,
    answers: [],
    hasForm: false,
    subTotal: quantity * price,
    purchasePriceCents: price,
    fullUrl: '/',
    image: null,
    multipleQuantityAllowed: true,
    problem: null,
  }))
  const subtotal = entries.reduce((sum, { subTotal }) => sum + subTotal, 0)
  const delivery = {
    id: 'sample',
    name: 'Standard shipping',
    note: '',
    kind: 'flat' as const,
    costCents: 500,
  }
  return {
    id: NONE,
    websiteId: NONE,
    orderId: null,
    created: 0,
    isPurchased: false,
    currency,
    moneyFormat: {
      ...moneyFormat,
      groupSizes: [...moneyFormat.groupSizes],
    },
    entries,
    removedEntries: [],
    shippingOptions: [delivery],
    selectedShippingOption: delivery,
    shippingLocation: { country: 'GB', region: '' },
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    discounts: [],
    couponProblems: [],
    problem: null,
    minimumCents: null,
    deliveryProblem: null,
    freeDelivery: null,
    priceHash: '',
    subtotalCents: subtotal,
    taxCents: 0,
    shippingCostCents: delivery.costCents,
    discountCents: 0,
    grandTotalCents: subtotal + delivery.costCents,
    totalQuantity: 3,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
  }
}
