import type { Client } from '@sitewright/api/client'
import { describe, expect, it } from 'vitest'
import { createOutsideDeeds } from './outside-deeds.ts'

const about = { itemId: 'i1', title: 'Bowl' }

/** Deeds over a server that may be away. */
function openDeeds() {
  const asked: string[] = []
  const said: string[] = []
  const entries: string[] = []
  const server = { isAway: false }
  const call = (async ({ name }: { name: string }) => {
    if (server.isAway) throw new Error('There is no connection.')
    asked.push(name)
    return { trashId: 't1' }
  }) as unknown as Client
  const deeds = createOutsideDeeds({
    ...{ siteId: 's1', call, family: 'items' },
    onRemoved: (_itemId, entryId) => entries.push(entryId),
    onDone: () => undefined,
    onFailed: (message) => said.push(message),
  })
  return { deeds, asked, said, server, entries }
}

describe('an item that is removed from its list', () => {
  it('comes back from the trash', async () => {
    const { deeds, asked, said } = openDeeds()
    deeds.make({ kind: 'removeItem', ...about })
    deeds.make({ kind: 'restoreItem', ...about })
    await deeds.settled()
    expect([asked, said]).toEqual([['removeItem', 'restoreTrashEntry'], []])
  })

  it('comes back in a later visit, too, by the entry in its step', async () => {
    const first = openDeeds()
    first.deeds.make({ kind: 'removeItem', ...about })
    await first.deeds.settled()
    const [entryId = ''] = first.entries
    const { deeds, asked, said } = openDeeds()
    deeds.make({ kind: 'restoreItem', ...about, entryId })
    await deeds.settled()
    expect([asked, said]).toEqual([['restoreTrashEntry'], []])
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
