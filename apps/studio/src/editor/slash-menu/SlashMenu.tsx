import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { SlashKey } from '../../canvas/protocol.ts'
import { menuBelow, type Size } from '../beside-words.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import type { SlashChoice } from './choices.ts'
import styles from './SlashMenu.module.css'
import { choicesOf, pressSlashKey, takeChoice } from './slash-answers.ts'

export interface SlashMenuProps extends Size {
  /** Screen pixels for one pixel of the page. */
  scale: number
}

/**
 * Choices for a slash that is typed in a text. The text keeps the keyboard, in another document than the list, so that what is
 * chosen is said by the live region instead of `aria-activedescendant`.
 */
export function SlashMenu(props: SlashMenuProps) {
  const isAsked = useCanvas(({ text, words }) => text?.slash != null && words !== null)
  return isAsked && <OpenMenu {...props} />
}

/** Keys of the list for those who went into it; in the text they are the same. */
const SLASH_KEYS_OF: Readonly<Record<string, SlashKey | 'leave'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'take',
  Escape: 'leave',
}

function OpenMenu({ scale, width, height }: SlashMenuProps) {
  const id = useId()
  const words = useWords()
  const { visit } = useEditor()
  const rect = useCanvas((state) => state.words)
  const index = useCanvas((state) => state.slashIndex)
  const question = useCanvas(({ text }) => text?.slash ?? '')
  const choices = choicesOf(visit)
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<{ readonly top: number; readonly bottom: number }>()

  // The part of the canvas that is in sight: a keyboard on the screen covers some of the window.
  useLayoutEffect(() => {
    const measure = () => {
      const top = box.current?.offsetParent?.getBoundingClientRect().top ?? 0
      const view = window.visualViewport
      setSeen({ top: -top, bottom: (view ? view.height + view.offsetTop : innerHeight) - top })
    }
    measure()
    window.visualViewport?.addEventListener('resize', measure)
    return () => window.visualViewport?.removeEventListener('resize', measure)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have another one at the same place
  useLayoutEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [index, question])

  // A press anywhere else in the studio leaves the slash as it is; one on the page moves the cursor away from it.
  useLayoutEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target)) return
      visit.link.send({ type: 'leaveSlash', isEnter: false })
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [visit])

  if (!rect) return null
  const slash = {
    x: rect.x * scale,
    y: rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  }
  const room = {
    width,
    top: Math.max(0, seen?.top ?? 0),
    bottom: Math.min(height, seen?.bottom ?? height),
  }
  const hasGroups = question.trim() === ''
  return (
    <div
      ref={box}
      className={styles.menu}
      style={menuBelow(slash, room)}
      role="listbox"
      aria-label={words('slashMenu')}
      aria-activedescendant={choices[index] && `${id}-${index}`}
      tabIndex={0}
      data-slash-menu=""
      // The text keeps the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const key = SLASH_KEYS_OF[event.key]
        if (key === undefined) return
        event.preventDefault()
        if (key === 'leave') {
          visit.link.send({ type: 'leaveSlash', isEnter: false })
          visit.focusCanvas()
        } else pressSlashKey(visit, { key })
      }}
    >
      {choices.map((choice, at) => (
        <Choice
          key={choice.id}
          id={`${id}-${at}`}
          choice={choice}
          isChosen={at === index}
          title={hasGroups ? titleAt(choices, at) : undefined}
          onHover={() => visit.canvas.setState({ slashIndex: at })}
          onTake={() => takeChoice(visit, choice)}
        />
      ))}
      {choices.length === 0 && (
        <div
          className={styles.none}
          role="option"
          tabIndex={-1}
          aria-selected={false}
          aria-disabled
        >
          {words('slashNone')}
        </div>
      )}
    </div>
  )
}

/** The title of the group that begins with a choice. */
function titleAt(choices: readonly SlashChoice[], at: number) {
  const kindOf = (choice: SlashChoice | undefined) =>
    choice && (choice.gives.format === undefined ? 'slashBlocks' : 'slashTexts')
  const kind = kindOf(choices[at])
  return kind === kindOf(choices[at - 1]) ? undefined : kind
}

interface ChoiceProps {
  id: string
  choice: SlashChoice
  isChosen: boolean
  title: 'slashBlocks' | 'slashTexts' | undefined
  onHover(): void
  onTake(): void
}

function Choice({ id, choice, isChosen, title, onHover, onTake }: ChoiceProps) {
  const words = useWords()
  const { icon: Icon, label, summary } = choice
  return (
    <>
      {title && (
        <div className={styles.title} role="presentation">
          {words(title)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the text */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        className={styles.choice}
        aria-selected={isChosen}
        onPointerMove={({ pointerType }) => {
          if (pointerType !== 'touch' && !isChosen) onHover()
        }}
        onClick={onTake}
      >
        {Icon && <Icon size={18} aria-hidden="true" />}
        <span className={styles.words}>
          {label}
          <small>{summary}</small>
        </span>
      </div>
    </>
  )
}
