/** Names of the roles and a sentence for each: it says to whoever gives or gets the role what it may do. */

import { ROLES, type RoleName } from './roles.ts'

export interface RoleWords {
  readonly title: string
  /** Powers that the role has today. */
  readonly may: string
  /** Powers that its name promises and that come with a later version of the platform. */
  readonly later?: string
}

const SCHEDULING = 'Appointments are not part of Sitewright yet.'

export const ROLE_WORDS: Readonly<Record<RoleName, RoleWords>> = {
  admin: {
    title: 'Administrator',
    may: 'Does everything: builds, publishes, sells, changes settings and invites other people.',
  },
  websiteManager: {
    title: 'Website manager',
    may: 'Does everything except inviting people: builds, publishes, sells, moderates comments and changes settings and code.',
  },
  editor: {
    title: 'Editor',
    may: 'Writes and publishes pages and posts, changes navigation, styles and forms, and reads answers to forms. Sees products without changing them.',
  },
  draftEditor: {
    title: 'Draft editor',
    may: 'Writes pages and posts as drafts and uploads files. Somebody else publishes them.',
  },
  storeManager: {
    title: 'Store manager',
    may: 'Runs the store: products, stock, orders, refunds, discounts, shipping and taxes. Sees pages without changing them.',
  },
  moderator: {
    title: 'Moderator',
    may: 'Publishes, answers and removes comments. Sees pages without changing them.',
  },
  commenter: {
    title: 'Commenter',
    may: 'Reads the comments that are published and answers them in the name of the site. Sees pages without changing them.',
  },
  viewer: {
    title: 'Viewer',
    may: 'Sees pages and drafts without changing anything.',
  },
  billing: {
    title: 'Billing contact',
    may: 'Sees that the site exists, and nothing in it.',
    later: 'Plans and invoices are not part of Sitewright yet.',
  },
  reporting: {
    title: 'Reporting contact',
    may: 'Sees that the site exists, and nothing in it.',
    later: 'Statistics are not part of Sitewright yet.',
  },
  scheduling: {
    title: 'Scheduler',
    may: 'Sees that the site exists, and nothing in it.',
    later: SCHEDULING,
  },
  schedulingEditor: {
    title: 'Schedule editor',
    may: 'Sees that the site exists, and nothing in it.',
    later: SCHEDULING,
  },
  schedulingViewer: {
    title: 'Schedule viewer',
    may: 'Sees that the site exists, and nothing in it.',
    later: SCHEDULING,
  },
  campaignsEditor: {
    title: 'Campaign editor',
    may: 'Sees the files of the site and uploads new ones.',
    later: 'Mail campaigns are not part of Sitewright yet.',
  },
  none: {
    title: 'No role',
    may: 'Belongs to the site and may do nothing, such as somebody who is away for a while.',
  },
}

/** Roles in the order in which they are offered: from the most powers to none. */
export const ROLES_OFFERED = Object.keys(ROLE_WORDS) as readonly RoleName[]

const NAMES = new Map(
  (Object.keys(ROLES) as RoleName[]).map((name) => [ROLES[name] as number, name]),
)

/** Name of a role by its code; `none` for a code that is unknown. */
export function roleNameOf(code: number): RoleName {
  return NAMES.get(code) ?? 'none'
}
