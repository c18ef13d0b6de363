import { blockOfType } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import { Button, Checkbox, IconButton, TextField } from '@sitewright/ui'
import { ChevronDown, ChevronUp, X } from '@sitewright/ui/icons'
import { useEffect, useMemo, useState } from 'react'
import { findWords, patternOf, replaceWords } from '../../document/find-words.ts'
import { useSession } from '../drafts-context.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useMayWrite } from '../use-may-write.ts'
import { useWords } from '../use-words.ts'
import styles from './FindBar.module.css'

/** Find and replace on the page: its matches are marked there, and what was selected stays selected. */
export function FindBar({ onClose }: { onClose(): void }) {
  const words = useWords()
  const { visit } = useEditor()
  const [typed, setTyped] = useState('')
  const [replacement, setReplacement] = useState('')
  const [isCaseKept, setCaseKept] = useState(false)
  const [isWholeWords, setWholeWords] = useState(false)
  const [at, setAt] = useState(0)
  const [said, setSaid] = useState('')
  const pattern = useMemo(
    () => patternOf({ words: typed, isCaseKept, isWholeWords }),
    [typed, isCaseKept, isWholeWords],
  )
  const found = useFound(pattern)
  const index = Math.min(at, Math.max(0, found.length - 1))
  const current = found[index]
  useMarks(pattern, current)

  const change = (deed: () => void) => {
    deed()
    setAt(0)
    setSaid('')
  }
  const go = (by: number) => {
    if (found.length === 0) return
    setSaid('')
    setAt((index + by + found.length) % found.length)
  }
  const replace = (which: typeof found) => {
    const done = pattern && replaceWords(visit.workplace(), pattern, which, replacement)
    visit.perform(done?.edit)
    const count = done?.count ?? 0
    // Goes on behind what took the words' place, which may have them in it.
    if (pattern && which.length === 1 && which[0] === current && count > 0) {
      const again = [...replacement.matchAll(pattern)].length
      setAt((index + again) % Math.max(1, found.length - 1 + again))
    }
    if (which.length > 1 || count === 0) {
      setSaid(words('findReplaced', { count, kept: which.length - count }))
    }
  }
  const close = () => {
    onClose()
    visit.focusCanvas()
  }
  const status =
    said ||
    (typed === ''
      ? ''
      : current
        ? words(current.isKept ? 'findKept' : 'findCount', { at: index + 1, count: found.length })
        : words('findNone'))
  return (
    <search
      className={styles.bar}
      aria-label={words('find')}
      data-find=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        else if (event.key === 'F3') go(event.shiftKey ? -1 : 1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          go(1)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey) return
          event.preventDefault()
          go(-1)
        }}
      >
        <TextField
          label={words('findWords')}
          isLabelHidden
          placeholder={words('findWords')}
          value={typed}
          autoFocus
          onChange={(next) => change(() => setTyped(next))}
        />
        <p className={styles.count} role="status">
          {status}
        </p>
        <IconButton label={words('findPrevious')} icon={ChevronUp} onPress={() => go(-1)} />
        <IconButton label={words('findNext')} icon={ChevronDown} onPress={() => go(1)} />
        <div className={styles.choices}>
          <Checkbox
            label={words('findCase')}
            isSelected={isCaseKept}
            onChange={(isOn) => change(() => setCaseKept(isOn))}
          />
          <Checkbox
            label={words('findWhole')}
            isSelected={isWholeWords}
            onChange={(isOn) => change(() => setWholeWords(isOn))}
          />
        </div>
        <div className={styles.close}>
          <IconButton label={words('close')} icon={X} onPress={close} />
        </div>
      </form>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          if (current) replace([current])
        }}
      >
        <TextField
          label={words('findWith')}
          isLabelHidden
          placeholder={words('findWith')}
          value={replacement}
          onChange={setReplacement}
        />
        <Button type="submit" isDisabled={!current || current.isKept}>
          {words('findReplace')}
        </Button>
        <Button isDisabled={found.every(({ isKept }) => isKept)} onPress={() => replace(found)}>
          {words('findReplaceAll')}
        </Button>
      </form>
    </search>
  )
}

type Found = ReturnType<typeof findWords>

/** Matches on the screen as it is drafted now, the footer's last. */
function useFound(pattern: RegExp | undefined): Found {
  const { visit } = useEditor()
  const documents = useSession((state) => state.documents)
  const site = useSession((state) => state.site)
  const mayWrite = useMayWrite(visit.siteId)
  return useMemo(() => {
    if (!pattern) return []
    const { footerDocumentId: footer } = visit
    const order: readonly Id[] = [
      ...Object.keys(documents).filter((id) => id !== footer),
      ...(footer === undefined ? [] : [footer]),
    ]
    return findWords({ documents, site }, pattern, {
      order,
      mayWrite({ type }) {
        const definition = blockOfType(type)
        return definition !== undefined && mayWrite(definition)
      },
    })
  }, [documents, site, pattern, visit, mayWrite])
}

/** Marks the matches on the page while they are looked for; a canvas that was opened anew has none. */
function useMarks(pattern: RegExp | undefined, current: Found[number] | undefined): void {
  const { visit } = useEditor()
  const status = useCanvas((state) => state.status)
  const blockId = current?.address?.blockId ?? ''
  const nth = current?.nth ?? 0
  const isAny = current !== undefined
  useEffect(() => {
    if (status !== 'ready') return
    visit.link.send({
      type: 'find',
      pattern: pattern?.source ?? '',
      flags: pattern?.flags ?? '',
      current: isAny ? { blockId, nth } : null,
    })
  }, [visit, status, pattern, blockId, nth, isAny])
  useEffect(
    () => () => visit.link.send({ type: 'find', pattern: '', flags: '', current: null }),
    [visit],
  )
}
