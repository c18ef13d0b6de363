/** Words of publishing: what is to be published, the question, and the result. */
export const PUBLISHING_MESSAGES = {
  'publishing.state':
    '{count, plural, =0 {All published} one {# change to publish} other {# changes to publish}}',
  'publishing.stateShort': '{count, plural, =0 {All published} one {# change} other {# changes}}',
  'publishing.stateUnknown': 'Publish',
  'publishing.title': 'Publish',
  'publishing.titleReadOnly': 'Not published yet',
  'publishing.publish': 'Publish',
  'publishing.selectAll': 'Everything',
  'publishing.hint': 'These changes go live together. Untick what should wait.',
  'publishing.covers':
    'This is about pages, header, footer, navigation and style. Posts, events and products go live by themselves, with the status that you give them; settings are live when they are saved.',
  'publishing.nothing': 'Everything is live already.',
  'publishing.waiting': 'Looking for changes…',
  'publishing.done': 'Your site is live.',
  'publishing.view': 'View site',
  'publishing.close': 'Close',
  'publishing.retry': 'Try again',
  'publishing.together': 'Tick everything',
  'publishing.unsaved': 'What is not saved yet is not among these changes.',
  'publishing.neverPublished':
    'Visitors do not see this site yet. They do once you publish it for the first time.',
  'publishing.whoMay':
    'Your role on this site does not let you publish. That is for {roles}: please ask one of them.',
  'publishing.siteWide': 'Site-wide',
  'publishing.added': 'New',
  'publishing.changed': 'Changed',
  'publishing.removed': 'Removed',
} as const
