/** Handlers of a host for `<squarespace:…>` tags. */

export interface PlatformTag {
  /** Name without the prefix: `navigation`, `block-field`… */
  readonly name: string
  /** Attributes, rendered in the scope of the tag. */
  readonly attributes: Readonly<Record<string, string>>
  readonly hasBody: boolean
}

/**
 * Finished HTML, or data that the tag's body (or the named partial instead of it) is rendered with,
 * in a new frame on top of the page's. Undefined prints nothing.
 */
export type TagResult =
  | { readonly html: string }
  | { readonly data: unknown; readonly partial?: string }
  | undefined

export interface TagScope {
  resolve(reference: string): unknown
}

/** A tag without a handler is printed as the text it was. */
export type TagHandlers = Readonly<Record<string, (tag: PlatformTag, scope: TagScope) => TagResult>>
