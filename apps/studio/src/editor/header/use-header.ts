import { EMPTY_HEADER, type SiteHeader } from '@sitewright/core/content/site-header'
import { setHeader } from '../../document/site-edits.ts'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'

/** The drafted header with every field, and the edit of some of them. */
export function useHeader() {
  const { visit } = useEditor()
  const header = useSession(({ site }) => site.header)
  return {
    header: { ...EMPTY_HEADER, ...header },
    change: (values: Partial<SiteHeader>) => visit.perform(setHeader(values)),
  }
}
