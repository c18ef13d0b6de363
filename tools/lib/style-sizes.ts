import { plainStyles } from '../../apps/server/src/features/rendering/serving/styles/site-styles.ts'
import { loadBuiltInThemes } from '../../apps/server/src/features/themes/theme-library.ts'

/** Bytes of each built-in theme's style sheet as it is sent, compressed by gzip. */
export async function styleSizes(): Promise<Record<string, number>> {
  const themes = await loadBuiltInThemes()
  const sizes = themes.map(async (theme) => {
    const { response } = plainStyles(theme)
    return [theme.id, (await response.text.in('gzip')).length] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}
