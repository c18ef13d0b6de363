/** HTML of the owner's, put into every published page as it is. */
export interface SiteCode {
  /** For the end of the head. */
  readonly header: string
  /** For the end of the body. */
  readonly footer: string
}

export const NO_CODE: SiteCode = { header: '', footer: '' }
