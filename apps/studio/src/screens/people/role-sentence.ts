import { ROLE_WORDS } from '@sitewright/core/role-words'
import type { RoleName } from '@sitewright/core/roles'

/** Powers that a role has today, and those of its name that are still to come. */
export function roleSentence(role: RoleName): string {
  const { may, later } = ROLE_WORDS[role]
  return later === undefined ? may : `${may} ${later}`
}
