/** What the host does with `<squarespace:…>` tags. */

export interface PlatformTag {
  /** `navigation`, `block-field`… without the prefix. */
  readonly name: string
  /** Already rendered in the scope the tag stands in. */
  readonly attributes: Readonly<Record<string, string>>
  readonly hasBody: boolean
}

/**
 * Finished HTML, or data that the tag's body (or the named partial instead of it) is rendered with,
 * in a new frame on top of the page's. Nothing at all prints nothing.
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
