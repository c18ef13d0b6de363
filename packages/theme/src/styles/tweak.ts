/** Tweaks: the settings of a theme's look, described in comments of its style sheets. */

export const TWEAK_TYPES = ['color', 'value', 'font', 'image', 'checkbox', 'dropdown'] as const
export type TweakType = (typeof TWEAK_TYPES)[number]

export interface TweakCondition {
  /** Name of another tweak. */
  readonly tweak: string
  /** The values it may have; any other hides the tweak. */
  readonly is: readonly string[]
}

export interface Tweak {
  readonly type: TweakType
  /** The key of stored values: the declared name for looks, the title for all others. */
  readonly name: string
  readonly title: string
  /** The label that people read instead of the title, which its class is made of. */
  readonly label?: string
  readonly category: string
  readonly options: readonly string[]
  /** The value in the theme's own style sheet. */
  readonly initial: string
  /** Whether scripts get it in `tweakJSON`. */
  readonly isForScripts: boolean
  readonly file: string
  readonly line: number
  /** Whether a variable or mixin stands below it. */
  readonly isDeclared: boolean
  /** Dropdowns only: the variable below it, which has the chosen option as a keyword. */
  readonly variable?: string
  /** A selector of the elements it changes: the studio highlights them, and `properties` apply to them. */
  readonly target?: string
  /** Properties of `target` that get the value of a tweak without a declaration. */
  readonly properties?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** A selector: the tweak is hidden on pages where nothing matches it. */
  readonly showOnlyWhenPresent?: string
  /** Values of other tweaks without which this one has no effect. */
  readonly conditions?: readonly TweakCondition[]
  /** Whether the colour cannot be made transparent. */
  readonly isOpaque?: boolean
  /** Fonts only: loads all weights and slopes, not only those that are used. */
  readonly loadsAllVariants?: boolean
  /**
   * Fonts: the place of the mixin's body in the file. Pictures: the place of the declaration in the mixin that names
   * it.
   */
  readonly body?: { readonly start: number; readonly end: number }
}

/** Chosen values by tweak name; a tweak without one has its initial value. */
export type TweakValues = Readonly<Record<string, string>>
