import type { PageSummary } from '@sitewright/api/content/shapes'
import {
  type CollectionSettings,
  DEFAULT_COLLECTION_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import type { Id } from '@sitewright/core/id'
import { create } from 'zustand'
import { setPage } from '../../document/site-edits.ts'
import { useDrafts, useSession } from '../../editor/drafts-context.ts'
import type { Problems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { changesOf, draftOf, type PageDraft, withFields } from './page-draft.ts'
import { pageProblems } from './page-problems.ts'

/** Values that the server would refuse, with the names of their fields. */
interface Wrong {
  readonly draft: PageDraft
  readonly names: ReadonlySet<string>
}

/** Wrong values of each page, which stay as they were typed while the studio is open, also when another form takes this one's place. */
const useWrong = create<Readonly<Record<Id, Wrong | undefined>>>(() => ({}))

export interface PageEdits {
  /** The page as it is drafted now. */
  readonly page: PageSummary
  /** Its fields as they are shown, with values that are wrong. */
  readonly draft: PageDraft
  readonly problems: Problems
  /** Whether something typed cannot be saved as it is. */
  readonly isWrong: boolean
  change(next: (draft: PageDraft) => PageDraft): void
  onSet(settings: Partial<CollectionSettings>): void
}

/** A page's own settings, edited in place: every change is an edit like any other, and saved by itself. Undefined for a page that is gone. */
export function usePageEdits(listed: PageSummary): PageEdits | undefined {
  const text = useText()
  const { perform } = useDrafts()
  const site = useSession((state) => state.site)
  const wrong = useWrong((pages) => pages[listed.id])
  const drafted = site.pages[listed.id]
  if (!drafted) return undefined

  const page: PageSummary = {
    ...listed,
    ...drafted,
    isHome: site.homeId === listed.id,
    settings: { ...DEFAULT_COLLECTION_SETTINGS, ...drafted.settings },
  }
  const stored = draftOf(page)
  const draft = wrong ? withFields(stored, wrong.draft, wrong.names) : stored
  const others = Object.entries(site.pages).filter(([id]) => id !== page.id)
  const rules = { stored, taken: new Set(others.map(([, { urlId }]) => urlId)), text }
  const change: PageEdits['change'] = (next) => {
    const changed = next(draft)
    const names = new Set(Object.keys(pageProblems(changed, rules)))
    useWrong.setState({ [page.id]: names.size > 0 ? { draft: changed, names } : undefined })
    const changes = changesOf(stored, withFields(changed, stored, names))
    if (Object.keys(changes).length > 0) perform(setPage(page.id, changes))
  }
  return {
    page,
    draft,
    problems: wrong ? pageProblems(draft, rules) : {},
    isWrong: wrong !== undefined,
    change,
    onSet: (settings) => change((now) => ({ ...now, settings: { ...now.settings, ...settings } })),
  }
}
