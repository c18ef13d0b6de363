import type { PageFormat } from './page-format.ts'

/** The page in its theme; also the fallback for unknown formats. */
export const html: PageFormat = {
  contentType: 'text/html; charset=utf-8',
  appliesTo: () => true,
  renders: () => 'page',
  body: (_data, page) => page,
}
