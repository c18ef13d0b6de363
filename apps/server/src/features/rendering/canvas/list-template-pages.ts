import { listTemplatePages as contract } from '@sitewright/api/content/list-template-pages'
import { ownerCall } from '../../../platform/http/route.ts'
import { renderingOf } from '../services.ts'

/** Shown by the platform when they are due, never by a page of the site. */
const OWN_USE = new Set(['not-found', 'error'])

export const listTemplatePages = ownerCall(contract, async (_input, { app, siteId }) => {
  const { sites, themes } = await renderingOf(app)
  const site = await sites.byId(siteId)
  if (!site) throw new Error('A site is gone while its owner is asking for it')
  const { pages, layouts, defaultLayout } = themes.themeOf(site.theme)
  const names = [...pages.keys()].filter((name) => !OWN_USE.has(name))
  const others = [...layouts.keys()].filter((id) => id !== defaultLayout)
  return { names: names.sort(), layouts: [defaultLayout, ...others.sort()] }
})
