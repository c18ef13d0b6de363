import { stripEditMarkers } from '@sitewright/blocks/render'
import { withoutOpenFiles } from '../../../files/index.ts'

/**
 * What page and canvas have in common. They may differ in the editor's markers, in which scripts of the
 * platform their heads load, in what tells the canvas about the studio, and in the signatures by which the canvas names
 * files of a site that is not public: in nothing else.
 */
export function asPublished(html: string): string {
  return withoutOpenFiles(stripEditMarkers(html)).replace(
    /<link rel="modulepreload"[^>]*>\n?|<script (?:type="module"|type="application\/json" id="sw-canvas")[^>]*>[^<]*<\/script>\n?|<script id="sw-canvas-opening"[^>]*>.*?<\/script>\n?/gs,
    '',
  )
}
