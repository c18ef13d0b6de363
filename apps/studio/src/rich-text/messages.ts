/** Words of the toolbar for text in forms. */
export const RICH_TEXT_MESSAGES = {
  'richText.toolbar': 'Text style',
  'richText.bold': 'Bold',
  'richText.italic': 'Italic',
  'richText.heading': 'Heading',
  'richText.bulletList': 'Bulleted list',
  'richText.orderedList': 'Numbered list',
  'richText.link': 'Link',
  'richText.linkAddress': 'Link to',
  'richText.linkProblem': 'Enter a web address, an email address or a path such as /about.',
  'richText.applyLink': 'Set link',
  'richText.unlink': 'Remove link',
} as const
