import type { styleState } from '@sitewright/api/themes/shapes'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { bodyClasses } from '@sitewright/theme'
import type * as z from 'zod'
import type { App } from '../../platform/app.ts'
import { stylesOf } from '../rendering/index.ts'

/** A style as drafted, compiled, with everything an editor of it needs. */
export async function presentStyle(
  app: App,
  style: SiteStyle,
): Promise<z.output<typeof styleState>> {
  const { theme, sheet } = await stylesOf(app, style)
  return {
    style,
    theme: { id: theme.id, name: theme.name },
    tweaks: theme.tweaks.map(
      ({ type, name, title, category, options, initial, min, max, step, isOpaque }) => ({
        type,
        name,
        title,
        category,
        options: [...options],
        initial,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(step !== undefined && { step }),
        ...(isOpaque !== undefined && { isOpaque }),
      }),
    ),
    stylesheet: sheet.path,
    bodyClasses: bodyClasses(theme.tweaks, style.tweaks).filter((name) => name !== ''),
    problems: sheet.problems.map(({ message, file, line, column }) => ({
      message,
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    })),
  }
}
