/** Every kind of page of the site that `createKindsSite` makes, and a check of its HTML. */

import { HtmlValidate } from 'html-validate'

/** Templates inside the theme's layout, and the paths that show them. */
export const SHOWN: Readonly<Record<string, string>> = {
  'blog.list': '/blog',
  'blog.list-category': '/blog?category=glazes+%26+fire',
  'blog.list-empty': '/empty-blog',
  'blog.list-nothing-matches': '/blog?tag=nothing',
  'blog.item': '/blog/post-1',
  'blog.item-second': '/blog/post-2',
  'events.list': '/events',
  'events.list-empty': '/empty-events',
  'events.calendar': '/events?view=calendar&month=11-2026',
  'events.calendar-empty': '/events?view=calendar&month=02-2026',
  'events.item': '/events/event-2',
  'gallery.list': '/gallery',
  'gallery.list-empty': '/empty-gallery',
  'gallery.slider': '/slider',
  'gallery.item': '/gallery/picture-2',
  'gallery.item-video': '/gallery/picture-3',
  'album.list': '/album',
  'album.list-empty': '/empty-album',
  'album.item': '/album/track-2',
  'videos.list': '/videos',
  'videos.list-empty': '/empty-videos',
  'videos.item': '/videos/film-1',
  'videos.item-file': '/videos/film-2',
  'course.list': '/course',
  'course.list-empty': '/empty-course',
  'course.item': '/course/lesson-2',
  'index.list': '/more',
  'index.list-empty': '/empty-index',
  'folder.list': '/folder',
  'service.list': '/instagram',
  'template-page': '/template',
  'products.list': '/store',
  'products.list-category': '/store?category=kitchen-table',
  'products.list-empty': '/empty-store',
  'products.item': '/store/p/thing-1',
  'products.item-second': '/store/p/thing-2',
}

/** Mistakes in the template language's own markup of a quantity, which themes rely on. */
const OF_THE_LANGUAGE = new Set([
  'input-attributes: Attribute "size" is not allowed on <input type="number">',
  'void-content: End tag for <input> must be omitted',
])

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Rules about the style of HTML, not its meaning.
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Focal points and places on the grid are inline styles.
    'no-inline-style': 'off',
    // Boxes of one filter have one name, so that a form sends each of them.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Only the part inside a page.
    'prefer-native-element': 'off',
  },
})

/** Mistakes in a page, a line for each. */
export async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, message }) => !OF_THE_LANGUAGE.has(`${ruleId}: ${message}`))
      .map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  )
}

/** Ids that more than one element of a page has. */
export function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
