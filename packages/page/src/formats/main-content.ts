import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

/** `?format=main-content`: what the theme's layout goes around, for scripts that exchange it. */
export const mainContent: PageFormat = {
  contentType: 'text/html; charset=utf-8',
  appliesTo: () => true,
  renders: () => 'mainContent',
  body: (_data, content) => content,
  headers: () => UNLISTED,
}
