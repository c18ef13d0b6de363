import { describe, expect, it } from 'vitest'
import { mayHandOver, whyToStay } from './contributors.ts'
import { ROLES } from './roles.ts'

const [ana, bea, cleo] = ['a', 'b', 'c'] as const
const team = {
  ownerId: ana,
  people: [
    { accountId: ana, role: ROLES.admin },
    { accountId: bea, role: ROLES.admin },
    { accountId: cleo, role: ROLES.editor },
  ],
}

describe('why somebody has to stay', () => {
  it.each([
    ['the owner, whoever else could run the site', team, ana, 'ownerStays'],
    ['another administrator may go', team, bea, undefined],
    ['the last administrator of a site without an owner', without(bea), ana, 'lastAdmin'],
    ['one of two administrators of a site without an owner', without(), ana, undefined],
    ['anybody else', without(bea), cleo, undefined],
  ])('%s', (_name, of, accountId, reason) => {
    expect(whyToStay(of, accountId)).toBe(reason)
    expect(whyToStay(of, accountId, ROLES.viewer)).toBe(reason)
    expect(whyToStay(of, accountId, ROLES.admin)).toBeUndefined()
  })
})

it.each([
  ['the owner', team, ana, true],
  ['another administrator', team, bea, false],
  ['an administrator of a site without an owner', without(), bea, true],
  ['an editor of a site without an owner', without(), cleo, false],
])('%s hands the site over: %#', (_name, of, accountId, may) => {
  const who = of.people.find((one) => one.accountId === accountId)
  expect(who && mayHandOver(of, who)).toBe(may)
})

function without(gone?: string) {
  const people = team.people.filter(({ accountId }) => accountId !== gone)
  return { ownerId: undefined, people }
}
