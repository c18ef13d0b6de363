/** The first script of the canvas's page, which opens the line to the studio. Pure. */

import { escapeHtml, scriptJson } from '@sitewright/core/html'

export interface Opening {
  /** Whom the studio believes, and whom the canvas talks to. */
  readonly key: { readonly nonce: string; readonly studioOrigin: string }
  /** JavaScript that takes the key out of the document. */
  readonly script: string
  /** Path of the module that shows the editor's part. */
  readonly runtime: string
}

/**
 * What a document may begin with; a script before its type would change how browsers read all of it. Browsers take
 * `<!-->` for a whole comment.
 */
const BEFORE = /^(?:\s|<!--(?!-?>)[\s\S]*?--!?>)*(?:<!doctype[^>]*>)?/i

/** The page with the script before all others, wherever the theme has its own. */
export function withOpening(html: string, { key, script, runtime }: Opening): string {
  const [before = ''] = BEFORE.exec(html) ?? []
  const opening = [
    `<script type="application/json" id="sw-canvas">${scriptJson({ ...key })}</script>`,
    `<script id="sw-canvas-opening" data-runtime="${escapeHtml(runtime)}">${script}</script>`,
  ].join('\n')
  return `${before}${opening}\n${html.slice(before.length)}`
}
