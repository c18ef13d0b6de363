import type { savedStyle, styleState } from '@sitewright/api/themes/shapes'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { bodyClasses, propertiesOf, stringsFor, type Theme, type Tweak } from '@sitewright/theme'
import type * as z from 'zod'
import type { EditedStyles, SiteStyles } from '../rendering/index.ts'

type SavedStyle = z.input<typeof savedStyle>
type StyleState = z.input<typeof styleState>

/** A style's draft, and the result of compiling it. */
export function presentSaved(
  style: SiteStyle,
  theme: Theme,
  { path, problems }: Pick<SiteStyles, 'path' | 'problems'>,
): SavedStyle {
  return {
    style,
    theme: { id: theme.id, name: theme.name },
    stylesheet: path,
    bodyClasses: bodyClasses(theme.tweaks, style.tweaks).filter((name) => name !== ''),
    problems: problems.map(({ message, file, line, column }) => ({
      message,
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    })),
  }
}

/** Custom properties that are told, which are ten times those of the platform's themes. */
const MOST_PROPERTIES = 400

/** A style with everything that its editor needs. */
export async function presentStyle(
  style: SiteStyle,
  { theme, sheet, live }: EditedStyles,
): Promise<StyleState> {
  const say = wordsOf(theme)
  const css = String(await sheet.response.text.in('identity'))
  return {
    ...presentSaved(style, theme, sheet),
    tweaks: theme.tweaks.map((tweak) => ({
      ...presentTweak(tweak, say),
      live: (live.get(tweak.name) ?? []).map(({ selector, property, within }) => ({
        selector,
        property,
        within: [...within],
      })),
    })),
    properties: Object.entries(propertiesOf(css, ':root'))
      .slice(0, MOST_PROPERTIES)
      .map(([name, value]) => ({ name, value })),
    presets: theme.presets.map(({ name, title, values }) => ({
      name,
      title,
      tweaks: { ...values },
    })),
  }
}

function presentTweak(tweak: Tweak, say: (text: string) => string) {
  const { type, name, title, category, options, initial } = tweak
  const { label, min, max, step, isOpaque, target, showOnlyWhenPresent, conditions } = tweak
  return {
    type,
    name,
    title: say(label ?? title),
    category: say(category),
    options: options.map((value) => ({ value, label: say(value) })),
    initial,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(isOpaque !== undefined && { isOpaque }),
    ...(target !== undefined && { target }),
    ...(showOnlyWhenPresent !== undefined && { showOnlyWhenPresent }),
    ...(conditions !== undefined && {
      conditions: conditions.map(({ tweak: name, is }) => ({ tweak: name, is: [...is] })),
    }),
  }
}

/** The theme's texts for titles, categories and options, in the language of the studio. */
function wordsOf({ strings }: Theme): (text: string) => string {
  const words = stringsFor(strings, 'tweaks', STUDIO_LOCALE)
  return (text) => {
    const word = Object.hasOwn(words, text) ? words[text] : undefined
    return typeof word === 'string' && word !== '' ? word : text
  }
}

const STUDIO_LOCALE = 'en-US'
