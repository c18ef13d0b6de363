import { Button, Field } from '@sitewright/ui'
import { useId, useRef, useState } from 'react'
import { useWords } from '../editor/use-words.ts'
import { CAN_EDIT_CODE, CodeNotice } from '../forms/CodeField.tsx'
import styles from './CssEditor.module.css'
import panel from './StylePanel.module.css'
import { useStyleState, useStyles } from './style-context.ts'
import type { StyleState } from './style-state.ts'
import { TweakGroup } from './TweakGroup.tsx'

type Problem = StyleState['problems'][number]

/** The server's name of the owner's own CSS. */
const OWN = 'custom.css'

/** CSS of the owner's own, which comes last. What is wrong in it stands at its line; what was typed stays. */
export function CssEditor({ problems }: { problems: readonly Problem[] }) {
  const words = useWords()
  const session = useStyles()
  const css = useStyleState((state) => state.style.css)
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [scroll, setScroll] = useState(0)
  const own = problems.filter(({ file }) => file === OWN)
  const wrong = new Set(own.map(({ line }) => line))
  const lines = css.split('\n')
  return (
    <TweakGroup title={words('ownCss')} isOpenAtFirst={css !== ''}>
      <CodeNotice />
      <Field label={words('ownCss')} isLabelHidden description={words('ownCssHint')}>
        {({ 'aria-describedby': hint, ...aria }) => (
          <div className={styles.editor} data-invalid={own.length > 0}>
            <div className={styles.numbers} aria-hidden="true">
              <div style={{ transform: `translateY(${-scroll}px)` }}>
                {lines.map((_line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                  <span key={index} data-wrong={wrong.has(index + 1)}>
                    {index + 1}
                  </span>
                ))}
              </div>
            </div>
            <textarea
              {...aria}
              ref={area}
              aria-describedby={`${hint} ${listId}`}
              aria-invalid={own.length > 0}
              className={styles.text}
              rows={12}
              value={css}
              spellCheck={false}
              autoComplete="off"
              wrap="off"
              readOnly={!CAN_EDIT_CODE}
              onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
              onChange={(event) => session.setCss(event.target.value)}
            />
          </div>
        )}
      </Field>
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
                  onPress={() => showPlace(area.current, { line, column })}
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
    </TweakGroup>
  )
}

function showPlace(
  area: HTMLTextAreaElement | null,
  { line, column = 1 }: { line: number; column?: number | undefined },
): void {
  if (!area) return
  const before = area.value.split('\n').slice(0, line - 1)
  const at = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
  area.focus()
  area.setSelectionRange(at, at)
}
