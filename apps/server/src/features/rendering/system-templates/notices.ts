/** Pages for what has no content of its own. */

export const notFoundPage = `<div class="sw-notice"><h1>Page not found</h1>
<p>There is nothing at this address.</p><p><a href="/">Go to the home page</a></p></div>`

export const errorPage = `<div class="sw-notice"><h1>Something went wrong</h1>
<p>Please try again in a few seconds.</p></div>`
