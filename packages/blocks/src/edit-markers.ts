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
