import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removePreviewLink = defineCall({
  name: 'removePreviewLink',
  summary:
    'Takes a preview link back: from now on it shows nothing, to those who have opened it neither.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'DELETE',
  path: '/s/:siteId/api/preview-links/:previewLinkId',
  params: siteParams.extend({ previewLinkId: id }),
  output: done,
})
