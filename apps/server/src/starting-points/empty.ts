import { document } from './compose.ts'
import { defineStartingPoint } from './definition.ts'

/** A home page without a section and no more, for owners who bring everything themselves. */
export const empty = defineStartingPoint({
  id: 'empty',
  name: 'Empty',
  summary: 'One page with nothing on it: you begin from your own words and pictures.',
  theme: 'hearth',
  pages: { home: 'Home' },
  pictures: {},
  products: {},
  content: (kit) => ({
    header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
    pages: [
      {
        ...{ id: kit.page('home'), title: 'Home', isHome: true, navigation: null },
        document: document(),
      },
    ],
    footer: document(),
  }),
})
