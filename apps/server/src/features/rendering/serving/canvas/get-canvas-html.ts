import { getCanvasHtml as contract } from '@sitewright/api/content/get-canvas-html'
import { fail } from '../../../../platform/http/problems.ts'
import { ownerCall } from '../../../../platform/http/route.ts'
import { renderingOf } from '../services.ts'
import { canvasBody } from './canvas-pages.ts'
import { forCanvas } from './for-canvas.ts'

/** The page around its sections as drafted now: after edits of the header, the navigation or the page's own fields. */
export const getCanvasHtml = ownerCall(contract, async ({ pageId, itemId }, { app, siteId }) => {
  const rendering = await renderingOf(app)
  const site = await rendering.sites.byId(siteId)
  if (!site) throw new Error('A site is gone while its owner is asking for it')
  const html = await canvasBody(rendering, site, { pageId, itemId })
  if (html === undefined) throw fail('notFound')
  return { html: forCanvas(app, site, html) }
})
