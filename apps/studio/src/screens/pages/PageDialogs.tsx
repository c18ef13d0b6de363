import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind, writtenItems } from '@sitewright/core/content/collection-kinds'
import type { LinkTarget } from '@sitewright/core/content/navigation-item'
import { newId } from '@sitewright/core/id'
import { ConfirmDialog, QUESTION_LIFETIME_MS, showToast } from '@sitewright/ui'
import { lateDialog } from '../../routes/late-dialog.tsx'
import { useText } from '../../text.ts'
import { useTellRemoved } from '../trash/use-restore.ts'
import { AddPageDialog } from './AddPageDialog.tsx'
import type { CreatableKind } from './kind-looks.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { TemplateNameDialog } from './TemplateNameDialog.tsx'
import { useRemovePage } from './use-pages.ts'

const RemovePagesDialog = lateDialog(
  async () => (await import('./RemovePagesDialog.tsx')).RemovePagesDialog,
)

/** The question that the screen asks at the moment. */
export type PageQuestion =
  | { readonly kind: 'add'; readonly collection: CreatableKind }
  | { readonly kind: 'remove'; readonly page: PageSummary }
  | { readonly kind: 'removeMany' }
  | { readonly kind: 'template'; readonly page: PageSummary }
  | { readonly kind: 'link'; readonly link: LinkTarget | undefined }

export interface PageDialogsProps {
  siteId: string
  question: PageQuestion | undefined
  pages: readonly PageSummary[]
  onCreated(page: PageSummary): void
  /** A link that is new, or has another title or target. */
  onLinkDone(link: LinkTarget): void
  onClose(): void
}

export function PageDialogs({
  siteId,
  question,
  pages,
  onCreated,
  onLinkDone,
  onClose,
}: PageDialogsProps) {
  switch (question?.kind) {
    case 'add':
      return (
        <AddPageDialog
          siteId={siteId}
          kind={question.collection}
          onCreated={onCreated}
          onClose={onClose}
        />
      )
    case 'removeMany':
      return <RemovePagesDialog siteId={siteId} pages={pages} onClose={onClose} />
    case 'remove':
      return <RemovePageDialog siteId={siteId} page={question.page} onClose={onClose} />
    case 'template':
      return (
        <TemplateNameDialog
          siteId={siteId}
          about={{ pageId: question.page.id }}
          name={question.page.title.slice(0, 100)}
          onClose={onClose}
        />
      )
    case 'link': {
      const { link } = question
      return (
        <LinkDialog
          siteId={siteId}
          link={link?.externalLink}
          pages={pages.filter(({ kind }) => kind !== 'link')}
          onDone={(externalLink) => onLinkDone({ id: link?.id ?? newId(), externalLink })}
          onClose={onClose}
        />
      )
    }
    default:
      return null
  }
}

function RemovePageDialog({
  siteId,
  page,
  onClose,
}: {
  siteId: string
  page: PageSummary
  onClose(): void
}) {
  const text = useText()
  const remove = useRemovePage(siteId)
  const tellRemoved = useTellRemoved(siteId)
  const confirm = async () => {
    try {
      const { trashId } = await remove.mutateAsync(page.id)
      tellRemoved(text('pages.removed', { title: page.title }), trashId)
      onClose()
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('pages.removeTitle', { title: page.title })}
      confirmLabel={text('pages.remove')}
      isPending={remove.isPending}
      closesAfterMs={QUESTION_LIFETIME_MS}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{text(page.isPublished ? 'pages.removePublished' : 'pages.removeDraft')}</p>
      {collectionKind(page.kind).isFolder && <p>{text('pages.removeFolder')}</p>}
      {writtenItems(page.kind) && <p>{text('pages.removeItems')}</p>}
    </ConfirmDialog>
  )
}
