/** A family of fonts that every site may use. */
export interface FontFamily {
  /** As styles name it. */
  readonly family: string
  /** As addresses name it: `source-serif-4`. */
  readonly name: string
  /** The npm package that its files are in. */
  readonly package: string
  readonly kind: 'sans' | 'serif' | 'mono'
  /** Of `font-weight` in its rules: one, or the first and last of a range. */
  readonly weights: string
  readonly files: readonly FontFile[]
  /** Fonts that visitors have, made as wide and as high as this one. */
  readonly fallbacks: readonly FontFallback[]
}

export interface FontFile {
  readonly subset: string
  readonly style: 'normal' | 'italic'
  /** In the folder `files` of the package. */
  readonly file: string
  /** Of its bytes; a part of its address. */
  readonly hash: string
}

export interface FontFallback {
  /** `Inter Fallback` */
  readonly family: string
  /** What it is called on visitors' devices; the first that is there. */
  readonly local: readonly string[]
  readonly sizeAdjust: string
  readonly ascent: string
  readonly descent: string
}
