/** The store: catalog, carts, checkout, orders. */

import type { Feature } from '../../platform/feature.ts'
import { checkInBackground } from './books/rolling-check.ts'
import { editProducts } from './bulk/edit-products.ts'
import { listProductRows } from './bulk/list-product-rows.ts'
import { addCartEntry } from './cart/add-cart-entry.ts'
import { addCoupon } from './cart/add-coupon.ts'
import { createExpressCheckout } from './cart/create-express-checkout.ts'
import { forgetCarts } from './cart/forget-carts.ts'
import { forgetRemoved } from './cart/forget-removed.ts'
import { getCart } from './cart/get-cart.ts'
import { getCrumb } from './cart/get-crumb.ts'
import { getEntryFields } from './cart/get-entry-fields.ts'
import { listRelatedProducts } from './cart/list-related-products.ts'
import { removeCartEntry } from './cart/remove-cart-entry.ts'
import { removeCoupon } from './cart/remove-coupon.ts'
import { restoreCartEntry } from './cart/restore-cart-entry.ts'
import { setCartShipping } from './cart/set-cart-shipping.ts'
import { updateCartEntry } from './cart/update-cart-entry.ts'
import { updateEntryFields } from './cart/update-entry-fields.ts'
import { createProduct } from './catalog/create-product.ts'
import { getProduct } from './catalog/get-product.ts'
import { getProductOrder } from './catalog/get-product-order.ts'
import { getStoreSettings } from './catalog/get-store-settings.ts'
import { listProducts } from './catalog/list-products.ts'
import { openProductEditor } from './catalog/open-product-editor.ts'
import { orderProducts } from './catalog/order-products.ts'
import { placeProduct } from './catalog/place-product.ts'
import { publishProduct } from './catalog/publish-product.ts'
import { putStoreSettings } from './catalog/put-store-settings.ts'
import { removeProduct } from './catalog/remove-product.ts'
import { updateProduct } from './catalog/update-product.ts'
import { expirePayment } from './checkout/expire-payment.ts'
import { forgetKeys } from './checkout/forget-keys.ts'
import { getAddressForm } from './checkout/get-address-form.ts'
import { payCheckout } from './checkout/pay-checkout.ts'
import { reconcilePayment } from './checkout/reconcile-payment.ts'
import { markReplays } from './checkout/replays.ts'
import { saveTypedCheckout } from './checkout/save-typed-checkout.ts'
import { startCheckout } from './checkout/start-checkout.ts'
import { measureCommerce } from './commerce-metrics.ts'
import { createDiscount } from './discounts/create-discount.ts'
import { getDiscount } from './discounts/get-discount.ts'
import { listDiscounts } from './discounts/list-discounts.ts'
import { removeDiscount } from './discounts/remove-discount.ts'
import { updateDiscount } from './discounts/update-discount.ts'
import { createDonation } from './donations/create-donation.ts'
import { createFund } from './donations/create-fund.ts'
import { getFund } from './donations/get-fund.ts'
import { listFunds } from './donations/list-funds.ts'
import { removeFund } from './donations/remove-fund.ts'
import { updateFund } from './donations/update-fund.ts'
import { getProductFile } from './downloads/get-product-file.ts'
import { putProductFile } from './downloads/put-product-file.ts'
import { removeProductFile } from './downloads/remove-product-file.ts'
import { sendDownloads } from './downloads/send-downloads.ts'
import { serveProductFiles } from './downloads/serve-product-files.ts'
import { collectFulfillment } from './fulfillment/collect-fulfillment.ts'
import { createFulfillment } from './fulfillment/create-fulfillment.ts'
import { undoFulfillment } from './fulfillment/undo-fulfillment.ts'
import { updateTracking } from './fulfillment/update-tracking.ts'
import { bookMigrations } from './migrations/books.ts'
import { cartPanelMigrations } from './migrations/cart-panel.ts'
import { catalogMigrations } from './migrations/catalog.ts'
import { catalogFieldMigrations } from './migrations/catalog-fields.ts'
import { catalogPageMigrations } from './migrations/catalog-pages.ts'
import { checkoutDetailMigrations } from './migrations/checkout-details.ts'
import { discountMigrations } from './migrations/discounts.ts'
import { donationMigrations } from './migrations/donations.ts'
import { downloadMigrations } from './migrations/downloads.ts'
import { expressCheckoutMigrations } from './migrations/express-checkout.ts'
import { fulfillmentMigrations } from './migrations/fulfillment.ts'
import { offeredValueMigrations } from './migrations/offered-values.ts'
import { orderMigrations } from './migrations/orders.ts'
import { paymentMigrations } from './migrations/payments.ts'
import { preferenceMigrations } from './migrations/preferences.ts'
import { pricingMigrations } from './migrations/pricing.ts'
import { productPageMigrations } from './migrations/product-page.ts'
import { refundMigrations } from './migrations/refunds.ts'
import { removedEntryMigrations } from './migrations/removed-entries.ts'
import { salesMigrations } from './migrations/sales.ts'
import { stockLedgerMigrations } from './migrations/stock-ledger.ts'
import { typedCheckoutMigrations } from './migrations/typed-checkout.ts'
import { zoneMigrations } from './migrations/zones.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { createOrderNote } from './orders/create-order-note.ts'
import { getOrder } from './orders/get-order.ts'
import { listOrders } from './orders/list-orders.ts'
import { removeOrderNote } from './orders/remove-order-note.ts'
import { restoreOrder } from './orders/restore-order.ts'
import { restoreOrderNote } from './orders/restore-order-note.ts'
import { settleOrderProblem } from './orders/settle-order-problem.ts'
import { takeOrderPayment } from './orders/take-order-payment.ts'
import { updateOrderNote } from './orders/update-order-note.ts'
import { forgetEvents } from './payments/forget-events.ts'
import { handleKeptEvent } from './payments/handle-event.ts'
import { listPaymentMethods } from './payments/list-payment-methods.ts'
import { listPayouts } from './payments/list-payouts.ts'
import { putPaymentMethod } from './payments/put-payment-method.ts'
import { registerWebhooks } from './payments/receive-event.ts'
import { refundPayment } from './payments/refund-payment.ts'
import { getCommercePreferences } from './preferences/get-commerce-preferences.ts'
import { putCommercePreferences } from './preferences/put-commerce-preferences.ts'
import { getShippingZones } from './pricing/get-shipping-zones.ts'
import { getTaxSettings } from './pricing/get-tax-settings.ts'
import { previewPrices } from './pricing/preview-prices.ts'
import { putShippingZones } from './pricing/put-shipping-zones.ts'
import { putTaxSettings } from './pricing/put-tax-settings.ts'
import { createRefund } from './refunds/create-refund.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { undoRefund } from './refunds/undo-refund.ts'
import { getStoreSetup } from './setup/get-store-setup.ts'
import { getStock } from './stock/get-stock.ts'
import { listStockMovements } from './stock/list-stock-movements.ts'
import { putProductStock } from './stock/put-product-stock.ts'

export { addToCart, type CartAddition } from './cart/add-to-cart.ts'
export type { ShopVisit } from './cart/cart-token.ts'
export { removeEntry, setQuantity } from './cart/change-entry.ts'
export { addCode, removeCode } from './cart/codes.ts'
export { currentCart } from './cart/current-cart.ts'
export { type EntryForm, entryForm } from './cart/entry-form.ts'
export { buyNow, expressPath, expressVisit } from './cart/express-visit.ts'
export { replaceFields } from './cart/replace-fields.ts'
export { restoreEntry } from './cart/restore-entry.ts'
export { addProduct, type NewProduct } from './catalog/add-product.ts'
export { type FoundProducts, findProducts } from './catalog/catalog-items.ts'
export { soldItems } from './catalog/sold-items.ts'
export {
  askStoreSettings,
  saveStoreSettings,
  storeSettings,
} from './catalog/store-settings-table.ts'
export { trashedProducts } from './catalog/trashed-products.ts'
export { addressForm } from './checkout/address-forms.ts'
export { checkoutSettings } from './checkout/checkout-settings.ts'
export { endUndecided } from './checkout/end-undecided.ts'
export type { Paid, PayInput } from './checkout/pay.ts'
export { payOnce } from './checkout/pay-once.ts'
export { saveDetails } from './checkout/save-details.ts'
export { saveTyped, typedValues } from './checkout/typed-checkout.ts'
export { refuseTwoAmounts } from './donations/check-donation.ts'
export { donateOnce } from './donations/donate.ts'
export { donatePage } from './donations/donate-page.ts'
export { askFunds } from './donations/find-funds.ts'
export { insertFund } from './donations/fund-table.ts'
export { type DownloadWish, downloadByToken } from './downloads/download-by-token.ts'
export {
  checkBooks,
  checkInvariants,
  checkSomeInvariants,
  type InvariantsPage,
  type InvariantsReport,
} from './invariants.ts'
export { lastOrderPath } from './orders/last-order.ts'
export { type OrderStatus, orderByToken } from './orders/order-status.ts'
export { takesMoney } from './payments/payment-method.ts'
export { paymentOffer } from './payments/payment-offer.ts'
export {
  askAgain,
  type WaitingMoney,
  type WaitingName,
  waitingMoney,
} from './payments/waiting-money.ts'
export { askTimedZones, saveShippingZones } from './pricing/ask-zones.ts'

export const commerce: Feature = {
  name: 'commerce',
  routes: [
    addCartEntry,
    createExpressCheckout,
    addCoupon,
    cancelOrder,
    createDiscount,
    createDonation,
    createFund,
    collectFulfillment,
    createFulfillment,
    createProduct,
    editProducts,
    getAddressForm,
    getCart,
    listRelatedProducts,
    getCommercePreferences,
    getCrumb,
    getEntryFields,
    getDiscount,
    getFund,
    getOrder,
    getProduct,
    getShippingZones,
    getProductFile,
    getProductOrder,
    getStock,
    getStoreSettings,
    getStoreSetup,
    getTaxSettings,
    listDiscounts,
    listFunds,
    listOrders,
    listPaymentMethods,
    listPayouts,
    listProductRows,
    listProducts,
    listStockMovements,
    openProductEditor,
    orderProducts,
    placeProduct,
    payCheckout,
    previewPrices,
    publishProduct,
    putCommercePreferences,
    putPaymentMethod,
    putShippingZones,
    putProductFile,
    putProductStock,
    putStoreSettings,
    putTaxSettings,
    removeCartEntry,
    removeCoupon,
    restoreCartEntry,
    removeDiscount,
    removeFund,
    removeProduct,
    removeProductFile,
    saveTypedCheckout,
    setCartShipping,
    sendDownloads,
    settleOrderProblem,
    startCheckout,
    takeOrderPayment,
    createOrderNote,
    removeOrderNote,
    restoreOrder,
    restoreOrderNote,
    updateOrderNote,
    createRefund,
    sendRefund,
    undoRefund,
    undoFulfillment,
    updateTracking,
    updateCartEntry,
    updateDiscount,
    updateFund,
    updateEntryFields,
    updateProduct,
  ],
  chores: [forgetCarts, forgetEvents, forgetKeys, forgetRemoved],
  metrics: measureCommerce,
  background: checkInBackground,
  jobs: [expirePayment, handleKeptEvent, reconcilePayment, refundPayment],
  pages: async (server, app) => {
    markReplays(server)
    serveProductFiles(server, app)
    await registerWebhooks(server, app)
  },
  migrations: {
    ...catalogMigrations,
    ...salesMigrations,
    ...catalogPageMigrations,
    ...typedCheckoutMigrations,
    ...orderMigrations,
    ...paymentMigrations,
    ...pricingMigrations,
    ...zoneMigrations,
    ...discountMigrations,
    ...fulfillmentMigrations,
    ...downloadMigrations,
    ...checkoutDetailMigrations,
    ...catalogFieldMigrations,
    ...stockLedgerMigrations,
    ...preferenceMigrations,
    ...removedEntryMigrations,
    ...donationMigrations,
    ...expressCheckoutMigrations,
    ...cartPanelMigrations,
    ...productPageMigrations,
    ...refundMigrations,
    ...offeredValueMigrations,
    ...bookMigrations,
  },
}
