/** Preview links: with one, somebody without an account sees the draft of the whole site (ADR 79). `rendering` shows it. */

import type { Feature } from '../../platform/feature.ts'
import { createPreviewLink } from './create-preview-link.ts'
import { forgetPreviewLinks } from './forget-preview-links.ts'
import { listPreviewLinks } from './list-preview-links.ts'
import { migrations } from './migrations.ts'
import { removePreviewLink } from './remove-preview-link.ts'

export { OPEN_PREVIEW_PATH, type OpenPreview, openPreview } from './open-preview.ts'

export const previewLinksFeature: Feature = {
  name: 'preview-links',
  routes: [createPreviewLink, listPreviewLinks, removePreviewLink],
  chores: [forgetPreviewLinks],
  migrations,
}
