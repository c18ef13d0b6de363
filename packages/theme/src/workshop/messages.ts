/** What `sitewright dev` and the server it starts tell each other while someone writes a theme. */

/** Something wrong in a theme, as it is shown to people. */
export interface WorkshopFinding {
  readonly severity: 'error' | 'warning' | 'info'
  /** `blocks/card.block:3:7` */
  readonly place: string
  readonly message: string
  /** The lines that lead to the place, with a caret below; empty where there is none. */
  readonly frame: string
  readonly hint?: string
}

export type ToWorkshop =
  /** Files of the theme were written. Where all are style sheets, open pages only get new styles. */
  | { readonly kind: 'changed'; readonly isStylesOnly: boolean }
  /** All that is wrong in the theme's files now. */
  | { readonly kind: 'findings'; readonly findings: readonly WorkshopFinding[] }

export type FromWorkshop =
  | { readonly kind: 'ready'; readonly url: string }
  /** What went wrong while a page was rendered. */
  | { readonly kind: 'page'; readonly findings: readonly WorkshopFinding[] }
