import { STYLED_SCREENS } from '@sitewright/core/site/tweak-events'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const openStyledScreen = defineCall({
  name: 'openStyledScreen',
  summary:
    'Address of a frame that shows a screen that is no page of the site, such as its lock screen, in the drafted style.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/style/screen',
  params: siteParams,
  query: z.object({ screen: z.enum(STYLED_SCREENS) }),
  output: z.object({
    /** Valid for five minutes; request a new one to reload later. */
    canvasUrl: z.string(),
    /** Origin of the frame; messages from others must be ignored. */
    canvasOrigin: z.string(),
  }),
})
