import { ErrorState, Loading } from '@sitewright/ui'
import { DraftsContext } from '../../editor/drafts-context.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { QueryView } from '../QueryView.tsx'
import { PageSettingsForm, type PageSettingsFormProps } from './PageSettingsForm.tsx'
import { usePageDrafts } from './use-page-drafts.ts'
import { usePages } from './use-pages.ts'

/** Everything about a page that is not on it. */
export function PageSettingsScreen({ siteId, pageId }: { siteId: string; pageId: string }) {
  const text = useText()
  const pages = usePages(siteId)
  return (
    <Screen>
      <QueryView query={pages} loading={text('pages.loading')} failed={text('pages.failed')}>
        {(list) => {
          const page = list.find(({ id }) => id === pageId)
          if (!page) return <NotFoundScreen />
          return <OpenedSettings key={page.id} siteId={siteId} listed={page} pages={list} />
        }}
      </QueryView>
    </Screen>
  )
}

/** The form, once the drafts are open that it edits. */
function OpenedSettings(props: Omit<PageSettingsFormProps, 'onReopen'>) {
  const text = useText()
  const { opened, error, reopen } = usePageDrafts(props.siteId, props.listed.id)
  if (error) {
    return (
      <ErrorState title={text('pages.failed')} onRetry={reopen}>
        {error.message}
      </ErrorState>
    )
  }
  if (!opened) return <Loading label={text('pages.loading')} />
  return (
    <DraftsContext value={opened}>
      <PageSettingsForm {...props} onReopen={reopen} />
    </DraftsContext>
  )
}
