/** Tweaks: what an owner may change about a theme's look, described in comments of its style sheets. */

export const TWEAK_TYPES = ['color', 'value', 'font', 'image', 'checkbox', 'dropdown'] as const
export type TweakType = (typeof TWEAK_TYPES)[number]

export interface TweakCondition {
  /** Name of another tweak. */
  readonly tweak: string
  /** The values that it may have; all others hide the tweak. */
  readonly is: readonly string[]
}

export interface Tweak {
  readonly type: TweakType
  /** What values are stored under: the declared name for looks, the title for all others. */
  readonly name: string
  readonly title: string
  /** What people read instead of the title, which its class is made of. */
  readonly label?: string
  readonly category: string
  readonly options: readonly string[]
  /** As the theme has it. */
  readonly initial: string
  /** Told to scripts in `tweakJSON`. */
  readonly isForScripts: boolean
  readonly file: string
  readonly line: number
  /** Whether a variable or mixin stands below it. */
  readonly isDeclared: boolean
  /** What it changes, as a selector: for the studio to point at, and for `property` to apply to. */
  readonly target?: string
  /** A property of `target` that a value without a declaration is put into. */
  readonly property?: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** A selector: the tweak means nothing on pages without it. */
  readonly showOnlyWhenPresent?: string
  /** What other tweaks have to be set to for this one to mean anything. */
  readonly conditions?: readonly TweakCondition[]
  /** A colour that cannot be made transparent. */
  readonly isOpaque?: boolean
  /** Of a font: load all of its weights and slopes, not only those that are used. */
  readonly loadsAllVariants?: boolean
  /** Of a font: where the body of its mixin stands in the file. Of a picture: which declaration of its mixin names it. */
  readonly body?: { readonly start: number; readonly end: number }
}

/** Chosen values by tweak name; a tweak without one has its initial value. */
export type TweakValues = Readonly<Record<string, string>>
