import { renderForm as contract } from '@sitewright/api/forms/render-form'
import { fail } from '../../../../platform/http/problems.ts'
import { ownerCall } from '../../../../platform/http/route.ts'
import { loadDraftSite } from '../../../content/index.ts'
import { findForms } from '../../../forms/index.ts'
import { renderingOf } from '../services.ts'
import { forCanvas } from './for-canvas.ts'
import { formSection } from './form-preview.ts'

/** HTML of a form from the builder, rendered as on a page; it need not have been saved. */
export const renderForm = ownerCall(contract, async ({ formId, form }, { app, siteId, inSite }) => {
  const { sites, themes } = await renderingOf(app)
  const site = await sites.byId(siteId)
  if (!site) throw new Error('A site is gone while its owner is asking for it')
  const now = app.clock.now()
  const content = await inSite(async (tx) => {
    const found = await findForms(tx, [formId], now)
    return found.has(formId) ? loadDraftSite(tx) : undefined
  })
  if (!content) throw fail('notFound')
  const theme = await themes.themeOf(siteId, content.style.theme)
  const source = { site, content, theme, now, mode: 'publish' as const }
  return { html: forCanvas(app, site, formSection(source, { formId, form })) }
})
