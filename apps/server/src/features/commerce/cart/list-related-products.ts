import {
  listRelatedProducts as contract,
  type RelatedProduct,
} from '@sitewright/api/cart/list-related-products'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { isPurchasable } from '@sitewright/core/commerce/purchasable'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { toCents } from '@sitewright/core/money'
import { pathOfProduct } from '@sitewright/page/address/item-path'
import { siteDirectory } from '../../sites/index.ts'
import { openStores } from '../catalog/open-stores.ts'
import { picturesOf } from '../catalog/pictures.ts'
import { livePages, pathsOfLive } from '../catalog/store-pages.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { cartLines, goodsLeft } from './cart-table.ts'
import { cartCall } from './express-visit.ts'
import { pictureOf } from './present-cart.ts'
import { relatedGoods } from './related-goods.ts'
import { openCart } from './visit.ts'

/** Products that are shown. */
const SHOWN = 4
/** Newest products that are compared. */
const COMPARED = 100
const SOLD = Object.values(PRODUCT_TYPES).filter((type) => isPurchasable({ type }))

export const listRelatedProducts = cartCall(contract, async (_input, request) => ({
  products: await request.inSite(async (site): Promise<RelatedProduct[]> => {
    const cart = await openCart(request, site)
    const lines = cart ? await cartLines(site, cart.id) : []
    const live = await siteDirectory(request.app).byId(site.id)
    if (lines.length === 0 || live?.publicationId === undefined) return []
    const pages = await livePages(site, live.publicationId)
    const isInStore = await openStores(request, site)
    const now = request.app.clock.now()
    const goods = await goodsLeft(site, { types: SOLD, now, limit: COMPARED })
    const shown = relatedGoods(lines, goods, SHOWN, ({ collectionId }) =>
      Boolean(isInStore(collectionId) && pages.get(collectionId)?.showsRelatedItems),
    )
    const pictures = await picturesOf(
      site,
      shown.flatMap(({ pictureId }) => pictureId ?? []),
    )
    const paths = await pathsOfLive(site, live.publicationId)
    const { currency } = await storeSettings(site)
    return shown.map((one) => {
      const picture = pictureOf(one, pictures)
      return {
        id: one.productId,
        title: one.title,
        fullUrl: pathOfProduct(paths, one),
        image: picture ? { url: picture.assetUrl, altText: picture.altText || one.title } : null,
        priceCents: toCents(currentPrice(one), currency),
        sku: one.options.length === 0 && one.form === null ? one.sku : null,
      }
    })
  }),
}))
