import type { LateMessageId } from './late-messages.ts'
import { PALETTE_MESSAGES } from './palette/messages.ts'
import { PUBLISHING_MESSAGES } from './publishing/messages.ts'
import { ACCOUNT_MESSAGES } from './screens/accounts/messages.ts'
import { FIRST_STEP_MESSAGES } from './screens/first-steps/messages.ts'
import { PAGE_LIST_MESSAGES } from './screens/pages/list-messages.ts'
import { PAGE_MESSAGES } from './screens/pages/messages.ts'
import { PEOPLE_MESSAGES } from './screens/people/messages.ts'
import { REVIEW_MESSAGES } from './screens/reviews/messages.ts'
import { SITE_MESSAGES } from './screens/sites/messages.ts'
import { ROLE_MESSAGES } from './screens/sites/role-messages.ts'
import { TRASH_MESSAGES } from './screens/trash/messages.ts'
import { PLACE_MESSAGES } from './shell/place-messages.ts'

/**
 * Sentences of the studio in English that are there from the start: what all screens share, and what the first ones say. Those of screens that
 * come late are in `late-messages.ts`. ICU messages: `{name}`, `{count, plural, …}`.
 */
export const ENGLISH = {
  ...PLACE_MESSAGES,
  ...REVIEW_MESSAGES,
  ...PAGE_MESSAGES,
  ...PAGE_LIST_MESSAGES,
  ...SITE_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...FIRST_STEP_MESSAGES,
  ...PALETTE_MESSAGES,
  ...PUBLISHING_MESSAGES,
  ...ROLE_MESSAGES,
  ...PEOPLE_MESSAGES,
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
  'operator.menu': 'This server',
  'standing.suspended':
    'The operator of this server has suspended this site: visitors see a notice, and nothing can be bought or sent.',
  'standing.takenDown':
    'The operator of this server has taken this site down: visitors see nothing of it, and nothing can be changed.',
  'standing.reason': 'Reason: {reason}',
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

export type MessageId = keyof typeof ENGLISH | LateMessageId
