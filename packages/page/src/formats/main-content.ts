import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

/** `?format=main-content`: the content without the theme's layout, for scripts that load pages by exchanging it. */
export const mainContent: PageFormat = {
  contentType: 'text/html; charset=utf-8',
  appliesTo: () => true,
  renders: () => 'mainContent',
  body: (_data, content) => content,
  headers: () => UNLISTED,
}
