/** Every address of the studio. Screens get plain values and callbacks; only the routes know both. */

import { createRouter } from '@tanstack/react-router'
import {
  bulkEdit,
  categories,
  item,
  items,
  newItem,
  newProduct,
  pageSettings,
  pages,
  product,
  productOrder,
  products,
} from './routes/content-routes.tsx'
import { editor, itemEditor, productEditor } from './routes/editor-routes.tsx'
import {
  confirmAddress,
  forgotPassword,
  ownAccount,
  resetPassword,
  signIn,
  signUp,
} from './routes/entrance-routes.tsx'
import { account, root, site } from './routes/frames.tsx'
import {
  access,
  banners,
  discount,
  discounts,
  features,
  fund,
  funds,
  keys,
  newDiscount,
  newFund,
  redirects,
  settings,
  setup,
  shipping,
  siteCode,
  siteSettings,
  taxes,
} from './routes/settings-routes.tsx'
import {
  answer,
  answers,
  files,
  form,
  forms,
  mail,
  message,
  newSite,
  order,
  orders,
  results,
  siteHome,
  sites,
  themes,
} from './routes/site-routes.tsx'

export const router = createRouter({
  routeTree: root.addChildren([
    signUp,
    signIn,
    forgotPassword,
    resetPassword,
    confirmAddress,
    account.addChildren([
      sites,
      ownAccount,
      newSite,
      editor,
      itemEditor,
      productEditor,
      site.addChildren([
        siteHome,
        pages,
        pageSettings,
        items,
        newItem,
        item,
        products,
        categories,
        productOrder,
        bulkEdit,
        newProduct,
        product,
        forms,
        answers,
        answer,
        results,
        form,
        orders,
        order,
        files,
        themes,
        mail,
        message,
        settings,
        setup,
        shipping,
        taxes,
        discounts,
        newDiscount,
        discount,
        funds,
        newFund,
        fund,
        siteSettings,
        access,
        features,
        banners,
        redirects,
        siteCode,
        keys,
      ]),
    ]),
  ]),
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
