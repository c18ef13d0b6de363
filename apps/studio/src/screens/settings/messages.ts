/** Words of the settings of the store. */
export const STORE_SETTINGS_MESSAGES = {
  'settings.title': 'Store settings',
  'settings.short': 'Store',
  'settings.loading': 'Loading the settings…',
  'settings.failed': 'The settings could not be loaded.',
  'settings.saved': 'Store settings saved',
  'settings.cannotPay':
    'This store cannot take payment yet, and its checkout tells shoppers so. Ask the operator of this server to set up a payment provider. Orders that cost nothing go through.',
  'settings.practises':
    'Shoppers can pay with practice cards only: orders are made, and no money moves.',
  'settings.money': 'Currency',
  'settings.moneyHint': 'All prices are in it. It can change only while nothing was sold.',
  'settings.currency': 'Store currency',
  'settings.shipping': 'Shipping',
  'settings.shippingHint': 'One flat rate for every order with something to ship.',
  'settings.shippingLabel': 'What the buyer reads',
  'settings.shippingRate': 'Rate per order',
  'settings.shippingFree': 'Zero means free shipping.',
  'settings.services': 'Services',
  'settings.manyServices': 'More than one of a service can be bought at a time',
  'settings.manyServicesHint':
    'Otherwise product pages show no quantity, and a cart takes one of each.',
  'settings.mail': 'Mail about orders',
  'settings.mailHint': 'Where answers of customers go.',
  'settings.replyTo': 'Reply address',
} as const
