import { defineCall } from '../call.ts'
import { namespaceParams, preferences } from './preference-shapes.ts'

export const getCommercePreferences = defineCall({
  name: 'getCommercePreferences',
  summary: 'The settings of a namespace of the store’s preferences; none if nothing was set.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/v1/commerce-preferences/:namespace',
  params: namespaceParams,
  output: preferences,
})
