export interface SiteHeader {
  /** Shown in place of the site title when set. */
  readonly title: string
  /** Short text above the header; empty for none. */
  readonly announcement: string
  /** A button at the end of the header; an empty label hides it. */
  readonly buttonLabel: string
  readonly buttonUrl: string
}
