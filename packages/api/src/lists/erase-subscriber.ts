import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { subscriberParams } from './shapes.ts'

export const eraseSubscriber = defineCall({
  name: 'eraseSubscriber',
  summary:
    'Erases a person from all lists of the site, with all that is known of them: only a hash stays, so that no file brings them back.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/lists/:listId/subscribers/:subscriberId',
  params: subscriberParams,
  output: done,
})
