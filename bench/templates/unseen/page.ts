/** A page that is only made by engines of the language itself. */

export interface JsontPage {
  readonly name: string
  readonly data: object
  readonly page: string
}
