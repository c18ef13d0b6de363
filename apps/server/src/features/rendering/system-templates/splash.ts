/** A cover page is its own content and nothing around it. */
export const splashLayout = `<!doctype html>
<html lang="{website.language}">
<head>
{squarespace-headers}
</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<main id="page" class="sw-splash" tabindex="-1">
{squarespace.main-content}
</main>
{squarespace-footers}
</body>
</html>
`

export const SPLASH_CSS = `
.sw-splash { display: grid; align-content: center; min-height: 100svh; }
.sw-splash > .sw-document > .sw-section:only-child { display: grid; align-items: center; min-height: 100svh; box-sizing: border-box; }
`
