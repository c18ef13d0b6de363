import { putPublicationName } from '@sitewright/api/content/put-publication-name'
import type { Publication } from '@sitewright/api/content/shapes'
import { Badge, Button, Notice, TextField } from '@sitewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import styles from './HistoryDialog.module.css'
import { useWords } from './use-words.ts'

export interface VersionRowProps {
  siteId: string
  version: Publication
  /** Moment of it, by the clock of the site. */
  at: string
  /** Shows it alone, or compared with the drafts. */
  onLook(isCompared: boolean): void
  onBack(asDraft: boolean): void
}

/** A version of the history: its name, who made it and when, the changes it brought, and the ways to it. */
export function VersionRow({ siteId, version, at, onLook, onBack }: VersionRowProps) {
  const words = useWords()
  const mayPublish = useCan(siteId)('content.publish')
  const [isNaming, setNaming] = useState(false)
  const { name, note, by, changes, isLive } = version
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <strong>{name || at}</strong>
        <span>
          {name && `${at} · `}
          {note} · {by}
        </span>
        {changes.length > 0 && <small>{changes.join(', ')}</small>}
        {isNaming && <NameForm siteId={siteId} version={version} onDone={() => setNaming(false)} />}
      </div>
      <div className={styles.deeds}>
        {isLive && <Badge tone="success">{words('live')}</Badge>}
        <Button size="small" onPress={() => onLook(false)}>
          {words('versionLook')}
        </Button>
        <Button size="small" onPress={() => onLook(true)}>
          {words('versionCompare')}
        </Button>
        {mayPublish && (
          <>
            <Button size="small" onPress={() => setNaming(!isNaming)} aria-expanded={isNaming}>
              {words(name ? 'versionRename' : 'versionName')}
            </Button>
            {!isLive && (
              <Button size="small" onPress={() => onBack(false)}>
                {words('goBackTo')}
              </Button>
            )}
            <Button size="small" onPress={() => onBack(true)}>
              {words('asDraft')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

interface NameFormProps extends Pick<VersionRowProps, 'siteId' | 'version'> {
  onDone(): void
}

function NameForm({ siteId, version, onDone }: NameFormProps) {
  const words = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const [name, setName] = useState(version.name)
  const save = useMutation({
    mutationFn: () => call(putPublicationName, { siteId, publicationId: version.id, name }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['publications', siteId] })
      onDone()
    },
  })
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {save.error && (
        <Notice tone="danger" isAlert>
          {save.error.message}
        </Notice>
      )}
      <TextField
        label={words('versionNameLabel')}
        description={words('versionNameHint')}
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <Button type="submit" size="small" look="primary" isPending={save.isPending}>
        {words('versionNameSave')}
      </Button>
    </form>
  )
}
