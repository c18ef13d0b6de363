import type { Client } from '@sitewright/api/client'
import { describe, expect, it } from 'vitest'
import { createOutsideDeeds } from './outside-deeds.ts'

const about = { itemId: 'i1', title: 'Bowl' }

/** Deeds over a server that may be away. */
function openDeeds() {
  const asked: string[] = []
  const said: string[] = []
  const server = { isAway: false }
  const call = (async ({ name }: { name: string }) => {
    if (server.isAway) throw new Error('There is no connection.')
    asked.push(name)
    return { trashId: 't1' }
  }) as unknown as Client
  const deeds = createOutsideDeeds({
    ...{ siteId: 's1', call, family: 'items' },
    onDone: () => undefined,
    onFailed: (message) => said.push(message),
  })
  return { deeds, asked, said, server }
}

describe('an item that is removed from its list', () => {
  it('comes back from the trash', async () => {
    const { deeds, asked, said } = openDeeds()
    deeds.make({ kind: 'removeItem', ...about })
    deeds.make({ kind: 'restoreItem', ...about })
    await deeds.settled()
    expect([asked, said]).toEqual([['removeItem', 'restoreTrashEntry'], []])
  })

  it('is not said to be in the trash where it could not be removed', async () => {
    const { deeds, asked, said, server } = openDeeds()
    server.isAway = true
    deeds.make({ kind: 'removeItem', ...about })
    await deeds.settled()
    server.isAway = false
    deeds.make({ kind: 'restoreItem', ...about })
    await deeds.settled()
    expect([asked, said]).toEqual([[], ['There is no connection.']])
  })
})
