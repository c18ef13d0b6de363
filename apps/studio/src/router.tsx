/** Every address of the studio. Screens get plain values and callbacks; only this file knows both. */

import { Loading, ToastRegion } from '@sitewright/ui'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  useNavigate,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountScreen } from './screens/accounts/AccountScreen.tsx'
import { ConfirmAddressScreen } from './screens/accounts/ConfirmAddressScreen.tsx'
import { ForgotPasswordScreen } from './screens/accounts/ForgotPasswordScreen.tsx'
import { ResetPasswordScreen } from './screens/accounts/ResetPasswordScreen.tsx'
import { SignInScreen } from './screens/accounts/SignInScreen.tsx'
import { SignUpScreen } from './screens/accounts/SignUpScreen.tsx'
import { CrashScreen } from './screens/CrashScreen.tsx'
import { FilesScreen } from './screens/files/FilesScreen.tsx'
import { ItemsScreen } from './screens/items/ItemsScreen.tsx'
import { itemPath, productsPath } from './screens/items/item-paths.ts'
import { MailScreen } from './screens/mail/MailScreen.tsx'
import { MessageScreen } from './screens/mail/MessageScreen.tsx'
import { NotFoundScreen } from './screens/NotFoundScreen.tsx'
import { OrderScreen } from './screens/orders/OrderScreen.tsx'
import { OrdersScreen } from './screens/orders/OrdersScreen.tsx'
import { PagesScreen } from './screens/pages/PagesScreen.tsx'
import { itemsPath, workPath } from './screens/pages/page-paths.ts'
import { CategoriesScreen } from './screens/products/CategoriesScreen.tsx'
import { ProductsScreen } from './screens/products/ProductsScreen.tsx'
import { StoreSettingsScreen } from './screens/settings/StoreSettingsScreen.tsx'
import { AccessScreen } from './screens/site-settings/AccessScreen.tsx'
import { CodeScreen } from './screens/site-settings/CodeScreen.tsx'
import { KeysScreen } from './screens/site-settings/KeysScreen.tsx'
import { RedirectsScreen } from './screens/site-settings/RedirectsScreen.tsx'
import { SiteSettingsScreen } from './screens/site-settings/SiteSettingsScreen.tsx'
import { NewSiteScreen } from './screens/sites/NewSiteScreen.tsx'
import { SitesScreen } from './screens/sites/SitesScreen.tsx'
import { ThemesScreen } from './screens/themes/ThemesScreen.tsx'
import { SignInDialog } from './session/SignInDialog.tsx'
import { RequireAccount } from './shell/RequireAccount.tsx'
import { SiteFrame } from './shell/SiteFrame.tsx'
import { SiteHome } from './shell/SiteHome.tsx'
import { useText } from './text.ts'

/** Large parts come when they are needed: the editor, what saves as it does, and forms with rich text. */
const Editor = lazy(async () => ({ default: (await import('./editor/Editor.tsx')).Editor }))
const PageSettingsScreen = lazy(async () => ({
  default: (await import('./screens/pages/PageSettingsScreen.tsx')).PageSettingsScreen,
}))
const NewItemScreen = lazy(async () => ({
  default: (await import('./screens/item-form/ItemScreen.tsx')).NewItemScreen,
}))
const NewProductScreen = lazy(async () => ({
  default: (await import('./screens/item-form/ItemScreen.tsx')).NewProductScreen,
}))
const ItemScreen = lazy(async () => ({
  default: (await import('./screens/item-form/ItemScreen.tsx')).ItemScreen,
}))

const root = createRootRoute({
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

const account = createRoute({
  getParentRoute: () => root,
  id: 'account',
  component: RequireAccount,
})

const site = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId',
  component: () => <SiteFrame siteId={site.useParams().siteId} />,
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  component: () => {
    const navigate = useNavigate()
    return <SignUpScreen onDone={() => void navigate({ to: '/sites/new', replace: true })} />
  },
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ next }): { next?: string } => (isOwnPath(next) ? { next } : {}),
  component: () => {
    const { next = '/' } = signIn.useSearch()
    return <SignInScreen onDone={() => router.history.replace(next)} />
  },
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: ForgotPasswordScreen,
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: () => {
    const navigate = useNavigate()
    return <ResetPasswordScreen onDone={() => void navigate({ to: '/', replace: true })} />
  },
})

const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/confirm-address',
  component: () => {
    const navigate = useNavigate()
    return (
      <ConfirmAddressScreen onDone={() => void navigate({ to: '/sites/new', replace: true })} />
    )
  },
})

const ownAccount = createRoute({
  getParentRoute: () => account,
  path: '/account',
  component: AccountScreen,
})

/** An address from outside must not lead outside. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

const sites = createRoute({ getParentRoute: () => account, path: '/', component: SitesScreen })

const newSite = createRoute({
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

const siteHome = createRoute({
  getParentRoute: () => site,
  path: '/',
  component: () => <SiteHome siteId={site.useParams().siteId} />,
})

const pages = createRoute({
  getParentRoute: () => site,
  path: '/pages',
  component: () => {
    const { siteId } = site.useParams()
    return (
      <PagesScreen siteId={siteId} onOpen={(page) => router.history.push(workPath(siteId, page))} />
    )
  },
})

const pageSettings = createRoute({
  getParentRoute: () => site,
  path: '/pages/$pageId/settings',
  component: () => {
    const text = useText()
    return (
      <Suspense fallback={<Loading label={text('pages.loading')} />}>
        <PageSettingsScreen {...pageSettings.useParams()} />
      </Suspense>
    )
  },
})

const items = createRoute({
  getParentRoute: () => site,
  path: '/pages/$pageId/items',
  component: () => {
    const { siteId, pageId } = items.useParams()
    return (
      <ItemsScreen
        siteId={siteId}
        pageId={pageId}
        onOpen={(itemId) => router.history.push(itemPath(siteId, itemId))}
      />
    )
  },
})

const newItem = createRoute({
  getParentRoute: () => site,
  path: '/pages/$pageId/items/new',
  validateSearch: ({ type }): { type?: string } => (typeof type === 'string' ? { type } : {}),
  component: () => {
    const text = useText()
    const { siteId, pageId } = newItem.useParams()
    const { type = '' } = newItem.useSearch()
    return (
      <Suspense fallback={<Loading label={text('items.loadingOne')} />}>
        <NewItemScreen
          siteId={siteId}
          pageId={pageId}
          customType={type}
          onCreated={(itemId) => router.history.replace(itemPath(siteId, itemId))}
        />
      </Suspense>
    )
  },
})

const item = createRoute({
  getParentRoute: () => site,
  path: '/items/$itemId',
  component: () => {
    const text = useText()
    const { siteId, itemId } = item.useParams()
    return (
      <Suspense fallback={<Loading label={text('items.loadingOne')} />}>
        <ItemScreen
          key={itemId}
          siteId={siteId}
          family="items"
          itemId={itemId}
          onRemoved={(pageId) => router.history.push(itemsPath(siteId, pageId))}
        />
      </Suspense>
    )
  },
})

const products = createRoute({
  getParentRoute: () => site,
  path: '/products',
  component: () => <ProductsScreen siteId={site.useParams().siteId} />,
})

const newProduct = createRoute({
  getParentRoute: () => site,
  path: '/products/new',
  component: () => {
    const text = useText()
    const { siteId } = site.useParams()
    return (
      <Suspense fallback={<Loading label={text('items.loadingOne')} />}>
        <NewProductScreen
          siteId={siteId}
          onCreated={(itemId) => router.history.replace(itemPath(siteId, itemId, 'products'))}
        />
      </Suspense>
    )
  },
})

const categories = createRoute({
  getParentRoute: () => site,
  path: '/products/categories',
  component: () => <CategoriesScreen siteId={site.useParams().siteId} />,
})

const product = createRoute({
  getParentRoute: () => site,
  path: '/products/$productId',
  component: () => {
    const text = useText()
    const { siteId, productId } = product.useParams()
    return (
      <Suspense fallback={<Loading label={text('items.loadingOne')} />}>
        <ItemScreen
          key={productId}
          siteId={siteId}
          family="products"
          itemId={productId}
          onRemoved={() => router.history.push(productsPath(siteId))}
        />
      </Suspense>
    )
  },
})

const orders = createRoute({
  getParentRoute: () => site,
  path: '/orders',
  component: () => <OrdersScreen siteId={site.useParams().siteId} />,
})

const order = createRoute({
  getParentRoute: () => site,
  path: '/orders/$orderId',
  component: () => <OrderScreen {...order.useParams()} />,
})

const files = createRoute({
  getParentRoute: () => site,
  path: '/files',
  component: () => <FilesScreen siteId={site.useParams().siteId} />,
})

const themes = createRoute({
  getParentRoute: () => site,
  path: '/themes',
  component: () => <ThemesScreen siteId={site.useParams().siteId} />,
})
const mail = createRoute({
  getParentRoute: () => site,
  path: '/mail',
  component: () => <MailScreen siteId={site.useParams().siteId} />,
})

const message = createRoute({
  getParentRoute: () => site,
  path: '/mail/$messageId',
  component: () => <MessageScreen {...message.useParams()} />,
})

const settings = createRoute({
  getParentRoute: () => site,
  path: '/settings',
  component: () => <StoreSettingsScreen siteId={site.useParams().siteId} />,
})

const siteSettings = createRoute({
  getParentRoute: () => site,
  path: '/site-settings',
  component: () => <SiteSettingsScreen siteId={site.useParams().siteId} />,
})

const access = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/access',
  component: () => <AccessScreen siteId={site.useParams().siteId} />,
})

const redirects = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/redirects',
  component: () => <RedirectsScreen siteId={site.useParams().siteId} />,
})

const siteCode = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/code',
  component: () => <CodeScreen siteId={site.useParams().siteId} />,
})

const keys = createRoute({
  getParentRoute: () => site,
  path: '/site-settings/keys',
  component: () => <KeysScreen siteId={site.useParams().siteId} />,
})

/** Beside the shell, not inside: the editor takes the whole window. */
const editor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/edit/$pageId',
  validateSearch: ({ panel }): { panel?: 'styles' } => (panel === 'styles' ? { panel } : {}),
  component: () => {
    const text = useText()
    const { siteId, pageId } = editor.useParams()
    const { panel } = editor.useSearch()
    return (
      <Suspense fallback={<Loading label={text('editor.loading')} />}>
        <Editor key={pageId} siteId={siteId} subject={{ pageId }} panel={panel} />
      </Suspense>
    )
  },
})

const itemEditor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/items/$itemId/edit',
  component: () => {
    const text = useText()
    const { siteId, itemId } = itemEditor.useParams()
    return (
      <Suspense fallback={<Loading label={text('editor.loading')} />}>
        <Editor key={itemId} siteId={siteId} subject={{ itemId, family: 'items' }} />
      </Suspense>
    )
  },
})

const productEditor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/products/$productId/edit',
  component: () => {
    const text = useText()
    const { siteId, productId } = productEditor.useParams()
    return (
      <Suspense fallback={<Loading label={text('editor.loading')} />}>
        <Editor
          key={productId}
          siteId={siteId}
          subject={{ itemId: productId, family: 'products' }}
        />
      </Suspense>
    )
  },
})

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
        newProduct,
        product,
        orders,
        order,
        files,
        themes,
        mail,
        message,
        settings,
        siteSettings,
        access,
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
