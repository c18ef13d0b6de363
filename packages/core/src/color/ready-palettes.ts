/** Palettes that owners can begin with. The first colour of each is that of links and buttons; see `derive-palette.ts`. */

export interface ReadyPalette {
  readonly name: string
  readonly colors: readonly string[]
}

export const READY_PALETTES: readonly ReadyPalette[] = [
  { name: 'Harbour', colors: ['#1c4f9c', '#e8a33d', '#f7f8fa', '#e3ebf3', '#14202b'] },
  { name: 'Fern', colors: ['#2f6b4f', '#c9d8a4', '#fbfaf4', '#e9efe0', '#17261e'] },
  { name: 'Terracotta', colors: ['#a9472b', '#d98f5c', '#fdf8f2', '#f3e4d5', '#2c1a14'] },
  { name: 'Plum', colors: ['#6a2c70', '#b83b5e', '#fcf8fb', '#f1e4ee', '#241327'] },
  { name: 'Lemon', colors: ['#7a5c00', '#ffd23f', '#ffffff', '#fbf3d3', '#1f1c12'] },
  { name: 'Slate', colors: ['#334155', '#7c93ad', '#ffffff', '#edf1f5', '#0f172a'] },
  { name: 'Coral', colors: ['#c0392b', '#ff8a75', '#fffaf8', '#ffe8e1', '#2b1512'] },
  { name: 'Lagoon', colors: ['#0f6e6e', '#34c3b5', '#f7fcfb', '#dcf1ee', '#0c2526'] },
  { name: 'Iris', colors: ['#4338ca', '#a5b4fc', '#fafaff', '#e9e9fb', '#17163a'] },
  { name: 'Rosewater', colors: ['#9d3b5f', '#f2b5c4', '#fffafb', '#fae6eb', '#2a161d'] },
  { name: 'Espresso', colors: ['#6f4a2f', '#c8a27a', '#faf6f0', '#ece1d3', '#211711'] },
  { name: 'Graphite', colors: ['#1f2328', '#d9ff54', '#ffffff', '#f1f2f3', '#101112'] },
]
