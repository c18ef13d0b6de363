import { platformSheetAt } from '../../apps/server/src/features/rendering/serving/styles/platform-sheets.ts'
import { plainStyles } from '../../apps/server/src/features/rendering/serving/styles/site-styles.ts'
import { loadBuiltInThemes } from '../../apps/server/src/features/themes/theme-library.ts'
import { allPlatformStyles } from '../../packages/page/src/index.ts'

/**
 * Bytes of all styles that pages in each built-in theme may have, as they are sent, compressed by gzip: its own sheet, and the
 * platform's for a page with something of every kind.
 */
export async function styleSizes(): Promise<Record<string, number>> {
  const themes = await loadBuiltInThemes()
  const sizes = themes.map(async (theme) => {
    const sheets = [plainStyles(theme).response, platformSheetAt(allPlatformStyles(theme))]
    const sent = await Promise.all(sheets.map(async (one) => (await one?.text.in('gzip'))?.length))
    return [theme.id, sent.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}
