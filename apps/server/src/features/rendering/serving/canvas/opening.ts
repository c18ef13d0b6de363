/** The first script of the canvas's page, which opens the channel to the studio. Pure. */

import { escapeHtml, scriptJson } from '@sitewright/core/html'

export interface Opening {
  /** Proof for the studio, and the only origin that the canvas talks to. */
  readonly key: { readonly nonce: string; readonly studioOrigin: string }
  /** JavaScript that takes the key out of the document. */
  readonly script: string
  /** Path of the module that shows the editor's part. */
  readonly runtime: string
}

/**
 * Matches everything before and including the doctype, since a script before that would put browsers into quirks mode.
 * Browsers take `<!-->` for a whole comment.
 */
const BEFORE = /^(?:\s|<!--(?!-?>)[\s\S]*?--!?>)*(?:<!doctype[^>]*>)?/i

/** The page with the script before all others, those of the theme included. */
export function withOpening(html: string, { key, script, runtime }: Opening): string {
  const [before = ''] = BEFORE.exec(html) ?? []
  const opening = [
    `<script type="application/json" id="sw-canvas">${scriptJson({ ...key })}</script>`,
    `<script id="sw-canvas-opening" data-runtime="${escapeHtml(runtime)}">${script}</script>`,
  ].join('\n')
  return `${before}${opening}\n${html.slice(before.length)}`
}
