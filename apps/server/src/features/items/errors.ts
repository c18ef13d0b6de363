import { problems } from '@sitewright/core/problem'

/** Every refusal about items, in the words that the owner reads. */
export const fail = problems({
  itemMissing: { status: 404, message: 'That item is no longer there.' },
  collectionMissing: { status: 404, message: 'That page is no longer there.' },
  pageInTrash: {
    status: 409,
    message: 'The page that this was on is no longer there. Put that page back first.',
  },
  noBody: { status: 400, message: 'An item of this kind has no page of its own to edit.' },
  holdsNoItems: { status: 400, message: 'A page of this kind holds no items.' },
  wrongRecordType: { status: 400, message: 'This page does not take items of that kind.' },
  typeNotTaken: {
    status: 400,
    message: 'The theme of your site takes no such items on this page.',
  },
  tooManyItems: { status: 400, message: 'This page holds as many items as it can.' },
  badAddress: { status: 400, message: 'That is not a valid page URL' },
  addressTaken: { status: 400, message: 'Another item of this page already has that address.' },
  pictureMissing: { status: 400, message: 'That picture is no longer there.' },
  authorGone: { status: 404, message: 'That author is no longer there.' },
  authorShown: {
    status: 403,
    message: 'This name stands on the site. Someone who may publish has to change it.',
  },
  authorMissing: { status: 400, message: 'That author is no longer there.' },
  textInvalid: { status: 400, message: 'That text cannot be stored.' },
  startNeeded: { status: 400, message: 'Please say when the event begins.' },
  endsTooEarly: { status: 400, message: 'An event cannot end before it begins.' },
  statusForbidden: {
    status: 403,
    message: 'Your role does not let you bring this item into that state.',
  },
  notArranged: { status: 400, message: 'The items of this page are ordered by their dates.' },
  orderStale: {
    status: 409,
    message: 'The items have changed meanwhile. Please look at the order once more.',
  },
  categoryUnknown: { status: 404, message: 'That category does not exist.' },
  storeUnknown: { status: 404, message: 'That store does not exist.' },
  categoriesFull: { status: 409, message: 'A store holds at most 10,000 categories.' },
  categoriesTooDeep: { status: 400, message: 'Categories can be 10 levels deep, no deeper.' },
  categoryInItself: { status: 400, message: 'A category cannot be put into itself.' },
  conflict: {
    status: 409,
    message: 'Someone else has changed this item since you opened it.',
  },
})
