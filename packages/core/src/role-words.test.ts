import { expect, it } from 'vitest'
import { ROLE_WORDS, ROLES_OFFERED, roleNameOf } from './role-words.ts'
import { type Capability, ROLE_CAPABILITIES, ROLES, type RoleName, WITHOUT_CALLS } from './roles.ts'

const names = Object.keys(ROLES) as RoleName[]

it('offers every role once', () => {
  expect([...ROLES_OFFERED].sort()).toEqual([...names].sort())
})

it('knows each by its code', () => {
  expect(names.map((name) => roleNameOf(ROLES[name]))).toEqual(names)
  expect(roleNameOf(5)).toBe('none')
})

const PLAIN: readonly Capability[] = ['site.view', 'files.view', 'files.upload']

it.each(names)('says of %s what is still to come, where that is all the role is for', (name) => {
  const proper = ROLE_CAPABILITIES[name].filter((capability) => !PLAIN.includes(capability))
  const isToCome = proper.length > 0 && proper.every((capability) => capability in WITHOUT_CALLS)
  expect(ROLE_WORDS[name].later !== undefined).toBe(isToCome)
})
