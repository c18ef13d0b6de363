import { Button } from '@sitewright/ui'
import { useId, useMemo, useRef } from 'react'
import { useWords } from '../editor/use-words.ts'
import { CodeNotice } from '../forms/CodeField.tsx'
import type { CodeEditorHandle, Mistake } from '../forms/code-editor/code-editor-props.ts'
import { LateCodeEditor } from '../forms/code-editor/LateCodeEditor.tsx'
import styles from './CssEditor.module.css'
import panel from './StylePanel.module.css'
import { useStyleState, useStyles } from './style-context.ts'
import type { StyleState } from './style-state.ts'
import { TweakGroup } from './TweakGroup.tsx'

/** The server's name of the owner's own CSS. */
const OWN = 'custom.css'
/** Names of choices that are variables in LESS; those with spaces only switch something. */
const VARIABLE = /^[\w-]+$/

/** CSS of the owner's own, which comes last; its editor is fetched when it is opened. */
export function CssEditor({ server }: { server: StyleState }) {
  const words = useWords()
  const isEmpty = useStyleState((state) => state.style.css === '')
  return (
    <TweakGroup title={words('ownCss')} isOpenAtFirst={!isEmpty} isDrawnLate>
      <CssField server={server} />
    </TweakGroup>
  )
}

/** The editor. Mistakes stand at their lines and in a list below it; what was typed stays. */
function CssField({ server: { problems, tweaks, properties } }: { server: StyleState }) {
  const words = useWords()
  const session = useStyles()
  const css = useStyleState((state) => state.style.css)
  const values = useStyleState((state) => state.style.tweaks)
  const [hintId, listId] = [useId(), useId()]
  const editor = useRef<CodeEditorHandle>(null)
  const own = useMemo(() => problems.filter(({ file }) => file === OWN), [problems])
  const mistakes = useMemo(
    () =>
      own.flatMap((one): Mistake[] => (one.line === undefined ? [] : [{ ...one, line: one.line }])),
    [own],
  )
  const suggestions = [
    ...tweaks
      .filter(({ name }) => VARIABLE.test(name))
      .map(({ name, initial }) => ({ word: `@${name}`, detail: values[name] ?? initial })),
    ...properties.map(({ name, value }) => ({ word: name, detail: value })),
  ]
  return (
    <>
      <CodeNotice />
      <p id={hintId} className={panel.status}>
        {words('ownCssHint')} {words('ownCssKeys')}
      </p>
      <LateCodeEditor
        ref={editor}
        label={words('ownCss')}
        describedBy={`${hintId} ${listId}`}
        isInvalid={own.length > 0}
        value={css}
        mistakes={mistakes}
        suggestions={suggestions}
        onChange={session.setCss}
      />
      <ul id={listId} className={styles.problems} aria-live="polite">
        {own.map(({ message, line, column }) => (
          <li key={`${line} ${column} ${message}`}>
            {line === undefined ? (
              message
            ) : (
              <>
                <Button
                  size="small"
                  look="quiet"
                  onPress={() => editor.current?.goTo({ line, column })}
                >
                  {words('lineNumber', { line })}
                </Button>{' '}
                {message}
              </>
            )}
          </li>
        ))}
      </ul>
      {own.length === 0 && css !== '' && <p className={panel.status}>{words('ownCssFine')}</p>}
    </>
  )
}
