/** A page put together from partials in partials and macros: navigation, sections, cards. */

const link = (depth: number, index: number): unknown => ({
  id: `link-${depth}-${index}`,
  title: `Section ${depth}.${index}`,
  url: `/s/${depth}/${index}`,
  external: index % 3 === 0,
  active: index === 1,
  children: depth < 4 ? [0, 1, 2].map((child) => link(depth + 1, child)) : [],
})

export const data = {
  website: { siteTitle: 'Atelier Nord', baseUrl: 'https://nord.example.com', logo: '/logo.svg' },
  mainNavigation: [0, 1, 2, 3].map((index) => link(1, index)),
  sections: Array.from({ length: 12 }, (_, index) => ({
    id: `section-${index}`,
    kind: index % 2 ? 'cards' : 'text',
    theme: index % 3 ? 'light' : 'dark',
    heading: `What we do, part ${index}`,
    text: 'Rooms, light and the things between them; made to be used & repaired.',
    cards: Array.from({ length: 9 }, (_, card) => ({
      title: `Room <${card}>`,
      text: 'Oak, lime wash and a long window to the east.',
      url: `/rooms/${index}/${card}`,
      image: { assetUrl: `/i/${index}/${card}.jpg`, title: `Room ${card}` },
      badges: ['new', 'by hand', card % 2 ? 'oak' : 'ash'],
    })),
  })),
  footer: {
    columns: [1, 2, 3, 4].map((column) => ({
      title: `Column ${column}`,
      links: [0, 1, 2, 3, 4].map((index) => link(4, index)),
    })),
  },
}
