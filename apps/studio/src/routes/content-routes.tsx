/** Pages, and everything in them: items and products with their forms. */

import { createRoute, useRouter } from '@tanstack/react-router'
import { itemEditorPath, itemPath, productsPath } from '../screens/items/item-paths.ts'
import { itemsPath, workPath } from '../screens/pages/page-paths.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { site } from './frames.tsx'
import { lateScreen } from './late-screen.tsx'

const PagesScreen = lateScreen(
  async () => (await import('../screens/pages/PagesScreen.tsx')).PagesScreen,
)
const ItemsScreen = lateScreen(
  async () => (await import('../screens/items/ItemsScreen.tsx')).ItemsScreen,
)
const ProductsScreen = lateScreen(
  async () => (await import('../screens/products/ProductsScreen.tsx')).ProductsScreen,
)
const BulkEditScreen = lateScreen(
  async () => (await import('../screens/bulk-edit/BulkEditScreen.tsx')).BulkEditScreen,
)
const ArrangeScreen = lateScreen(
  async () => (await import('../screens/products/ArrangeScreen.tsx')).ArrangeScreen,
)
const CategoriesScreen = lateScreen(
  async () => (await import('../screens/products/CategoriesScreen.tsx')).CategoriesScreen,
)

const PageSettingsScreen = lateScreen(
  async () => (await import('../screens/pages/PageSettingsScreen.tsx')).PageSettingsScreen,
)
const NewItemScreen = lateScreen(
  async () => (await import('../screens/item-form/ItemScreen.tsx')).NewItemScreen,
)
const NewProductScreen = lateScreen(
  async () => (await import('../screens/item-form/ItemScreen.tsx')).NewProductScreen,
)
const ItemScreen = lateScreen(
  async () => (await import('../screens/item-form/ItemScreen.tsx')).ItemScreen,
)

export const pages = createRoute({
  getParentRoute: () => site,
  path: '/pages',
  component: () => {
    const { history } = useRouter()
    const { siteId } = site.useParams()
    const mayEdit = useCan(siteId)('content.edit')
    return (
      <PagesScreen
        siteId={siteId}
        onOpen={(page) => history.push(workPath(siteId, page, mayEdit))}
      />
    )
  },
})

export const pageSettings = createRoute({
  getParentRoute: () => site,
  path: '/pages/$pageId/settings',
  component: () => {
    return <PageSettingsScreen {...pageSettings.useParams()} />
  },
})

export const items = createRoute({
  getParentRoute: () => site,
  path: '/pages/$pageId/items',
  component: () => {
    const { history } = useRouter()
    const { siteId, pageId } = items.useParams()
    return (
      <ItemsScreen
        siteId={siteId}
        pageId={pageId}
        onOpen={(itemId, where) =>
          history.push(where === 'page' ? itemEditorPath(siteId, itemId) : itemPath(siteId, itemId))
        }
      />
    )
  },
})

export const newItem = createRoute({
  getParentRoute: () => site,
  path: '/pages/$pageId/items/new',
  validateSearch: ({ type }): { type?: string } => (typeof type === 'string' ? { type } : {}),
  component: () => {
    const { history } = useRouter()
    const { siteId, pageId } = newItem.useParams()
    const { type = '' } = newItem.useSearch()
    return (
      <NewItemScreen
        siteId={siteId}
        pageId={pageId}
        customType={type}
        onCreated={(itemId) => history.replace(itemPath(siteId, itemId))}
      />
    )
  },
})

export const item = createRoute({
  getParentRoute: () => site,
  path: '/items/$itemId',
  component: () => {
    const { history } = useRouter()
    const { siteId, itemId } = item.useParams()
    return (
      <ItemScreen
        key={itemId}
        siteId={siteId}
        family="items"
        itemId={itemId}
        onRemoved={(pageId) => history.push(itemsPath(siteId, pageId))}
      />
    )
  },
})

export const products = createRoute({
  getParentRoute: () => site,
  path: '/products',
  component: () => <ProductsScreen siteId={site.useParams().siteId} />,
})

export const newProduct = createRoute({
  getParentRoute: () => site,
  path: '/products/new',
  validateSearch: ({ store }): { store?: string } => (typeof store === 'string' ? { store } : {}),
  component: () => {
    const { history } = useRouter()
    const { siteId } = site.useParams()
    const { store } = newProduct.useSearch()
    return (
      <NewProductScreen
        siteId={siteId}
        storeId={store}
        onCreated={(itemId) => history.replace(itemPath(siteId, itemId, 'products'))}
      />
    )
  },
})

export const categories = createRoute({
  getParentRoute: () => site,
  path: '/products/categories',
  component: () => <CategoriesScreen siteId={site.useParams().siteId} />,
})

export const productOrder = createRoute({
  getParentRoute: () => site,
  path: '/products/order',
  component: () => <ArrangeScreen siteId={site.useParams().siteId} />,
})

export const bulkEdit = createRoute({
  getParentRoute: () => site,
  path: '/products/bulk',
  component: () => <BulkEditScreen siteId={site.useParams().siteId} />,
})

export const product = createRoute({
  getParentRoute: () => site,
  path: '/products/$productId',
  component: () => {
    const { history } = useRouter()
    const { siteId, productId } = product.useParams()
    return (
      <ItemScreen
        key={productId}
        siteId={siteId}
        family="products"
        itemId={productId}
        onRemoved={() => history.push(productsPath(siteId))}
      />
    )
  },
})
