import { updateEntryFields as contract } from '@sitewright/api/cart/update-entry-fields'
import { visitorCall } from '../../../platform/http/route.ts'
import { replaceFields } from './replace-fields.ts'

export const updateEntryFields = visitorCall(
  contract,
  ({ entryId, itemId, sku, additionalFields }, request) =>
    replaceFields(request, { entryId, itemId, sku, additionalFields }),
)
