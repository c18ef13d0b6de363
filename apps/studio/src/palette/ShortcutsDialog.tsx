import { Button, Dialog } from '@sitewright/ui'
import { Search } from '@sitewright/ui/icons'
import { panelShortcut } from '../canvas/panel-keys.ts'
import { SHORTCUTS } from '../canvas/shortcuts.ts'
import { COMMANDS, isCommand } from '../editor/commands/commands.ts'
import type { EditorMessage } from '../editor/messages.ts'
import { useWords } from '../editor/use-words.ts'
import { useText } from '../text.ts'
import styles from './Palette.module.css'
import { showPalette } from './palette-store.ts'
import { STUDIO_SHORTCUTS } from './studio-shortcuts.ts'
import { TEXT_SHORTCUTS } from './text-shortcuts.ts'
import { writtenChord } from './written-chord.ts'

interface Line {
  readonly label: string
  readonly chords: readonly string[]
}

/** Names of the canvas's commands that are no part of the table of commands. */
const OTHERS: Readonly<Record<string, EditorMessage>> = {
  tools: 'blockTools',
  undo: 'undo',
  redo: 'redo',
  palette: 'add',
}

/** Labels of commands that differ by view, as they are on a desktop. */
const ON_DESKTOPS: Readonly<Record<string, EditorMessage>> = {
  hide: 'hideOnDesktops',
  remove: 'remove',
}

/** The sheet of shortcuts, from the tables by which the keyboard is read. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const words = useWords()
  const onPage: Line[] = Object.entries(SHORTCUTS).flatMap(([name, chords]) => {
    const command = isCommand(name) ? COMMANDS[name] : undefined
    const own = command && typeof command.label === 'string' ? command.label : ON_DESKTOPS[name]
    const label = own ?? OTHERS[name]
    return label ? [{ label: words(label), chords }] : []
  })
  const panels: Line[] = [
    { label: words('collapseAdd'), chords: [panelShortcut('add')] },
    { label: words('collapseSettings'), chords: [panelShortcut('settings')] },
  ]
  const parts: readonly (readonly [title: string, lines: readonly Line[]])[] = [
    [
      text('shortcuts.everywhere'),
      STUDIO_SHORTCUTS.map(({ label, chord }) => ({ label: text(label), chords: [chord] })),
    ],
    [
      text('shortcuts.text'),
      TEXT_SHORTCUTS.map(({ label, values, chord }) => ({
        label: words(label, values),
        chords: [chord],
      })),
    ],
    [text('shortcuts.page'), [...onPage, ...panels]],
  ]
  return (
    <Dialog isOpen size="large" title={text('shortcuts.open')} onClose={onClose}>
      <div>
        <Button size="small" icon={Search} onPress={() => showPalette('palette')}>
          {text('palette.open')}
        </Button>
      </div>
      <div className={styles.sheet}>
        {parts.map(([title, lines]) => (
          <section key={title}>
            <h3 className={styles.part}>{title}</h3>
            <dl className={styles.shortcuts}>
              {lines.map(({ label, chords }) => (
                <div key={label} className={styles.shortcut}>
                  <dt>{label}</dt>
                  <dd>
                    {chords.map((chord) => (
                      <kbd key={chord}>{writtenChord(chord)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
