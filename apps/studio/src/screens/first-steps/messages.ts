import type { FirstStepName } from '@sitewright/core/site/first-steps'

/** Words of the list of first steps. */
export const FIRST_STEP_MESSAGES = {
  'firstSteps.title': 'First steps',
  'firstSteps.count': '{done} of {count} done',
  'firstSteps.allDone': 'All done. Your site is yours now.',
  'firstSteps.list': 'First steps of {site}',
  'firstSteps.done': 'Done',
  'firstSteps.putAway': 'Put away',
  'firstSteps.putAwaySaid': 'The first steps are put away. The site’s menu brings them back.',
  'firstSteps.bringBack': 'Show the first steps',
  'firstSteps.later':
    'A domain of your own can come later. Until then your site has the address {address}.',
  'firstSteps.identity': 'Add your logo and check the title',
  'firstSteps.identityHint': 'They stand at the top of every page, and in search results.',
  'firstSteps.home': 'Write your home page',
  'firstSteps.homeHint': 'Put your own words and pictures in the place of the sample.',
  'firstSteps.product': 'Add your first product',
  'firstSteps.productHint': 'With its pictures, price and stock.',
  'firstSteps.post': 'Write your first post',
  'firstSteps.postHint': 'Its title, its text, and a picture if there is one.',
  'firstSteps.pictures': 'Show your own pictures',
  'firstSteps.picturesHint': 'Several at once; their order can be changed at any time.',
  'firstSteps.page': 'Make another page yours',
  'firstSteps.pageHint': 'Edit one of the pages that came with the site, or add one.',
  'firstSteps.payment': 'Set up a way to be paid',
  'firstSteps.paymentHint': 'By card, by bank transfer, or in cash at pickup.',
  'firstSteps.publish': 'Publish the site',
  'firstSteps.publishHint': 'Until then nobody but you and your team can see it.',
} as const satisfies Record<`firstSteps.${FirstStepName}` | `firstSteps.${string}`, string>
