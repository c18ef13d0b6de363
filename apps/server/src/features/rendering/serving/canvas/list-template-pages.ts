import { listTemplatePages as contract } from '@sitewright/api/content/list-template-pages'
import { navigationKeys } from '@sitewright/core/content/navigations'
import { PAGES_OF_THE_PLATFORM } from '@sitewright/page/templates/choose-template'
import { hasItemFields } from '@sitewright/page/templates/collect-tags'
import { kindOfThemeType } from '@sitewright/page/templates/theme-collection'
import { ownerCall } from '../../../../platform/http/route.ts'
import { loadDraftSite } from '../../../content/index.ts'
import { renderingOf } from '../services.ts'

export const listTemplatePages = ownerCall(contract, async (_input, { app, siteId, inSite }) => {
  const { themes } = await renderingOf(app)
  const { style, pages: drafted } = await inSite(loadDraftSite)
  const theme = await themes.themeOf(siteId, style.theme)
  const { pages, layoutNames, defaultLayout, navigations, collections, customTypes } = theme
  const names = [...pages.keys()].filter((name) => !PAGES_OF_THE_PLATFORM.has(name))
  const layouts = [...layoutNames].map(([id, name]) => ({ id, name: name || id }))
  const isDefault = ({ id }: { id: string }) => id === defaultLayout
  const types = [...collections.values()].flatMap(({ name, conf }) => {
    const kind = kindOfThemeType(conf)
    return kind === name ? [] : [{ name, title: conf.title ?? name, kind }]
  })
  const keys = navigationKeys(navigations)
  return {
    navigations: navigations.map(({ name, title }) => ({ key: keys.get(name) ?? name, title })),
    pagesWithItemFields: [...drafted.values()]
      .filter((page) => hasItemFields(theme, page))
      .map(({ id }) => id),
    names: names.sort(),
    layouts: [...layouts.filter(isDefault), ...layouts.filter((one) => !isDefault(one))],
    types,
    customTypes: [...customTypes.values()].map(({ fields, ...type }) => ({
      ...type,
      fields: [...fields],
    })),
    accepts: Object.fromEntries(
      [...collections].map(([name, { conf }]) => [name, [...(conf.acceptTypes ?? [])]]),
    ),
  }
})
