import { ROLE_WORDS } from '@sitewright/core/role-words'
import type { RoleName } from '@sitewright/core/roles'

/** What a role may do today, and what of its name is still to come. */
export function roleSentence(role: RoleName): string {
  const { may, later } = ROLE_WORDS[role]
  return later === undefined ? may : `${may} ${later}`
}
