import { announcementAt } from '@sitewright/core/content/site-header'
import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'
import { Notice, TextField } from '@sitewright/ui'
import { SiteTimeField } from '../../forms/SiteTimeField.tsx'
import { useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import { useWords } from '../use-words.ts'
import { HeaderAddress } from './HeaderAddress.tsx'
import { useHeader } from './use-header.ts'

const TIMES = ['announcementFrom', 'announcementUntil'] as const

/** The line above the header, where it leads, and the times between which visitors see it. */
export function AnnouncementFields() {
  const words = useWords()
  const { timeZone } = useEditor().visit.opened.siteFacts
  const { header, change } = useHeader()
  const { announcement, announcementFrom, announcementUntil } = header
  const isNever =
    typeof announcementFrom === 'number' &&
    typeof announcementUntil === 'number' &&
    announcementUntil <= announcementFrom
  const isWaiting = announcement !== '' && !announcementAt(header, Date.now())
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('announcementBar')}</legend>
      <TextField
        isOptional
        label={words('announcement')}
        description={words('announcementHint')}
        maxLength={200}
        value={announcement}
        onChange={(text) => change({ announcement: text })}
      />
      {announcement !== '' && (
        <>
          <HeaderAddress
            label={words('announcementUrl')}
            value={header.announcementUrl ?? ''}
            onChange={(announcementUrl) => change({ announcementUrl })}
          />
          {TIMES.map((name) => {
            const at = header[name] ?? null
            return (
              <SiteTimeField
                key={name}
                isOptional
                isReadOnly={false}
                label={words(name)}
                timeZone={timeZone}
                value={at === null ? '' : localTimeOf(at, timeZone)}
                problem={
                  name === 'announcementUntil' && isNever ? words('announcementNever') : undefined
                }
                onChange={(local) => change({ [name]: instantOf(local, timeZone) ?? null })}
              />
            )
          })}
          {isWaiting && !isNever && <Notice>{words('announcementWaits')}</Notice>}
        </>
      )}
    </fieldset>
  )
}
