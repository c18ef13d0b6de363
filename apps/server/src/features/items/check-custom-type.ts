import type { CustomFields } from '@sitewright/core/content/item-content'
import type { PageRecord } from '@sitewright/page/data/site-content'
import { customTypesFor } from '@sitewright/theme'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { draftStyle } from '../content/index.ts'
import { themeLibrary } from '../themes/index.ts'
import { fail } from './errors.ts'

/** Refuses types that the theme does not allow on the page; an item may keep the type that it had in another theme. */
export async function checkCustomType(
  site: SiteTx,
  { content }: { readonly content: CustomFields },
  { app, page, before }: { app: App; page: PageRecord; before: string },
): Promise<void> {
  const { customType } = content
  if (customType === '' || customType === before) return
  const library = await themeLibrary(app)
  const theme = await library.themeOf(site.id, (await draftStyle(site)).theme)
  const { kind, settings } = page
  const taken = customTypesFor(theme, { kind, themeType: settings.themeType })
  if (taken.some(({ name }) => name === customType)) return
  const { message } = fail.catalogue.typeNotTaken
  throw fail('typeNotTaken', { errors: { 'content.customType': message } })
}
