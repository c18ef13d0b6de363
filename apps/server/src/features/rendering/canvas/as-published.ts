import { stripEditMarkers } from '@sitewright/blocks/render'

/**
 * What page and canvas have in common. They may differ in the editor's markers, in which scripts of the
 * platform their heads load, and in what tells the canvas about the studio: in nothing else (DESIGN §6).
 */
export function asPublished(html: string): string {
  return stripEditMarkers(html).replace(
    /<link rel="modulepreload"[^>]*>\n?|<script (?:type="module"|type="application\/json" id="sw-canvas")[^>]*>[^<]*<\/script>\n?/g,
    '',
  )
}
