import type { ActivityGroup, ActivityName } from '@sitewright/core/activity'

/** Sentences of the activity log, one for each kind of entry. */
const DEEDS = {
  'activity.did.sitePublished': '{by} published the site',
  'activity.did.publicationRestored': '{by} went back to an earlier version',
  'activity.did.draftsRestored': '{by} brought an earlier version back as a draft',
  'activity.did.pageAdded': '{by} added the page “{about}”',
  'activity.did.pageRemoved': '{by} removed the page “{about}”',
  'activity.did.styleChanged': '{by} changed the styles',
  'activity.did.settingsChanged': '{by} changed the site settings',
  'activity.did.accessChanged': '{by} changed who may see the site',
  'activity.did.codeChanged': '{by} changed the code of the site',
  'activity.did.featureOn': '{by} switched “{about}” on',
  'activity.did.featureOff': '{by} switched “{about}” off',
  'activity.did.redirectsChanged': '{by} changed the URL redirects',
  'activity.did.keyMade': '{by} made the developer key “{about}”',
  'activity.did.keyRemoved': '{by} removed the developer key “{about}”',
  'activity.did.productRemoved': '{by} removed the product “{about}”',
  'activity.did.refunded': '{by} refunded order {about}',
  'activity.did.personInvited': '{by} invited somebody as: {about}',
  'activity.did.invitationRemoved': '{by} took back an invitation as: {about}',
  'activity.did.personJoined': '{by} accepted an invitation as: {about}',
  'activity.did.roleChanged': '{by} changed the role of {person} to: {about}',
  'activity.did.personRemoved': '{by} took {person} off the site',
  'activity.did.personLeft': '{by} left the site',
  'activity.did.siteHandedOver': '{by} handed the site over to {person}',
  'activity.did.trashRestored': '{by} put “{about}” back from the trash',
  'activity.did.trashRemoved': '{by} removed “{about}” for good',
  'activity.did.trashEmptied': '{by} emptied the trash',
  'activity.did.answersExported': '{by} downloaded the answers to “{about}”',
  'activity.did.subscribersExported': '{by} downloaded the subscribers of “{about}”',
} as const satisfies Record<`activity.did.${ActivityName}`, string>

const GROUPS = {
  'activity.group.content': 'Pages and publishing',
  'activity.group.site': 'Site settings',
  'activity.group.store': 'Store',
  'activity.group.people': 'People',
  'activity.group.data': 'Downloads of data',
} as const satisfies Record<`activity.group.${ActivityGroup}`, string>

export const ACTIVITY_MESSAGES = {
  ...DEEDS,
  ...GROUPS,
  'activity.title': 'Activity',
  'activity.description': 'Who did what on this site, newest first.',
  'activity.loading': 'Loading the activity…',
  'activity.failed': 'The activity could not be loaded.',
  'activity.what': 'What',
  'activity.when': 'When',
  'activity.kind': 'Kind',
  'activity.everything': 'Everything',
  'activity.person': 'Person',
  'activity.everybody': 'Everybody',
  'activity.someone': 'Somebody whose account is gone',
  'activity.emptyTitle': 'Nothing has happened yet',
  'activity.emptyHint':
    'Publishing, removed pages and products, settings, roles, refunds and downloads are written down here from now on.',
  'activity.nothingTitle': 'Nothing of this kind',
  'activity.nothingHint': 'Choose another person or kind.',
  'activity.showAll': 'Show everything',
} as const
