import { stripEditMarkers } from '@sitewright/blocks/render'
import { withoutOpenFiles } from '../../../files/index.ts'

/**
 * Removes everything in which a page and its canvas may differ: the editor's markers, the scripts of the platform in their
 * heads and which parts of its styles come along, the canvas's data about the studio, and the signatures in addresses of files of a site that is not public.
 */
export function asPublished(html: string): string {
  return withoutOpenFiles(stripEditMarkers(html)).replace(
    /<link rel="(?:modulepreload|stylesheet" href="\/platform\.)[^>]*>\n?|<script (?:type="module"|type="application\/json" id="sw-canvas")[^>]*>[^<]*<\/script>\n?|<script id="sw-canvas-opening"[^>]*>.*?<\/script>\n?/gs,
    '',
  )
}
