import { describe, expect, it } from 'vitest'
import { CAPABILITIES, type Capability, can, ROLE_CAPABILITIES, ROLES } from './roles.ts'

describe('roles and capabilities', () => {
  it('have their numbers', () => {
    expect(Object.values(ROLES)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  })

  it.each(Object.entries(ROLES))('decides every capability of %s by the table', (name, code) => {
    const row = ROLE_CAPABILITIES[name as keyof typeof ROLES]
    for (const capability of CAPABILITIES) {
      expect(can(code, capability)).toBe(row.includes(capability))
    }
  })

  it('lets an admin do everything and nobody do anything', () => {
    expect(CAPABILITIES.every((capability) => can(ROLES.admin, capability))).toBe(true)
    expect(CAPABILITIES.some((capability) => can(ROLES.none, capability))).toBe(false)
  })

  it('denies by default: unknown roles and unknown capabilities', () => {
    expect(can(5, 'site.view')).toBe(false)
    expect(can(undefined, 'site.view')).toBe(false)
    expect(can(ROLES.admin, 'site.explode' as Capability)).toBe(false)
  })

  it('lets a draft editor write but not publish', () => {
    expect(can(ROLES.draftEditor, 'content.edit')).toBe(true)
    expect(can(ROLES.draftEditor, 'content.publish')).toBe(false)
  })
})
