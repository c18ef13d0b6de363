import { useEffect } from 'react'
import type { Visit } from './visit.ts'

/** Selects the place that an address names, once the page is open, and whenever the address names another one. */
export function useSelectedPlace(visit: Visit | undefined, at: string | undefined): void {
  useEffect(() => {
    if (!visit || at === undefined) return
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
  }, [visit, at])
}
