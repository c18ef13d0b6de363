import { PALETTE_MESSAGES } from './palette/messages.ts'
import { PUBLISHING_MESSAGES } from './publishing/messages.ts'
import { RICH_TEXT_MESSAGES } from './rich-text/messages.ts'
import { ACCOUNT_MESSAGES } from './screens/accounts/messages.ts'
import { ACTIVITY_MESSAGES } from './screens/activity/messages.ts'
import { ANSWER_MESSAGES } from './screens/answers/messages.ts'
import { BULK_MESSAGES } from './screens/bulk-edit/messages.ts'
import { COMMENT_MESSAGES } from './screens/comments/messages.ts'
import { DISCOUNT_MESSAGES } from './screens/discounts/messages.ts'
import { FILE_MESSAGES } from './screens/files/messages.ts'
import { FIRST_STEP_MESSAGES } from './screens/first-steps/messages.ts'
import { FORM_MESSAGES } from './screens/forms/messages.ts'
import { FUND_MESSAGES } from './screens/funds/messages.ts'
import { ITEM_MESSAGES } from './screens/items/messages.ts'
import { LIST_MESSAGES } from './screens/lists/messages.ts'
import { MAIL_MESSAGES } from './screens/mail/messages.ts'
import { ORDER_MESSAGES } from './screens/orders/messages.ts'
import { PAGE_LIST_MESSAGES } from './screens/pages/list-messages.ts'
import { PAGE_MESSAGES } from './screens/pages/messages.ts'
import { PEOPLE_MESSAGES } from './screens/people/messages.ts'
import { ARRANGE_MESSAGES } from './screens/products/arrange-messages.ts'
import { CATEGORY_MESSAGES } from './screens/products/category-messages.ts'
import { PRODUCT_MESSAGES } from './screens/products/messages.ts'
import { STOCK_MESSAGES } from './screens/products/stock-messages.ts'
import { RESULT_MESSAGES } from './screens/results/messages.ts'
import { REVIEW_MESSAGES } from './screens/reviews/messages.ts'
import { SELLING_MESSAGES } from './screens/selling/messages.ts'
import { STORE_SETTINGS_MESSAGES } from './screens/settings/messages.ts'
import { SETUP_MESSAGES } from './screens/setup/messages.ts'
import { SITE_SETTINGS_MESSAGES } from './screens/site-settings/messages.ts'
import { SITE_MESSAGES } from './screens/sites/messages.ts'
import { ROLE_MESSAGES } from './screens/sites/role-messages.ts'
import { THEME_MESSAGES } from './screens/themes/messages.ts'
import { TRASH_MESSAGES } from './screens/trash/messages.ts'

/** Every sentence of the studio, in English: what all screens share, and what each folder has for its own. ICU messages: `{name}`, `{count, plural, …}`. */
export const ENGLISH = {
  ...ITEM_MESSAGES,
  ...REVIEW_MESSAGES,
  ...PAGE_MESSAGES,
  ...SITE_SETTINGS_MESSAGES,
  ...ARRANGE_MESSAGES,
  ...CATEGORY_MESSAGES,
  ...THEME_MESSAGES,
  ...PRODUCT_MESSAGES,
  ...STOCK_MESSAGES,
  ...FILE_MESSAGES,
  ...PAGE_LIST_MESSAGES,
  ...ORDER_MESSAGES,
  ...LIST_MESSAGES,
  ...MAIL_MESSAGES,
  ...SITE_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...STORE_SETTINGS_MESSAGES,
  ...SELLING_MESSAGES,
  ...BULK_MESSAGES,
  ...SETUP_MESSAGES,
  ...COMMENT_MESSAGES,
  ...DISCOUNT_MESSAGES,
  ...ANSWER_MESSAGES,
  ...RESULT_MESSAGES,
  ...FIRST_STEP_MESSAGES,
  ...FORM_MESSAGES,
  ...FUND_MESSAGES,
  ...RICH_TEXT_MESSAGES,
  ...PALETTE_MESSAGES,
  ...PUBLISHING_MESSAGES,
  ...ROLE_MESSAGES,
  ...PEOPLE_MESSAGES,
  ...ACTIVITY_MESSAGES,
  ...TRASH_MESSAGES,
  'common.cancel': 'Cancel',
  'common.save': 'Save',
  'common.undo': 'Undo',
  'common.discard': 'Discard',
  'common.unsaved': 'You have unsaved changes',
  'common.leaveTitle': 'Leave without saving?',
  'common.leaveHint': 'What you changed here is not saved yet, and will be lost.',
  'common.leave': 'Leave',
  'common.stay': 'Keep editing',
  'common.showMore': 'Show more',
  'common.clearSearch': 'Clear search',
  'common.readOnly': 'You can look at this, but your role does not let you change it.',

  'error.unknown': 'Something went wrong. Please try again.',
  'error.network': 'Network error',
  'error.crashTitle': 'This screen stopped working',
  'error.crashHint': 'Nothing you saved is lost. Load the page again to go on.',
  'error.reload': 'Load again',
  'error.screenFailed': 'Unable to load. Try again.',
  'error.screenFailedHint': 'This part of the studio did not come. What you saved is safe.',
  'error.notFoundTitle': 'There is nothing at this address',
  'error.notFoundHint': 'It may have been removed, or the link has a typing mistake.',
  'error.goToSites': 'Go to your sites',
  'error.yourRole': 'Your role here: {role}. {may}',
  'error.nothingAllowedTitle': 'Your role does not let you see this',
  'error.nothingAllowedHint': 'Ask the owner of {site} to give you a role that may do more.',

  'code.notOnAndroid': 'Code editing is not available on Android.',

  'shell.skip': 'Skip to content',
  'shell.navigation': 'Parts of {site}',
  'shell.more': 'More',
  'shell.switchSite': 'Other sites',
  'shell.viewSite': 'View site',

  'editor.loading': 'Opening the editor…',
  'screen.loading': 'Opening…',
} as const satisfies Record<string, string>

export type MessageId = keyof typeof ENGLISH
