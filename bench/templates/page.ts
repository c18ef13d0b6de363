/** A page that every engine makes, each from a template in its own language. */

export interface Page {
  readonly name: string
  readonly data: object
  readonly sources: Readonly<Record<Language, Source>>
}

export type Language = 'jsont' | 'liquid' | 'handlebars' | 'eta'

export interface Source {
  readonly page: string
  readonly partials?: Record<string, string>
}
