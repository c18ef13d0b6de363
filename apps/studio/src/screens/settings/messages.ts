/** Words of the settings of the store. */
export const STORE_SETTINGS_MESSAGES = {
  'settings.title': 'Store settings',
  'settings.short': 'Store',
  'settings.loading': 'Loading the settings…',
  'settings.failed': 'The settings could not be loaded.',
  'settings.saved': 'Store settings saved',
  'settings.cannotPay':
    'This store cannot take payment yet, and its checkout tells shoppers so. Switch on a way to be paid in the store settings. Orders that cost nothing go through.',
  'settings.practises':
    'Shoppers can pay with practice cards or in test mode only: orders are made, and no money moves.',
  'settings.money': 'Currency',
  'settings.moneyHint': 'All prices are in it. It can change only while nothing was sold.',
  'settings.currency': 'Store currency',
  'settings.place': 'Where you sell from',
  'settings.placeHint':
    'Carts show the delivery and the taxes of this country until the shopper says where to send them.',
  'settings.country': 'Country of the store',
  'settings.services': 'Services',
  'settings.manyServices': 'More than one of a service can be bought at a time',
  'settings.manyServicesHint':
    'Otherwise product pages show no quantity, and a cart takes one of each.',
  'settings.merchandisingHint': 'Each product can say something of its own instead.',
  'settings.scarcity': 'Products say when little is left of them',
  'settings.scarcityHint':
    'Pages of products whose stock is counted then show the number of units.',
  'settings.scarcityUpTo': 'Units that count as little',
  'settings.scarcityTextHint': '{number} stands for the number of units.',
  'settings.soldOutTextHint': 'Empty for the words of the theme.',
  'settings.payment': 'Ways to be paid',
  'settings.paymentHint': 'Shoppers choose among those that are switched on.',
  'settings.paymentFailed': 'The ways to be paid could not be loaded.',
  'settings.paymentLoading': 'Loading the ways to be paid…',
  'settings.paymentOn': 'Shoppers can pay with it',
  'settings.paymentTitle': 'What shoppers read',
  'settings.paymentNeeds': 'Still needed before it can be switched on: {fields}.',
  'settings.paymentSecret': 'It is kept sealed and never shown again. Enter another to replace it.',
  'settings.paymentSave': 'Save {name}',
  'settings.paymentSaved': '{name} saved',
  'settings.express': 'Express checkout',
  'settings.expressOn': 'Products are bought at once',
  'settings.expressHint':
    'Their button reads “Purchase” and leads straight to the checkout, without a cart. Good for shops where most buy one thing.',
  'settings.paymentTest': 'Test mode',
  'settings.paymentTestHint':
    'These are keys for tests: orders are made and marked as tests, and no money moves. Enter the live keys to be paid.',
  'settings.paymentRefused':
    '{name} does not accept the secret key any more, so nobody can pay with it. Copy a working key from there and save it here.',
  'settings.paymentLive': 'Live: shoppers pay real money.',
  'settings.webhookAddress': 'Address for webhooks',
  'settings.webhookHint':
    'Add it in {name} under Webhooks, so that the shop hears of payments whose shoppers do not come back. Choose these events: {events}.',
  'settings.webhookCopy': 'Copy the address',
  'settings.webhookCopied': 'Address copied',
  'settings.webhookLast': 'The last event came on {date}.',
  'settings.webhookNone': 'No event has come yet.',
  'settings.terms': 'Terms and returns',
  'settings.termsHint':
    'The checkout links to these pages. Write them as pages of your site first.',
  'settings.termsUrl': 'Page with your terms, such as /terms',
  'settings.returnsUrl': 'Page about returns, such as /returns',
  'settings.requiresConsent': 'Shoppers have to agree before they pay',
  'settings.requiresConsentHint':
    'The checkout shows a box to tick, and the order keeps when it was ticked.',
  'settings.consentNeedsPage': 'Enter a page above first, so that there is something to agree to.',
  'settings.mail': 'Mail about orders',
  'settings.mailHint': 'Customers who answer such a mail write to this address.',
  'settings.replyTo': 'Reply address',
} as const
