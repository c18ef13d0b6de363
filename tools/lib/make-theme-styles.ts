import { compileStyles, styleKey } from '@sitewright/theme'
import { loadBuiltInThemes } from '../../apps/server/src/features/themes/theme-library.ts'

/** Styles of the built-in themes without a site's changes, by the keys under which the server looks them up. */
export async function make(): Promise<Record<string, string>> {
  const themes = await loadBuiltInThemes()
  const styles = themes.map((theme) => [styleKey(theme, {}), compileStyles(theme)])
  return { 'styles.json': JSON.stringify(Object.fromEntries(styles)) }
}
