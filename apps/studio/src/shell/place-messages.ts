/** Names of the parts of a site in its navigation, which are read before any of them is opened. */
export const PLACE_MESSAGES = {
  'comments.title': 'Comments',
  'files.title': 'Files',
  'forms.title': 'Forms',
  'lists.title': 'Lists',
  'mail.title': 'Mail',
  'orders.title': 'Orders',
  'products.title': 'Products',
  'settings.short': 'Store',
  'settings.title': 'Store settings',
  'siteSettings.short': 'Site',
  'siteSettings.title': 'Site settings',
  'themes.short': 'Themes',
  'themes.title': 'Themes',
} as const
