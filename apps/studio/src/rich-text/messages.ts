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
  'richText.emailFormat': 'Emails must be formatted as {email}',
  'richText.linkFormat': 'Links must be formatted as {host} or {secondHost}',
  'richText.applyLink': 'Set link',
  'richText.unlink': 'Remove link',
} as const
