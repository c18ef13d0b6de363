import { can, ROLES, type RoleName } from '@sitewright/core/roles'
import type { MessageId } from '../messages.ts'

/** Names of the roles that may publish, in the order of the table of roles. */
export function whoMayPublish(): readonly MessageId[] {
  return (Object.keys(ROLES) as RoleName[])
    .filter((name) => can(ROLES[name], 'content.publish'))
    .map((name) => `role.${name}` as const)
}
