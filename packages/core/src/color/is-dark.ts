import { parseColor } from './contrast.ts'

/** Luminance from which a colour is light, of 256 (specification §9). */
const LIGHT_FROM = 0.65 * 256

/** Whether a colour is dark, by its luma (ITU-R BT.709) as it is written, without gamma. Undefined for what is no colour. */
export function isDark(text: string): boolean | undefined {
  const color = parseColor(text)
  return color && 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue < LIGHT_FROM
}
