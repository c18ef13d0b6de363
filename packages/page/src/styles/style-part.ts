/** A part of the platform's styles, sent only for pages that have something of it. */
export interface StylePart {
  readonly name: string
  /** Texts of which one is in the HTML of every page that needs the part; `always` for all pages. */
  readonly marks: readonly string[] | 'always'
  readonly css: string
  /** The themes that it is for, by whether they use the platform's properties, `--sw-color-text` and others; all by default. */
  readonly themes?: 'native' | 'foreign'
}
