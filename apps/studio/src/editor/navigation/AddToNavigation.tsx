import { Button, Menu } from '@sitewright/ui'
import { Link, Plus } from '@sitewright/ui/icons'
import { kindIcon } from '../../screens/pages/kind-looks.ts'
import { useText } from '../../text.ts'
import { useWords } from '../use-words.ts'
import type { PageOfDraft } from './pages-of-draft.ts'

export interface AddToNavigationProps {
  /** Title of the navigation. */
  title: string
  /** Pages that are in no navigation. */
  pages: readonly PageOfDraft[]
  onPage(pageId: string): void
  onLink(): void
}

/** Adds a link, or a page that is not linked yet, to the end of a navigation. */
export function AddToNavigation({ title, pages, onPage, onLink }: AddToNavigationProps) {
  const text = useText()
  const words = useWords()
  const label = words('addToNavigation', { title })
  return (
    <Menu
      label={label}
      trigger={
        <Button icon={Plus} size="small" aria-label={label}>
          {words('add')}
        </Button>
      }
      groups={[
        {
          id: 'link',
          actions: [{ id: 'link', label: text('pages.addLink'), icon: Link, onAction: onLink }],
        },
        {
          id: 'pages',
          title: text('pages.notLinked'),
          actions: pages.map((page) => ({
            id: page.id,
            label: page.title,
            description: page.path,
            icon: kindIcon(page.kind),
            onAction: () => onPage(page.id),
          })),
        },
      ]}
    />
  )
}
