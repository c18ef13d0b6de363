/** Words of the tools for text. */
export const TEXT_MESSAGES = {
  codeMark: 'Code',
  colorAccent: 'Accent',
  colorMuted: 'Quiet',
  colorText: 'As the text',
  selectedTools: 'Selected words',
  sizeHuge: 'Huge',
  sizeLarge: 'Large',
  sizeSmall: 'Small',
  sizeText: 'As the text',
  strike: 'Strike through',
  textColor: 'Colour of words',
  textSize: 'Size of words',
} as const
