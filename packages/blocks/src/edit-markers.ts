/** The markers that the canvas has and the published page does not. */

const TAG = /<[a-z][^>]*>/gi
const MARKER = / data-(?:block-id|section-id|edit-field)="[^"]*"/g
const EDIT_ONLY = /<sw-edit-only\b[^>]*>[\s\S]*?<\/sw-edit-only>/g

/**
 * Canvas HTML without its markers: equal to the published HTML. Only code blocks that run differ, as
 * they are inert in the canvas.
 */
export function stripEditMarkers(html: string): string {
  return html.replace(EDIT_ONLY, '').replace(TAG, (tag) => tag.replace(MARKER, ''))
}

const SECTION = /<section [^>]*?data-section-id="([^"]*)"[^>]*>[\s\S]*?<div class="sw-grid/g
const SECTION_ID = / data-section-id="[^"]*"/

/** Canvas HTML without its markers but the ids of sections, each of which can be scrolled to at `#section-<id>`. */
export function withSectionAnchors(html: string): string {
  const kept = html.replace(SECTION, (section, id: string) =>
    section.replace(/<div class="sw-grid$/, `<div id="section-${id}" class="sw-grid`),
  )
  return kept
    .replace(EDIT_ONLY, '')
    .replace(TAG, (tag) => tag.replace(MARKER, (marker) => (SECTION_ID.test(marker) ? marker : '')))
}
