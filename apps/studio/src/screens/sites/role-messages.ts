import type { RoleName } from '@sitewright/core/roles'

/** Every role as people know it, in the plural. */
export const ROLE_MESSAGES = {
  'role.admin': 'administrators',
  'role.billing': 'billing contacts',
  'role.reporting': 'reporting contacts',
  'role.editor': 'editors',
  'role.moderator': 'moderators',
  'role.commenter': 'commenters',
  'role.storeManager': 'store managers',
  'role.scheduling': 'schedulers',
  'role.viewer': 'viewers',
  'role.campaignsEditor': 'campaign editors',
  'role.schedulingViewer': 'schedule viewers',
  'role.schedulingEditor': 'schedule editors',
  'role.none': 'people without a role',
  'role.websiteManager': 'website managers',
  'role.draftEditor': 'draft editors',
} as const satisfies Record<`role.${RoleName}`, string>
