import { type StylesWithFonts, withFonts } from '../fonts/with-fonts.ts'
import type { CompiledStyles } from './compile-styles.ts'

/** Styles as browsers get them, with the fonts that they name. */
export interface FinishedStyles extends CompiledStyles, StylesWithFonts {}

/** Takes time linear to the length, which is noticeable for long styles in a server that others wait for. */
export function finishStyles(compiled: CompiledStyles): FinishedStyles {
  return { ...compiled, ...withFonts(`${compiled.css}\n`) }
}
