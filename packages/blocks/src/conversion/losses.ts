/** Contents of a block that another type cannot hold, in the words in which its owner is told. */
export const LOSSES = {
  alignment: 'alignment',
  code: 'the look of code',
  colors: 'colours and sizes of words',
  files: 'links to files',
  formatting: 'bold, italic and struck words',
  headings: 'headings',
  images: 'pictures',
  lines: 'lines',
  links: 'links',
  lists: 'the signs of lists',
  newWindows: 'new windows of links',
  portrait: 'the portrait',
  tables: 'tables, whose words are kept',
  underline: 'underlined words',
} as const

export type Loss = keyof typeof LOSSES
