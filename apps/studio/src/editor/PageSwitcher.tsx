import { Button, Menu } from '@sitewright/ui'
import { ChevronDown, FileText, House, Store } from 'lucide-react'
import { usePages } from '../screens/pages/use-pages.ts'
import { useEditor } from './editor-context.ts'
import { editorPath } from './paths.ts'
import { useWords } from './use-words.ts'

const STORE = 13

/** Says which page is open and leads to the others. */
export function PageSwitcher() {
  const words = useWords()
  const { siteId, opened } = useEditor().visit
  const { data: pages = [opened.page] } = usePages(siteId)
  const label = words('pageSwitcher', { title: opened.page.title })
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={
        <Button look="quiet" icon={ChevronDown} aria-label={label}>
          {opened.page.title}
        </Button>
      }
      groups={[
        {
          id: 'pages',
          actions: pages.map(({ id, title, path, isHome, type }) => ({
            id,
            label: title,
            description: path,
            icon: isHome ? House : type === STORE ? Store : FileText,
            href: editorPath(siteId, id),
          })),
        },
      ]}
    />
  )
}
