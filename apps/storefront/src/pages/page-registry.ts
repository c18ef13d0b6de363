import type { PageName, PageProps } from '@sitewright/api/pages/props'
import type { ComponentType } from 'react'
import { CartPage } from './cart/CartPage.tsx'
import { CheckoutPage } from './checkout/CheckoutPage.tsx'
import { DonatePage } from './donate/DonatePage.tsx'
import { OrderPage } from './order/OrderPage.tsx'

/** The pages that React renders whole. */
export const PAGES: { readonly [Name in PageName]: ComponentType<PageProps[Name]> } = {
  cart: CartPage,
  checkout: CheckoutPage,
  donate: DonatePage,
  order: OrderPage,
}
