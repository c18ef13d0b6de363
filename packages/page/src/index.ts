/**
 * Makes pages, without a server. The input is plain data that the caller has read: `PageData` has everything one page is
 * made from, `PageFrame` the addresses of its styles and scripts. The output is the response: body, content type and
 * headers, and the problems of the theme's templates. It is synchronous, does no I/O and caches nothing.
 *
 * Beside this entry, for code that reads the data: `address/*` parses addresses; `data/*` has the shapes that a page
 * is made of; `templates/*` chooses templates and collects the queries of their tags; `items/*` turns records into
 * template data. `index.test.ts` makes a page from end to end.
 */

export { faviconPath } from './context/site-pictures.ts'
export { robotsTxt } from './crawling/robots-txt.ts'
export { isSearchable, searchablePages } from './crawling/searchable.ts'
export { type SitemapEntry, sitemapIndexXml, sitemapXml } from './crawling/sitemap-xml.ts'
export { type FinishedPage, finishPage, makePage, partFor } from './formats/make-page.ts'
export type { PagePart } from './formats/page-format.ts'
export { FORMATS } from './formats/registry.ts'
export { UNLISTED } from './formats/unlisted.ts'
export type { HeadScripts, HeadStyles, PageFrame } from './head/head.ts'
export {
  type ClosedPage,
  type ClosedSite,
  lockScreenPage,
  maintenancePage,
  unavailablePage,
} from './platform/closed-pages.ts'
export type { LockScreen } from './platform/lock-form.ts'
export { platformLinks } from './platform/platform-links.ts'
export { type PlatformPage, platformPage } from './platform/platform-page.ts'
export { type PreviewBar, withPreviewBar } from './platform/preview-bar.ts'
export type { RemoteFrame } from './remote/remote-document.ts'
export { makeRemotePage, type RemotePage } from './remote/remote-page.ts'
export type { RemoteFields, RemoteNavigations, RemoteView } from './remote/remote-site.ts'
export { editedSections } from './render/edited-sections.ts'
export {
  type Deadline,
  type RenderedPage,
  renderMainContent,
  renderPage,
} from './render/render-page.ts'
export { joinedScript } from './render/script-tags.ts'
export { withoutColumn } from './render/show-field.ts'
export {
  allPlatformStyles,
  isPlatformStylesPath,
  type PlatformSheet,
  platformStylesAt,
  platformStylesOn,
  type StyledTheme,
  withPlatformStyles,
} from './styles/platform-styles.ts'
export { popupPage } from './visitors/popup.ts'
export { pageWords, pageWordsOn } from './words/page-words.ts'
