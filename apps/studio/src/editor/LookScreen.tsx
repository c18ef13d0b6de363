import { ErrorState, LinkButton, Loading, Notice } from '@sitewright/ui'
import { ArrowLeft, ExternalLink } from '@sitewright/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { familyOfItem } from '../screens/item-form/stored-item.ts'
import { itemPath } from '../screens/items/item-paths.ts'
import { useSite } from '../screens/sites/use-sites.ts'
import { useTitle } from '../screens/use-title.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useText } from '../text.ts'
import styles from './LookScreen.module.css'
import { pagesPath } from './paths.ts'
import {
  type EditorSubject,
  liveUrlOf,
  type OpenedEditor,
  openSubject,
  shownIn,
} from './subject.ts'
import { useWords } from './use-words.ts'

export interface LookScreenProps {
  siteId: string
  subject: EditorSubject
}

/** In place of the editor for roles that see drafts and change none: the draft as it looks, and nothing to press on it. */
export function LookScreen({ siteId, subject }: LookScreenProps) {
  const words = useWords()
  const call = useCall()
  const opened = useQuery({
    queryKey: ['looked-at', siteId, subject],
    queryFn: () => openSubject(call, siteId, subject),
    // The signed address of the canvas is good for one opening.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (opened.error) {
    return (
      <ErrorState title={words('failed')} onRetry={() => void opened.refetch()}>
        {opened.error.message}
      </ErrorState>
    )
  }
  if (!opened.data) return <Loading label={words('loading')} />
  return <Look siteId={siteId} opened={opened.data} />
}

function Look({ siteId, opened }: { siteId: string; opened: OpenedEditor }) {
  const words = useWords()
  const text = useText()
  const { data: site } = useSite(siteId)
  const { item, canvasUrl } = opened
  const { title } = shownIn(opened)
  const liveUrl = site?.publishedAt === null ? undefined : site && liveUrlOf(opened, site.url)
  useTitle(title)
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <LinkButton
          look="quiet"
          icon={ArrowLeft}
          href={item ? itemPath(siteId, item.id, familyOfItem(item)) : pagesPath(siteId)}
        >
          {item ? words('backToItem', { title: item.title }) : words('backToPages')}
        </LinkButton>
        <h1 className={styles.title}>{title}</h1>
        {liveUrl && (
          <LinkButton look="quiet" icon={ExternalLink} href={liveUrl} target="_blank">
            {words('viewLive')}
          </LinkButton>
        )}
      </header>
      <main className={styles.stage}>
        <Notice>{text('common.readOnly')}</Notice>
        <iframe
          title={words('lookedAt', { title })}
          src={canvasUrl}
          className={styles.frame}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      </main>
    </div>
  )
}
