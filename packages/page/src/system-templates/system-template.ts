/** What the platform brings for a kind of collection: templates in JSON-T, and the styles of their markup. */
export interface SystemTemplate {
  readonly list: string
  /** Kinds whose items have no pages need none. */
  readonly item?: string
  readonly css: string
}
