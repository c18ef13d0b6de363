/** Messages between `sitewright dev` and the server it starts during theme development. */

/** A problem in a theme, as it is shown to people. */
export interface WorkshopFinding {
  readonly severity: 'error' | 'warning' | 'info'
  /** File, line and column: `blocks/card.block:3:7`. */
  readonly place: string
  readonly message: string
  /** The lines around the place, with a caret below; empty if there is none. */
  readonly frame: string
  readonly hint?: string
}

export type ToWorkshop =
  /** Files of the theme were written. If all are style sheets, open pages only reload their styles. */
  | { readonly kind: 'changed'; readonly isStylesOnly: boolean }
  /** All findings in the theme's files now. */
  | { readonly kind: 'findings'; readonly findings: readonly WorkshopFinding[] }

export type FromWorkshop =
  /** The address of the site, and the paths of pages that the sample site has for this theme alone. */
  | { readonly kind: 'ready'; readonly url: string; readonly ownPaths: readonly string[] }
  /** Findings from rendering a page. */
  | { readonly kind: 'page'; readonly findings: readonly WorkshopFinding[] }
