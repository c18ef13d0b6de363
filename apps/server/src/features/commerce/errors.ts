/** Every refusal of commerce, in the words that the shopper or the owner reads. */

import { DOWNLOAD_NOTES } from '@sitewright/core/commerce/downloads'
import { NOT_PURCHASABLE } from '@sitewright/core/commerce/purchasable'
import { VARIANT_UNAVAILABLE } from '@sitewright/core/commerce/variant-choice'
import { FORM_MESSAGES } from '@sitewright/core/forms/form'
import { problems } from '@sitewright/core/problem'
import { CODE_UNKNOWN } from './pricing/price-problems.ts'

export const fail = problems({
  // Catalog
  productMissing: { status: 404, message: 'That product is no longer for sale.' },
  storeUnknown: { status: 404, message: 'That store does not exist.' },
  productUnknown: { status: 404, message: 'That product does not exist.' },
  storeFull: { status: 409, message: 'A store page holds no more products.' },
  tooManyToArrange: {
    status: 409,
    message: 'Up to 250 products can be arranged by hand, and this store has more.',
  },
  conflict: {
    status: 409,
    message: 'Someone else has changed this product since you opened it.',
  },
  productInvalid: {
    status: 400,
    message: 'Some of what was sent is not valid. Please check your entries.',
  },
  notSoldYet: { status: 422, message: 'That cannot be sold yet. Keep it as a draft until it can.' },
  typeSwitchedOff: { status: 403, message: 'That is switched off for this site.' },
  stockNotCounted: { status: 422, message: 'The stock of this kind of product is not counted.' },
  categoryForeign: { status: 404, message: 'That category does not exist in the product’s store.' },
  variantGone: { status: 404, message: 'That product is not in the store any more.' },
  variantUnknown: { status: 404, message: 'That variant is not one of this product.' },
  skuTaken: { status: 409, message: 'Another product already uses that SKU.' },
  urlTaken: { status: 409, message: 'Another product of this store already has that URL.' },
  urlInvalid: { status: 400, message: 'That is not a valid page URL' },
  priceTooHigh: { status: 400, message: 'That price is too high.' },
  imageMissing: { status: 404, message: 'That picture does not exist.' },
  descriptionInvalid: { status: 400, message: 'That description cannot be stored.' },
  currencyUnknown: { status: 400, message: 'Choose one of the listed currencies.' },
  currencyFixed: {
    status: 409,
    message: 'The currency cannot change any more, because the store has sold in it.',
  },

  // Stock
  stockInvalid: { status: 400, message: 'Please check what you entered.' },
  stockTwice: { status: 400, message: 'Change the stock of a variant once at a time.' },
  stockTooLow: { status: 409, message: 'That is more than there is.' },
  stockUncounted: {
    status: 409,
    message: 'This variant is not counted. Give it a number on the product first.',
  },

  // Preferences
  namespacesFull: {
    status: 409,
    message: 'A store has preferences in at most 100 namespaces.',
  },

  // Cart
  variantMissing: { status: 422, message: VARIANT_UNAVAILABLE },
  notEnoughStock: {
    status: 409,
    message: 'Sorry, we do not have enough of that item available.',
  },
  notPurchasable: {
    status: 422,
    message: NOT_PURCHASABLE,
  },
  quantityInvalid: { status: 400, message: 'Quantity must be a number.' },
  fieldsInvalid: {
    status: 400,
    message: 'Could not parse the form fields, please check your entries.',
  },
  formChanged: { status: 409, message: FORM_MESSAGES.changed },
  entryMissing: { status: 404, message: 'That item is no longer in your cart.' },
  entryNotRemoved: { status: 404, message: 'That item cannot be put back any more.' },
  nothingAsked: { status: 404, message: 'Nothing is asked for with this item any more.' },
  entryOther: { status: 404, message: 'That is not what this item of your cart is.' },
  cartFull: { status: 409, message: 'A cart holds at most 200 different items.' },
  cartTooLarge: { status: 409, message: 'That is more than can be bought in one order.' },
  cartPaying: {
    status: 409,
    message: 'Your payment is being processed, so the cart cannot change right now.',
  },

  codeUnknown: { status: 404, message: CODE_UNKNOWN },
  tooManyCodes: { status: 429, message: 'Please try again in a few minutes.' },
  codesFull: { status: 409, message: 'A cart has at most 10 codes. Please remove one first.' },
  belowMinimum: {
    status: 409,
    message: 'To check out, your order subtotal must be {subtotal} or more.',
  },
  deliveryNotOffered: {
    status: 400,
    message: 'That way to deliver is not offered for this address. Please choose another one.',
  },
  notDelivered: { status: 409, message: 'This store does not deliver to your address.' },

  // Donations
  fundMissing: { status: 404, message: 'This fund does not take donations any more.' },
  fundInvalid: {
    status: 400,
    message: 'Some of what was sent is not valid. Please check your entries.',
  },
  fundsFull: { status: 409, message: 'A store has at most 100 funds. Please remove one first.' },
  donationInvalid: {
    status: 400,
    message: 'Update the missing or invalid information above.',
  },

  // Checkout
  cartEmpty: { status: 409, message: 'You have nothing in your shopping cart.' },
  checkoutMissing: { status: 404, message: 'That checkout does not exist.' },
  checkoutOver: {
    status: 409,
    message: 'This checkout has ended. Please go back to your cart and try again.',
  },
  detailsMissing: {
    status: 400,
    message: 'Update the missing or invalid information above.',
  },
  totalsChanged: {
    status: 409,
    message: 'The total has changed. Please look at it again before you pay.',
  },
  discountGone: {
    status: 409,
    message: 'That discount has just been used up. Please look at the total again before you pay.',
  },
  methodMissing: { status: 404, message: 'That way to be paid does not exist.' },
  methodInvalid: { status: 400, message: 'Please check what you entered.' },
  cannotTakePayment: {
    status: 409,
    message: 'This shop cannot take payment yet, so nothing was ordered. Please come back later.',
  },
  onlyForPickup: {
    status: 400,
    message: 'That way to pay is for orders that you pick up. Please choose another one.',
  },
  paymentUnknown: { status: 400, message: 'Choose how to pay.' },
  paymentDeclined: {
    status: 400,
    message: 'Your payment was declined. You have not been charged; please try another way to pay.',
  },
  tooManyDeclines: { status: 429, message: 'Please try again in a few minutes.' },
  keyInvalid: {
    status: 400,
    message: 'An Idempotency-Key has 1 to 255 visible characters.',
  },
  keyReused: {
    status: 422,
    message: 'That Idempotency-Key was already used for another request.',
  },
  keyRunning: {
    status: 409,
    message: 'The first request with that Idempotency-Key is still running.',
  },

  payoutsSilent: {
    status: 503,
    message: 'The payment provider did not answer. Please try again.',
  },
  providerSilent: {
    status: 503,
    message: 'The payment provider did not answer, so nothing has changed. Please try again.',
  },

  // Discounts
  discountMissing: { status: 404, message: 'That discount does not exist.' },
  discountInvalid: { status: 400, message: 'Please check what you entered.' },
  targetMissing: { status: 404, message: 'Some of what was chosen does not exist any more.' },
  codeTaken: { status: 409, message: 'Another discount has that code already.' },
  discountsFull: { status: 409, message: 'A store has at most 500 discounts.' },
  automaticFull: {
    status: 409,
    message: 'A store has at most 50 discounts that apply by themselves.',
  },

  // Orders
  orderMissing: { status: 404, message: 'That order does not exist.' },
  orderCancelled: { status: 409, message: 'This order is cancelled, so nothing of it is sent.' },
  lineMissing: { status: 404, message: 'That item is not one of this order.' },
  nothingToSend: { status: 409, message: 'Everything of this order is on its way already.' },
  tooManySent: {
    status: 409,
    message: 'That is more than is left to send. Look at the order again.',
  },
  fulfillmentMissing: { status: 404, message: 'This order has no such parcel.' },
  fulfillmentNotSent: { status: 409, message: 'Only what was sent can be followed.' },
  fulfillmentUndone: { status: 409, message: 'That was undone. Look at the order again.' },
  notDigital: { status: 409, message: 'Only a digital product sells a file.' },
  notPaidYet: {
    status: 409,
    message: 'This order is not paid yet, so its downloads are not handed out.',
  },
  nothingToDownload: {
    status: 409,
    message: 'No product of this order has a file. Add it to the product first.',
  },
  downloadOver: {
    status: 410,
    message: DOWNLOAD_NOTES.over,
  },
  sentAlready: {
    status: 409,
    message: 'Something of this order is marked as sent. Undo that first to cancel it.',
  },
  notOwed: { status: 409, message: 'This order is not waiting for its payment any more.' },
  notTaken: {
    status: 409,
    message: 'The payment could not be taken. Look at the order again for what became of it.',
  },
  notPaid: { status: 409, message: 'No money has come for this order, so none can be given back.' },
  unitsFree: {
    status: 422,
    message: 'These items cost nothing. Enter an amount to give money back.',
  },
  refundTooHigh: { status: 422, message: 'That is more than can be given back.' },
  tooManyRefunded: {
    status: 422,
    message: 'That is more than is left to give back. Look at the order again.',
  },
  nothingToRefund: { status: 422, message: 'Nothing of this order is left to give back.' },
  refundChanged: {
    status: 409,
    message: 'Money of this order went back since. Look at it again before you cancel it.',
  },
  refundMissing: { status: 404, message: 'This order has no such refund.' },
  refundNotFailed: {
    status: 409,
    message: 'Only a refund that failed is tried again, and only once. Look at the order again.',
  },
  refundNotByHand: {
    status: 409,
    message: 'Only what was given back by hand can be taken back.',
  },
  refundCancels: {
    status: 409,
    message: 'That belongs to the cancelled order. Take the order up again to take it back.',
  },
  restockedSold: {
    status: 409,
    message: 'Some of what came back into stock is sold since, so this cannot be taken back.',
  },
  stockGone: {
    status: 409,
    message: 'Some of what was ordered is sold since, so the order stays cancelled.',
  },
  notCancelled: { status: 409, message: 'This order is not cancelled.' },
  moneyMoved: {
    status: 409,
    message: 'The money of this order has gone back, so it stays cancelled.',
  },
  discountUsedUp: {
    status: 409,
    message: 'A discount of this order is used up since, so it stays cancelled.',
  },
  noteMissing: { status: 404, message: 'That note is not there any more.' },
  notesFull: { status: 409, message: 'An order has at most 100 notes.' },
  paidMeanwhile: {
    status: 409,
    message: 'The money came first: this order is paid, so it was not cancelled.',
  },
})
