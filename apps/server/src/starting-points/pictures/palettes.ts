/** Colours that go together; every picture uses one set. */
export interface Palette {
  readonly wall: string
  readonly table: string
  /** Colour of the material that things are made of. */
  readonly clay: string
  readonly glaze: string
  readonly accent: string
  readonly leaf: string
  readonly paper: string
  readonly ink: string
}

export const PALETTES = {
  celadon: {
    wall: '#e6ebe3',
    table: '#c3cbbd',
    clay: '#f4f1e8',
    glaze: '#35529f',
    accent: '#d4704c',
    leaf: '#5d7a66',
    paper: '#fbfaf7',
    ink: '#1f2a33',
  },
  clay: {
    wall: '#ead9c8',
    table: '#c9a487',
    clay: '#b9694a',
    glaze: '#f3e9dc',
    accent: '#d99a4e',
    leaf: '#6f7d5c',
    paper: '#f8f1e7',
    ink: '#4a3228',
  },
  sage: {
    wall: '#d9ddcd',
    table: '#b3a68c',
    clay: '#e9dfcf',
    glaze: '#8a9a7b',
    accent: '#c8815a',
    leaf: '#5f7458',
    paper: '#f5f2e8',
    ink: '#3c4236',
  },
  sand: {
    wall: '#efe4d2',
    table: '#d6bd98',
    clay: '#dcc3a1',
    glaze: '#faf4ea',
    accent: '#b8663f',
    leaf: '#8c8a5e',
    paper: '#fbf6ec',
    ink: '#54422f',
  },
  dusk: {
    wall: '#3f4a57',
    table: '#2c333d',
    clay: '#c87f5c',
    glaze: '#e8dccb',
    accent: '#e6b15c',
    leaf: '#7f937b',
    paper: '#efe6d8',
    ink: '#1f252d',
  },
  blush: {
    wall: '#f1d9cf',
    table: '#dcae9c',
    clay: '#f4ece3',
    glaze: '#d98a78',
    accent: '#a84f43',
    leaf: '#7d8a6a',
    paper: '#fdf5ef',
    ink: '#5a3630',
  },
  ocean: {
    wall: '#d4dfe2',
    table: '#a9b7b7',
    clay: '#f0e9de',
    glaze: '#3f6f86',
    accent: '#e0a062',
    leaf: '#5d7f74',
    paper: '#f5f3ec',
    ink: '#26404c',
  },
  honey: {
    wall: '#f3dfae',
    table: '#d7a95d',
    clay: '#fbf1dc',
    glaze: '#c9772f',
    accent: '#7d4a2a',
    leaf: '#7b7f45',
    paper: '#fdf6e4',
    ink: '#50341c',
  },
  ember: {
    wall: '#3a2a20',
    table: '#221913',
    clay: '#e9d9bf',
    glaze: '#d98f2b',
    accent: '#f0ad3d',
    leaf: '#8a9a5b',
    paper: '#f7ecd9',
    ink: '#15100c',
  },
  vine: {
    wall: '#2f3a33',
    table: '#1c2420',
    clay: '#e6dfcf',
    glaze: '#f1ead9',
    accent: '#d8a24a',
    leaf: '#7f9a6b',
    paper: '#f3eee2',
    ink: '#101512',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
