import { createSavedSection } from '@sitewright/api/saved-sections/create-saved-section'
import { listSavedSections } from '@sitewright/api/saved-sections/list-saved-sections'
import { removeSavedSection } from '@sitewright/api/saved-sections/remove-saved-section'
import type { SavedSection } from '@sitewright/api/saved-sections/shapes'
import { updateSavedSection } from '@sitewright/api/saved-sections/update-saved-section'
import { blockOfType } from '@sitewright/blocks/registry'
import { backgroundOf } from '@sitewright/blocks/section-background'
import type { SectionLayout } from '@sitewright/blocks/section-library'
import type { Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: Id) => ['saved-sections', siteId]

function useSavedSections(siteId: Id) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async () => (await call(listSavedSections, { siteId })).saved,
  })
}

/** Those whose names have the words. */
export function useFoundSaved(siteId: Id, search: string): readonly SavedSection[] {
  const { data: all = [] } = useSavedSections(siteId)
  const sought = search.trim().toLowerCase()
  return all.filter(({ name }) => name.toLowerCase().includes(sought))
}

export type SavedDeed =
  | { readonly kind: 'save'; readonly name: string; readonly section: Section }
  | { readonly kind: 'rename'; readonly savedSectionId: Id; readonly name: string }
  | { readonly kind: 'remove'; readonly savedSectionId: Id }

/** Saves, renames and removes sections of the site's own library. */
export function useSavedDeeds(siteId: Id) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (deed: SavedDeed) => {
      switch (deed.kind) {
        case 'save':
          return call(createSavedSection, {
            siteId,
            name: deed.name,
            section: deed.section as unknown as SavedSection['section'],
          })
        case 'rename':
          return call(updateSavedSection, {
            siteId,
            savedSectionId: deed.savedSectionId,
            name: deed.name,
          })
        case 'remove':
          return call(removeSavedSection, { siteId, savedSectionId: deed.savedSectionId })
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

/** A section as one of the library, to be drawn as those are. */
export function layoutOf({ id, name, section }: SavedSection): SectionLayout {
  const { blocks, desktop, settings } = section as unknown as Section
  const parts = Object.values(blocks).flatMap(({ id: blockId, type, props }) => {
    const place = desktop[blockId]
    const block = blockOfType(type)?.name
    return place && block
      ? [{ block, at: [place.x, place.y, place.w, place.h] as const, props }]
      : []
  })
  const isPlain = backgroundOf(settings).source === 'none'
  return {
    ...{ name: id, label: name, summary: '', settings, parts },
    ...(!isPlain && { hasBackground: true }),
  }
}
