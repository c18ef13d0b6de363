/** Data that an editor of a site's look needs. */

import type { Id } from '@sitewright/core/id'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import type { Theme } from '@sitewright/theme'
import type { App } from '../../../../platform/app.ts'
import { renderingOf } from '../services.ts'
import type { LiveRulesByTweak } from './live-rules.ts'
import type { SiteStyles } from './site-sheet.ts'

export interface EditedStyles {
  readonly theme: Theme
  /** Compiled style sheet; its address is on the canvas host. */
  readonly sheet: SiteStyles
  readonly live: LiveRulesByTweak
}

export async function stylesOf(app: App, siteId: Id, style: SiteStyle): Promise<EditedStyles> {
  const { themes, liveRules } = await renderingOf(app)
  const theme = await themes.themeOf(siteId, style.theme)
  const [sheet, live] = await Promise.all([
    sheetOf(app, siteId, style),
    liveRules.of(siteId, theme),
  ])
  return { theme, sheet, live }
}

/** The compiled style sheet of a drafted style. */
export async function sheetOf(app: App, siteId: Id, style: SiteStyle): Promise<SiteStyles> {
  const { styles, themes } = await renderingOf(app)
  return styles.drafted({ siteId, theme: await themes.themeOf(siteId, style.theme), style })
}

/** A theme by its key in a style; undefined for one that the site does not have. */
export async function themeOf(app: App, siteId: Id, key: string): Promise<Theme | undefined> {
  const { themes } = await renderingOf(app)
  return themes.find(siteId, key)
}
