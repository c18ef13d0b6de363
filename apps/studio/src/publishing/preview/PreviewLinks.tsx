import type { PreviewLink } from '@sitewright/api/preview-links/shapes'
import { IconButton, showToast, useConfirm } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { QueryView } from '../../screens/QueryView.tsx'
import { useDates, useText } from '../../text.ts'
import { NewPreview } from './NewPreview.tsx'
import styles from './PreviewLinks.module.css'
import { usePreviewLinks, useRemovePreviewLink } from './use-preview-links.ts'

/** Links to the draft for people without an account: makes them, lists them and takes them back. */
export function PreviewLinks({ siteId }: { siteId: string }) {
  const text = useText()
  const links = usePreviewLinks(siteId)
  return (
    <div className={styles.body}>
      <p>{text('preview.about')}</p>
      <NewPreview siteId={siteId} />
      <QueryView query={links} loading={text('preview.loading')} failed={text('preview.failed')}>
        {(rows) => (rows.length === 0 ? null : <OpenLinks siteId={siteId} rows={rows} />)}
      </QueryView>
    </div>
  )
}

function OpenLinks({ siteId, rows }: { siteId: string; rows: readonly PreviewLink[] }) {
  const text = useText()
  const dates = useDates()
  const confirm = useConfirm()
  const remove = useRemovePreviewLink(siteId)
  const takeBack = async (id: string, name: string) => {
    const isSure = await confirm({
      title: text('preview.takeBackTitle', { name }),
      confirmLabel: text('preview.takeBack'),
      children: <p>{text('preview.takeBackHint')}</p>,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(id)
      showToast({ text: text('preview.takenBack') })
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
  }
  return (
    <section>
      <h3 className={styles.title}>{text('preview.open')}</h3>
      <ul className={styles.links}>
        {rows.map(
          ({ id, name: given, createdBy, createdAt, expiresAt, lastSeenAt, showsLocked }) => {
            const name = given || text('preview.unnamed')
            const facts = [
              text('preview.madeBy', { name: createdBy, ago: dates.ago(createdAt) }),
              text('preview.until', { when: dates.full(expiresAt) }),
              lastSeenAt === null
                ? text('preview.unseen')
                : text('preview.seen', { ago: dates.ago(lastSeenAt) }),
              ...(showsLocked ? [text('preview.withLocked')] : []),
            ]
            return (
              <li key={id} className={styles.link}>
                <div>
                  <strong>{name}</strong>
                  <p className={styles.facts}>{facts.join(' · ')}</p>
                </div>
                <IconButton
                  label={text('preview.takeBackNamed', { name })}
                  icon={Trash2}
                  onPress={() => void takeBack(id, name)}
                />
              </li>
            )
          },
        )}
      </ul>
    </section>
  )
}
