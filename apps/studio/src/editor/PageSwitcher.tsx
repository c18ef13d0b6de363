import { Button, Menu } from '@sitewright/ui'
import { ChevronDown, House } from '@sitewright/ui/icons'
import { kindIcon } from '../screens/pages/kind-looks.ts'
import { workPath } from '../screens/pages/page-paths.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './TopBar.module.css'
import { useWords } from './use-words.ts'

/** Says which page is open and leads to the others. */
export function PageSwitcher() {
  const words = useWords()
  const { siteId, opened } = useEditor().visit
  const { data: pages = [opened.page] } = usePages(siteId)
  const drafted = useSession(({ site }) => site.pages[opened.page.id]?.title)
  const title = drafted ?? opened.page.title
  const label = words('pageSwitcher', { title })
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={
        <Button look="quiet" icon={ChevronDown} aria-label={label}>
          <span className={styles.title}>{title}</span>
        </Button>
      }
      groups={[
        {
          id: 'pages',
          actions: pages.map((page) => ({
            id: page.id,
            label: page.title,
            description: page.path,
            icon: page.isHome ? House : kindIcon(page.kind),
            href: workPath(siteId, page),
          })),
        },
      ]}
    />
  )
}
