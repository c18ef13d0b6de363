/** The platform's templates for a kind of collection, in JSON-T, and the styles of their markup. */
export interface SystemTemplate {
  readonly list: string
  /** Absent for kinds whose items have no pages. */
  readonly item?: string
  readonly css: string
}
