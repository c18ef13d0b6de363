/** Fixtures of the template language that wait for locale data: dates, numbers and money in other languages. */
export const OPEN_FIXTURES = [
  'java/plugins/platform/i18n/f-decimal-1.html',
  'java/plugins/platform/i18n/f-message-datetime-interval-en-US.html',
  'java/plugins/platform/i18n/f-migrate-money-1.html',
  'ts/plugins/f-datetime-1.html',
  'ts/plugins/f-datetime-2.html',
  'ts/plugins/f-message-4.html',
  'ts/plugins/f-message-6.html',
  'ts/plugins/f-relative-time-1.html',
]
