/** A part of the platform's styles, sent only for pages that have something of it. */
export interface StylePart {
  readonly name: string
  /**
   * Class names, or beginnings of such, of which every page that needs the part has one; `always` for all pages. Every selector of the
   * part names one of them. A space at the end means the whole name.
   */
  readonly marks: readonly string[] | 'always'
  readonly css: string
  /** The themes that it is for, by whether they use the platform's properties, `--sw-color-text` and others; all by default. */
  readonly themes?: 'native' | 'foreign'
}
