import { listTemplatePages as contract } from '@sitewright/api/content/list-template-pages'
import { ownerCall } from '../../../platform/http/route.ts'
import { draftStyle } from '../../content/index.ts'
import { renderingOf } from '../services.ts'

/** Shown by the platform when they are due, never by a page of the site. */
const OWN_USE = new Set(['not-found', 'error'])

export const listTemplatePages = ownerCall(contract, async (_input, { app, siteId, inSite }) => {
  const { themes } = await renderingOf(app)
  const style = await inSite(draftStyle)
  const { pages, layouts, defaultLayout } = await themes.themeOf(siteId, style.theme)
  const names = [...pages.keys()].filter((name) => !OWN_USE.has(name))
  const others = [...layouts.keys()].filter((id) => id !== defaultLayout)
  return { names: names.sort(), layouts: [defaultLayout, ...others.sort()] }
})
