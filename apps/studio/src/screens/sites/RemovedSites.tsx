import type { RemovedSite } from '@sitewright/api/sites/shapes'
import { Button, Notice, showToast } from '@sitewright/ui'
import { RotateCcw } from '@sitewright/ui/icons'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../text.ts'
import styles from './SitesScreen.module.css'
import { useRemovedSites, useRestoreSite } from './use-sites.ts'

/** Sites that were deleted, with how long they can still be taken back. */
export function RemovedSites() {
  const text = useText()
  const id = useId()
  const { data: removed = [] } = useRemovedSites()
  const restore = useRestoreSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const isPressed = useRef(false)
  const { length } = removed
  useEffect(() => {
    const wasPressed = isPressed.current
    isPressed.current = false
    if (!wasPressed || document.activeElement !== document.body) return
    // The button is gone with its line; the keyboard goes on here, or from the top of the screen.
    const next = length > 0 ? heading.current : document.getElementById('main')
    next?.focus()
  }, [length])
  if (length === 0) return null
  return (
    <section className={styles.removed} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {text('sites.removed')}
      </h2>
      {restore.error && (
        <Notice tone="danger" isAlert>
          {restore.error.message}
        </Notice>
      )}
      <ul className={styles.removedList}>
        {removed.map((site) => (
          <Row
            key={site.id}
            site={site}
            isPending={restore.isPending && restore.variables === site.id}
            onRestore={() => {
              isPressed.current = true
              restore.mutate(site.id, {
                onSuccess: () => showToast({ text: text('sites.restored', { site: site.title }) }),
                onError: () => {
                  isPressed.current = false
                },
              })
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  site: RemovedSite
  isPending: boolean
  onRestore(): void
}

function Row({ site, isPending, onRestore }: RowProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const date = formatDate(site.erasedFrom, { dateStyle: 'long' })
  return (
    <li className={styles.removedRow}>
      <div>
        <h3>{site.title}</h3>
        <p>{text(site.mayRestore ? 'sites.erasedFrom' : 'sites.erasedUnlessOwner', { date })}</p>
      </div>
      {site.mayRestore && (
        <Button
          icon={RotateCcw}
          isPending={isPending}
          aria-label={text('sites.restoreOne', { site: site.title })}
          onPress={onRestore}
        >
          {text('sites.restore')}
        </Button>
      )}
    </li>
  )
}
