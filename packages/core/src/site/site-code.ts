/** The owner's HTML, put verbatim into every published page. */
export interface SiteCode {
  /** HTML for the end of the head. */
  readonly header: string
  /** HTML for the end of the body. */
  readonly footer: string
}

export const NO_CODE: SiteCode = { header: '', footer: '' }
