/** Pages that have no content of their own. */

export const notFoundPage = `<div class="sw-notice"><h1>Page not found</h1>
<p>There is nothing at this address.</p><p><a href="/">Go to the home page</a></p></div>`

export const errorPage = `<div class="sw-notice"><h1>Something went wrong</h1>
<p>Please try again in a few seconds.</p></div>`

/** Shown for pages that need a template which the site's theme does not have. */
export const templateMissingPage = `<div class="sw-notice"><h1>{collection.title|html}</h1>
<p>This theme has no template for this page.</p><p><a href="/">Go to the home page</a></p></div>`
