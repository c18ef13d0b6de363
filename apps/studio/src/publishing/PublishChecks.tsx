import {
  type CheckedPart,
  getPublishChecks,
} from '@sitewright/api/publish-checks/get-publish-checks'
import { fileSize } from '@sitewright/core/files/file-size'
import { isToldWithout } from '@sitewright/core/publishing/page-checks'
import { Notice, TextLink } from '@sitewright/ui'
import { useQuery } from '@tanstack/react-query'
import { itemEditorPath } from '../screens/items/item-paths.ts'
import {
  headerSettingsPath,
  type PlaceOnPage,
  pageSettingsPath,
  placePath,
  placeSearch,
} from '../screens/pages/page-paths.ts'
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

/** Address at which a warning is mended, by the screen of its part. */
const PATHS: Readonly<
  Record<CheckedPart['screen'], (siteId: string, id: string, place: PlaceOnPage) => string>
> = {
  page: placePath,
  item: (siteId, id, place) => itemEditorPath(siteId, id) + placeSearch(place),
  product: (siteId, id, place) => itemEditorPath(siteId, id, 'products') + placeSearch(place),
  pageSettings: pageSettingsPath,
  header: headerSettingsPath,
}

/** Tells of what an owner may want to mend in what goes live, each with a link to its place. It holds nothing up. */
export function PublishChecks({ siteId, left, onGo }: PublishChecksProps) {
  const text = useText()
  const call = useCall()
  const { data: checked = [] } = useQuery({
    queryKey: [...changesKey(siteId), 'checks'],
    gcTime: 0,
    queryFn: async ({ signal }) => (await call(getPublishChecks, { siteId }, { signal })).parts,
  })
  const parts = checked
    .filter(({ key }) => key === null || !left.has(key))
    .map((part) => ({
      ...part,
      warnings: part.warnings.filter((warning) => isToldWithout(warning, left)),
    }))
    .filter(({ warnings }) => warnings.length > 0)
  if (parts.length === 0) return null
  return (
    <Notice tone="warning">
      <strong>{text('checks.title')}</strong>
      {parts.map(({ key, screen, id, title, warnings, more }) => (
        <section
          // A page may have several places of its theme, which are called alike.
          key={[screen, id, key, title, ...warnings.map(({ blockId }) => blockId)].join(' ')}
          aria-label={title}
          className={styles.checked}
        >
          <strong>{title}</strong>
          <ul className={styles.warnings}>
            {warnings.map((warning, index) => {
              const words = text(`checks.${warning.kind}`, {
                about: warning.about,
                size: fileSize(warning.bytes),
              })
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a block may have two warnings that are alike.
                <li key={index}>
                  {id === null ? (
                    words
                  ) : (
                    <TextLink href={PATHS[screen](siteId, id, warning)} onPress={onGo}>
                      {words}
                    </TextLink>
                  )}
                </li>
              )
            })}
            {more > 0 && <li>{text('checks.more', { count: more })}</li>}
          </ul>
        </section>
      ))}
    </Notice>
  )
}
