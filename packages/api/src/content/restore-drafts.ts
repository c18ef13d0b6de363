import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const restoreDrafts = defineCall({
  name: 'restoreDrafts',
  summary:
    'Makes the drafts those of an earlier version; what is live stays, and what the drafts held is kept as a version.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/publications/:publicationId/drafts',
  params: siteParams.extend({ publicationId: id }),
  output: done,
})
