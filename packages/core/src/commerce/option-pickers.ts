/** How shoppers choose among the values of an option: as the theme does it, or as the owner of the product said. */

export const OPTION_PICKERS = ['theme', 'list', 'buttons', 'swatches'] as const
export type OptionPicker = (typeof OPTION_PICKERS)[number]

/** A colour of a swatch. */
export const SWATCH_COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Fields of an option beside its name and values; absent for one that was kept before there were pickers. */
export interface OptionLook {
  readonly picker?: OptionPicker | undefined
  /** Colours of swatches by value. A value without one has the picture of its first variant that has any. */
  readonly colors?: Readonly<Record<string, string>> | undefined
}
