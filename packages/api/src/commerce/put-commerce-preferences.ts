import { defineCall } from '../call.ts'
import { namespaceParams, preferences, preferencesInput } from './preference-shapes.ts'

/** Size of a namespace in bytes of JSON. */
export const MAX_NAMESPACE_BYTES = 65_536

export const putCommercePreferences = defineCall({
  name: 'putCommercePreferences',
  summary:
    'Replaces the settings of a namespace of the store’s preferences; nothing is written where none has another value.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/v1/commerce-preferences/:namespace',
  params: namespaceParams,
  input: preferencesInput,
  keepsUnknown: 'The settings of a namespace are named by whoever uses it.',
  bodyLimit: MAX_NAMESPACE_BYTES,
  output: preferences,
})
