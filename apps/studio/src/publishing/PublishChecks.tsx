import { type CheckedWarning, getPublishChecks } from '@sitewright/api/content/get-publish-checks'
import { fileSize } from '@sitewright/core/files/file-size'
import { Notice, TextLink } from '@sitewright/ui'
import { useQuery } from '@tanstack/react-query'
import { placePath } from '../screens/pages/page-paths.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useText } from '../text.ts'
import styles from './PublishDialog.module.css'
import { changesKey } from './use-changes.ts'

export interface PublishChecksProps {
  siteId: string
  /** Keys of the changes that wait. */
  left: ReadonlySet<string>
  /** Called when a link leads away to the place. */
  onGo(): void
}

/** Tells of what an owner may want to mend on the pages that go live, each with a link to its place. It holds nothing up. */
export function PublishChecks({ siteId, left, onGo }: PublishChecksProps) {
  const text = useText()
  const call = useCall()
  const { data: checked = [] } = useQuery({
    queryKey: [...changesKey(siteId), 'checks'],
    gcTime: 0,
    queryFn: async ({ signal }) => (await call(getPublishChecks, { siteId }, { signal })).pages,
  })
  // A page that goes live along with a link to it is no dead end.
  const isTold = ({ kind, targetId }: CheckedWarning) =>
    kind !== 'linkToDraft' || (targetId !== null && left.has(targetId))
  const pages = checked
    .filter(({ key }) => !left.has(key))
    .map((page) => ({ ...page, warnings: page.warnings.filter(isTold) }))
    .filter(({ warnings }) => warnings.length > 0)
  if (pages.length === 0) return null
  return (
    <Notice tone="warning">
      <strong>{text('checks.title')}</strong>
      {pages.map(({ key, pageId, title, warnings, more }) => (
        <section key={key} aria-label={title} className={styles.checked}>
          <strong>{title}</strong>
          <ul className={styles.warnings}>
            {warnings.map((warning, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block may have two warnings that are alike.
              <li key={index}>
                <TextLink href={placePath(siteId, pageId, warning)} onPress={onGo}>
                  {text(`checks.${warning.kind}`, {
                    about: warning.about,
                    size: fileSize(warning.bytes),
                  })}
                </TextLink>
              </li>
            ))}
            {more > 0 && <li>{text('checks.more', { count: more })}</li>}
          </ul>
        </section>
      ))}
    </Notice>
  )
}
