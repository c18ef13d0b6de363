import { VIEW_MEDIA } from '@sitewright/core/document/view-media'

/** Layout of a cover page: its own content and nothing around it. */
export const splashLayout = `<!doctype html>
<html lang="{website.language}">
<head>
{squarespace-headers}
</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<main id="page" class="sw-splash sqs-slide-container" data-slide-type="cover-page"{.if collection.coverPosition} data-position="{collection.coverPosition|htmlattr}"{.end} tabindex="-1">
{squarespace.main-content}
</main>
{squarespace-footers}
</body>
</html>
`

export const SPLASH_CSS = `
.sw-splash { display: grid; align-content: center; min-height: 100svh; }
.sw-splash > .sw-document > .sw-section:only-child { display: grid; align-items: center; min-height: 100svh; box-sizing: border-box; }
/* The gutter keeps words off the edge of the window, since no container of the theme is around them. */
.sw-splash .sw-grid { padding-inline: var(--sw-gutter, 5vw); }
.sw-splash[data-position^='top'], .sw-splash[data-position^='top'] > .sw-document > .sw-section:only-child { align-content: start; align-items: start; }
.sw-splash[data-position^='bottom'], .sw-splash[data-position^='bottom'] > .sw-document > .sw-section:only-child { align-content: end; align-items: end; }
@media ${VIEW_MEDIA.desktop} {
  .sw-splash[data-position] .sw-grid { max-width: 46rem; }
  .sw-splash[data-position$='-left'] .sw-grid { margin-left: 0; }
  .sw-splash[data-position$='-right'] .sw-grid { margin-right: 0; }
}
`
