import { type CompiledStyles, compileFresh, type StyleChoices } from './compile-styles.ts'
import { includedStyles } from './style-source.ts'
import { readTweaks } from './tweaks.ts'

/** Styles of a theme that consists of nothing else: sheets in order, and those they may import. */
export function stylesFrom(
  sheets: Readonly<Record<string, string>>,
  importable: Readonly<Record<string, string>> = {},
) {
  const files = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([path, text]) => ({ path: `styles/${path}`, text }))
  const styles = { styles: files(sheets), importableStyles: files(importable) }
  return { ...styles, ...readTweaks(includedStyles(styles)), styleRevision: JSON.stringify(styles) }
}

/** One sheet, compiled; its CSS on one line. */
export function compileText(text: string, choices?: StyleChoices): CompiledStyles {
  const { css, problems } = compileFresh(stylesFrom({ 'a.less': text }), choices)
  return { css: css.replace(/\s+/g, ' ').trim(), problems }
}
