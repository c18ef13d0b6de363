/** Audit log of a site: the kinds of what people do on it that are written down. */

import type { RoleName } from './roles.ts'

export const ACTIVITY_GROUPS = ['content', 'site', 'store', 'people', 'data'] as const
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number]

/** Subject of an entry besides its kind: words such as a title, a role's name, or no more than the kind says. */
type Subject = 'words' | 'role' | 'none'

interface ActivityKind {
  readonly group: ActivityGroup
  readonly subject: Subject
}

const kind = (group: ActivityGroup, subject: Subject): ActivityKind => ({ group, subject })

/** Every kind of entry. An entry names people by the ids of their accounts alone, and its words are never about a person. */
export const ACTIVITY_KINDS = {
  sitePublished: kind('content', 'none'),
  publicationRestored: kind('content', 'none'),
  draftsRestored: kind('content', 'none'),
  previewShared: kind('content', 'none'),
  previewTakenBack: kind('content', 'none'),
  pageAdded: kind('content', 'words'),
  pageRemoved: kind('content', 'words'),
  reviewAsked: kind('content', 'words'),
  reviewReturned: kind('content', 'words'),
  styleChanged: kind('content', 'none'),
  settingsChanged: kind('site', 'none'),
  accessChanged: kind('site', 'none'),
  codeChanged: kind('site', 'none'),
  wordsChanged: kind('site', 'none'),
  featureOn: kind('site', 'words'),
  featureOff: kind('site', 'words'),
  redirectsChanged: kind('site', 'none'),
  keyMade: kind('site', 'words'),
  keyRemoved: kind('site', 'words'),
  domainAdded: kind('site', 'words'),
  addressChosen: kind('site', 'words'),
  domainRemoved: kind('site', 'words'),
  productRemoved: kind('store', 'words'),
  refunded: kind('store', 'words'),
  personInvited: kind('people', 'role'),
  invitationRemoved: kind('people', 'role'),
  personJoined: kind('people', 'role'),
  roleChanged: kind('people', 'role'),
  personRemoved: kind('people', 'none'),
  personLeft: kind('people', 'none'),
  siteHandedOver: kind('people', 'none'),
  siteRemoved: kind('site', 'none'),
  siteRestored: kind('site', 'none'),
  trashRestored: kind('content', 'words'),
  trashRemoved: kind('content', 'words'),
  trashEmptied: kind('content', 'none'),
  answersExported: kind('data', 'words'),
  subscribersExported: kind('data', 'words'),
} as const satisfies Record<string, ActivityKind>

export type ActivityName = keyof typeof ACTIVITY_KINDS

export const ACTIVITY_NAMES = Object.keys(ACTIVITY_KINDS) as readonly ActivityName[]

/** An entry as it is written; `about` fits the subject of its kind. */
export interface NewActivity {
  readonly kind: ActivityName
  /** Account that did it. */
  readonly by: string
  /** Words of the subject, or the name of a role; empty for none. */
  readonly about?: string | RoleName
  /** Account that it was done to. */
  readonly person?: string
}
