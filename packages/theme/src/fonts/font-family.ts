/** A family of fonts that every site may use. */
export interface FontFamily {
  /** Name in style sheets. */
  readonly family: string
  /** Name in addresses: `source-serif-4`. */
  readonly name: string
  /** The npm package that its files are in. */
  readonly package: string
  readonly kind: 'sans' | 'serif' | 'mono'
  /** Value of `font-weight` in its rules: one weight, or the first and last of a range. */
  readonly weights: string
  readonly files: readonly FontFile[]
  /** Fonts on visitors' devices, scaled to the width and height of this one. */
  readonly fallbacks: readonly FontFallback[]
}

export interface FontFile {
  readonly subset: string
  readonly style: 'normal' | 'italic'
  /** File name in the folder `files` of the package. */
  readonly file: string
  /** Hash of its bytes, which is part of its address. */
  readonly hash: string
}

export interface FontFallback {
  /** `Inter Fallback` */
  readonly family: string
  /** Names on visitors' devices; the first that exists is used. */
  readonly local: readonly string[]
  readonly sizeAdjust: string
  readonly ascent: string
  readonly descent: string
}
