import { ROLE_WORDS, ROLES_OFFERED } from '@sitewright/core/role-words'
import type { RoleName } from '@sitewright/core/roles'
import { Select, type SelectOption } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { roleSentence } from './role-sentence.ts'

const OPTIONS = ROLES_OFFERED.map(
  (id): SelectOption<RoleName> => ({
    id,
    label: ROLE_WORDS[id].title,
    description: roleSentence(id),
  }),
)

export interface RoleFieldProps {
  value: RoleName
  problem?: string | undefined
  onChange(role: RoleName): void
}

/** One of the fifteen roles, each with a sentence on what it may do. */
export function RoleField({ value, problem, onChange }: RoleFieldProps) {
  const text = useText()
  return (
    <Select<RoleName>
      label={text('people.role')}
      description={roleSentence(value)}
      options={OPTIONS}
      name="role"
      {...{ value, problem, onChange }}
    />
  )
}
