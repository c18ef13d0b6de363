import { CallFailure } from '@sitewright/api/client'
import { FileDrop, Notice, Progress } from '@sitewright/ui'
import { useText } from '../../text.ts'
import styles from './ThemesScreen.module.css'
import { type ThemeFinding, useInstallTheme } from './use-themes.ts'

/** Takes an archive, and says place by place what is wrong with one that is not taken. */
export function InstallTheme({ siteId }: { siteId: string }) {
  const text = useText()
  const { install, sent } = useInstallTheme(siteId)
  const { data, error } = install
  return (
    <div className={styles.install}>
      <FileDrop
        label={text('themes.drop')}
        description={text('themes.kinds')}
        chooseLabel={text('themes.choose')}
        isCompact
        isBusy={install.isPending}
        onFiles={([file]) => file && install.mutate(file)}
      />
      {install.isPending &&
        (sent < 1 ? (
          <Progress label={text('themes.sending')} value={sent * 100} />
        ) : (
          <Progress label={text('themes.checking')} />
        ))}
      {error && (
        <Notice tone="danger" isAlert>
          <strong>{text('themes.refused')}</strong>
          <Problems problems={problemsOf(error)} />
        </Notice>
      )}
      {data && (
        <Notice tone="success" isAlert>
          {text('themes.installed', { name: data.version.name, number: data.version.number })}
        </Notice>
      )}
      {data && data.findings.length > 0 && (
        <details>
          <summary>{text('themes.findings', { count: data.findings.length })}</summary>
          <Problems problems={data.findings.map(placed)} />
        </details>
      )}
    </div>
  )
}

interface Problem {
  /** File, line and column. */
  readonly place: string
  readonly message: string
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ place, message }) => (
        <li key={`${place} ${message}`}>
          {place !== '' && <code>{place}</code>} {message}
        </li>
      ))}
    </ul>
  )
}

/** The server's name for problems of the archive itself. */
const ARCHIVE = 'archive'

function problemsOf(error: Error): readonly Problem[] {
  const errors = error instanceof CallFailure ? Object.entries(error.envelope.errors ?? {}) : []
  if (errors.length === 0) return [{ place: '', message: error.message }]
  return errors.map(([place, message]) => ({ place: place === ARCHIVE ? '' : place, message }))
}

function placed({ file, line, column, message, hint = '' }: ThemeFinding): Problem {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return { place, message: `${message} ${hint}`.trim() }
}
