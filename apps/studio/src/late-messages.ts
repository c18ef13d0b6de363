import { RICH_TEXT_MESSAGES } from './rich-text/messages.ts'
import { ACTIVITY_MESSAGES } from './screens/activity/messages.ts'
import { ANSWER_MESSAGES } from './screens/answers/messages.ts'
import { BULK_MESSAGES } from './screens/bulk-edit/messages.ts'
import { COMMENT_MESSAGES } from './screens/comments/messages.ts'
import { DISCOUNT_MESSAGES } from './screens/discounts/messages.ts'
import { FILE_MESSAGES } from './screens/files/messages.ts'
import { FORM_MESSAGES } from './screens/forms/messages.ts'
import { FUND_MESSAGES } from './screens/funds/messages.ts'
import { ITEM_MESSAGES } from './screens/items/messages.ts'
import { LIST_MESSAGES } from './screens/lists/messages.ts'
import { MAIL_MESSAGES } from './screens/mail/messages.ts'
import { OPERATOR_MESSAGES } from './screens/operator/messages.ts'
import { ORDER_MESSAGES } from './screens/orders/messages.ts'
import { ARRANGE_MESSAGES } from './screens/products/arrange-messages.ts'
import { CATEGORY_MESSAGES } from './screens/products/category-messages.ts'
import { PRODUCT_MESSAGES } from './screens/products/messages.ts'
import { STOCK_MESSAGES } from './screens/products/stock-messages.ts'
import { RESULT_MESSAGES } from './screens/results/messages.ts'
import { SELLING_MESSAGES } from './screens/selling/messages.ts'
import { STORE_SETTINGS_MESSAGES } from './screens/settings/messages.ts'
import { SETUP_MESSAGES } from './screens/setup/messages.ts'
import { DOMAIN_MESSAGES } from './screens/site-settings/domain-messages.ts'
import { SITE_SETTINGS_MESSAGES } from './screens/site-settings/messages.ts'
import { WORD_MESSAGES } from './screens/site-settings/word-messages.ts'
import { THEME_MESSAGES } from './screens/themes/messages.ts'

/** Sentences of screens that come late, which come with the first of them. */
export const LATE_ENGLISH = {
  ...RICH_TEXT_MESSAGES,
  ...ACTIVITY_MESSAGES,
  ...ANSWER_MESSAGES,
  ...BULK_MESSAGES,
  ...COMMENT_MESSAGES,
  ...DISCOUNT_MESSAGES,
  ...FILE_MESSAGES,
  ...FORM_MESSAGES,
  ...FUND_MESSAGES,
  ...ITEM_MESSAGES,
  ...LIST_MESSAGES,
  ...MAIL_MESSAGES,
  ...OPERATOR_MESSAGES,
  ...ORDER_MESSAGES,
  ...ARRANGE_MESSAGES,
  ...CATEGORY_MESSAGES,
  ...PRODUCT_MESSAGES,
  ...STOCK_MESSAGES,
  ...RESULT_MESSAGES,
  ...SELLING_MESSAGES,
  ...STORE_SETTINGS_MESSAGES,
  ...SETUP_MESSAGES,
  ...SITE_SETTINGS_MESSAGES,
  ...DOMAIN_MESSAGES,
  ...WORD_MESSAGES,
  ...THEME_MESSAGES,
} as const satisfies Record<string, string>

export type LateMessageId = keyof typeof LATE_ENGLISH
