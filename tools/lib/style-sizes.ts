import { platformSheetAt } from '../../apps/server/src/features/rendering/serving/styles/platform-sheets.ts'
import { plainStyles } from '../../apps/server/src/features/rendering/serving/styles/site-styles.ts'
import { loadBuiltInThemes } from '../../apps/server/src/features/themes/theme-library.ts'
import { platformStylesOn } from '../../packages/page/src/styles/platform-styles.ts'
import { STYLE_PARTS } from '../../packages/page/src/styles/style-parts.ts'

/**
 * Bytes of all styles that pages in each built-in theme may have, as they are sent, compressed by gzip: its own sheet, and the
 * platform's for a page with something of every kind. Styles of types of block are beside that: a page has those of its own blocks,
 * and each type's have a limit in the tests of the platform's styles.
 */
export async function styleSizes(): Promise<Record<string, number>> {
  const themes = await loadBuiltInThemes()
  const sizes = themes.map(async (theme) => {
    const sheets = [
      plainStyles(theme).response,
      platformSheetAt(platformStylesOn(EVERYTHING, theme)),
    ]
    const sent = await Promise.all(sheets.map(async (one) => (await one?.text.in('gzip'))?.length))
    return [theme.id, sent.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

/** Markup with what each part of the platform's styles is known by, without types of block. */
const EVERYTHING = `<p class="${STYLE_PARTS.filter(({ name }) => !name.endsWith(' block'))
  .flatMap(({ marks }) => (marks === 'always' ? [] : marks))
  .join(' ')} ">`
