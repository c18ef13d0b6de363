import { type StylesWithFonts, withFonts } from '../fonts/with-fonts.ts'
import type { CompiledStyles } from './compile-styles.ts'

/** As browsers get them, with the fonts that they name. */
export interface FinishedStyles extends CompiledStyles, StylesWithFonts {}

/** In time linear to their length, which for long ones is noticed where others wait. */
export function finishStyles(compiled: CompiledStyles): FinishedStyles {
  return { ...compiled, ...withFonts(`${compiled.css}\n`) }
}
