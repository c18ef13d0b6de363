/** Response of a frame in which nothing runs but one script of the editor's: previews of a form, and of screens that are no pages. */

import { createHash } from 'node:crypto'
import { createHostRouting } from '../../../../platform/http/identity.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { forCanvas } from './for-canvas.ts'
import { withOpening } from './opening.ts'

/** Scripts other than data. The policy is what keeps them from running; without them browsers do not complain of each refusal. */
const SCRIPTS = /<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script\s*>/gi

export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '')
}

export interface PreviewScript {
  readonly nonce: string
  /** Entry of the canvas's bundle. */
  readonly entry: string
}

export function scriptlessPreview(
  { app, canvas, canvasOpening }: Rendering,
  site: LiveSite,
  html: string,
  { nonce, entry }: PreviewScript,
): PreparedResponse {
  const { studioOrigin } = app.config
  const script = canvas.entry(entry)
  if (!script) throw new Error(`The canvas has no “${entry}”: run npm run build.`)
  const body = withOpening(withoutScripts(html), {
    key: { nonce, studioOrigin },
    script: canvasOpening,
    runtime: `/canvas/${script.js}`,
  })
  const hash = createHash('sha256').update(canvasOpening).digest('base64')
  const ownScripts = `${createHostRouting(app.config).canvasOrigin(site.identifier)}/canvas/`
  return prepareResponse({
    body: forCanvas(app, site, body),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers: {
      'content-security-policy': `script-src 'sha256-${hash}' ${ownScripts}; form-action 'none'; frame-ancestors ${studioOrigin}`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
