import { type LinkTarget, listLinkTargets } from '@sitewright/api/link-targets/list-link-targets'
import { linkReference } from '@sitewright/core/links/link-address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface FoundTargets {
  /** Targets for what was typed; for nothing those that are likely. */
  readonly targets: readonly LinkTarget[]
  /** Whether they are for the words that are typed now. */
  readonly isSettled: boolean
  targetOf(href: string): LinkTarget | undefined
}

/** Named sections of other pages that are listed for words; more of them want another letter. */
const MOST_SECTIONS = 6

/**
 * Targets that the server finds as one types. Named sections come with the pages, or nothing does: those of one kind stand before
 * those of another, and nobody shall press what has just moved.
 */
export function useLinkTargets(
  siteId: string,
  search: string,
  references: readonly string[],
): FoundTargets {
  const call = useCall()
  const asked = { siteId, search, references: references.join(), sections: 'none' } as const
  const { data, isPlaceholderData, isSuccess } = useQuery({
    queryKey: ['link-targets', siteId, search, asked.references],
    queryFn: async ({ signal }) => (await call(listLinkTargets, asked, { signal })).targets,
    placeholderData: keepPreviousData,
  })
  const sections = useSections(siteId)
  const known = data && sections ? [...data, ...sections] : []
  return {
    targets: search === '' ? likely(known, references) : matching(known, search),
    isSettled: isSuccess && !isPlaceholderData && sections !== undefined,
    targetOf: (href) => known.find((target) => target.href === href),
  }
}

/** The thing that a link leads to by its id; undefined until it is known, null where it is gone. */
export function useLinkTarget(siteId: string, href: string): LinkTarget | null | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['link-target', siteId, href],
    queryFn: async ({ signal }) => {
      const asked = { siteId, references: href, sections: 'asked' } as const
      const { targets } = await call(listLinkTargets, asked, { signal })
      return targets.find((target) => target.href === href) ?? null
    },
    enabled: linkReference(href) !== undefined,
  })
  return data
}

/** Named sections of all pages; undefined until they came. They stand in the pages' bodies, so that they are asked for once. */
function useSections(siteId: string): readonly LinkTarget[] | undefined {
  const call = useCall()
  const { data, isError } = useQuery({
    queryKey: ['link-sections', siteId],
    queryFn: async ({ signal }) => {
      const { targets } = await call(listLinkTargets, { siteId, sections: 'all' }, { signal })
      return targets.filter(isSection)
    },
  })
  return data ?? (isError ? [] : undefined)
}

const isSection = ({ kind }: LinkTarget) => kind === 'section'

function likely(known: readonly LinkTarget[], references: readonly string[]) {
  return known.filter((target) => !isSection(target) || references.includes(target.href))
}

function matching(known: readonly LinkTarget[], search: string) {
  const words = search.toLowerCase()
  const found = known.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(words))
  const tooMany = new Set(found.filter(isSection).slice(MOST_SECTIONS))
  return found.filter((target) => !tooMany.has(target))
}
