/** Themes: directories of JSON-T and LESS that give sites their look. */

export { ArchiveRefused, type RefusalCode } from './archive/archive-refused.ts'
export { readThemeArchive } from './archive/read-theme-archive.ts'
export { customTypesFor } from './collection-for.ts'
export { findFontFile } from './fonts/find-font-file.ts'
export type { FontFamily } from './fonts/font-family.ts'
export { FONT_FAMILIES } from './fonts/font-table.ts'
export { FONTS_PATH, samplePath } from './fonts/with-fonts.ts'
export type { UploadAnswer, UploadedTheme } from './install/read-upload.ts'
export { unpackTheme } from './install/theme-pack.ts'
export { type ReadOutcome, readThemeUpload } from './install/theme-reader.ts'
export { loadTheme } from './load-theme.ts'
export { bodyClasses, nameForScripts } from './styles/body-classes.ts'
export { type BrowserColors, browserColors } from './styles/browser-color.ts'
export { type CompiledStyles, compileStyles, styleKey } from './styles/compile-styles.ts'
export {
  StyleCompiler,
  StyleCompilerBusy,
} from './styles/compiler/style-compiler.ts'
export { type DeclaredPair, hardToRead, propertiesOf } from './styles/declared-pairs.ts'
export { type FinishedStyles, finishStyles } from './styles/finish-styles.ts'
export { type LiveRule, liveRules, markedTweaks } from './styles/live-rules.ts'
export { SOCIAL_SYMBOL_IDS, socialSymbol } from './styles/modules/social-symbols.ts'
export { isPlatformSheet } from './styles/platform-sheets.ts'
export type { Tweak, TweakValues } from './styles/tweak.ts'
export { tweakValueProblem } from './styles/tweak-value.ts'
export type {
  Theme,
  ThemeCollection,
  ThemeCustomType,
  ThemeField,
  ThemeNavigation,
  ThemePage,
} from './theme.ts'
export type { ThemeFiles } from './theme-files.ts'
export { type ThemeOrigin, themeFrom } from './theme-from.ts'
export type { ThemeProblem } from './theme-problem.ts'
export type { LayoutScript } from './theme-scripts.ts'
export { type StringGroup, stringsFor, type ThemeStrings } from './theme-strings.ts'
