export interface SiteHeader {
  /** Shown in place of the site title when set. */
  readonly title: string
  /** Short text above the header; empty for none. */
  readonly announcement: string
  /** Address that the announcement leads to; empty or absent for none. */
  readonly announcementUrl?: string | undefined
  /** Label of a button at the end of the header; empty hides the button. */
  readonly buttonLabel: string
  readonly buttonUrl: string
}
