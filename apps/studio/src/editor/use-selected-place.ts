import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { arrivalOf } from './arrival.ts'
import type { Visit } from './visit.ts'

/**
 * Deep link: selects the place that the address names (`?at=section.block`, `?at=header`), once the page is open, and each time that one comes to
 * such an address, be it the same.
 */
export function useSelectedPlace(visit: Visit | undefined): void {
  // Both are read from one location, since the route's own search may follow it later.
  const at = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('at') })
  const arrival = useLocation({ select: ({ state }) => arrivalOf(state) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrival` asks for selecting once more
  useEffect(() => {
    if (!visit || at === null) return
    if (at === 'header') return visit.select({ kind: 'header' }, { reveal: true })
    const [sectionId = '', blockId = ''] = at.split('.')
    const { documents } = visit.workplace()
    const [documentId, section] =
      Object.entries(documents).flatMap(([id, { sections }]) => {
        const found = sections[sectionId]
        return found ? [[id, found] as const] : []
      })[0] ?? []
    if (documentId === undefined || section === undefined) return
    const address = { documentId, sectionId }
    visit.select(
      blockId in section.blocks
        ? { kind: 'block', ...address, blockId }
        : { kind: 'section', ...address },
      { reveal: true },
    )
  }, [visit, at, arrival])
}
