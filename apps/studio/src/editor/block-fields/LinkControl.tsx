import { Button, Select, type SelectOption, Switch, TextField } from '@sitewright/ui'
import { Search } from '@sitewright/ui/icons'
import { useState } from 'react'
import type { EditorMessage } from '../messages.ts'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { BlockServices, ControlProps } from './control.ts'
import {
  LINK_ENTRY_KINDS,
  type LinkEntry,
  type LinkEntryKind,
  linkEntryOf,
  linkEntryTarget,
} from './link-entry.ts'

const KINDS: Readonly<Record<LinkEntryKind, EditorMessage>> = {
  none: 'linkToNothing',
  page: 'linkToPage',
  web: 'linkToWeb',
  mail: 'linkToMail',
  phone: 'linkToPhone',
  anchor: 'linkToAnchor',
  section: 'linkToSection',
  item: 'linkToItem',
  file: 'linkToFile',
}

type TypedKind = Exclude<LinkEntryKind, 'none' | 'page' | 'section' | 'item' | 'file'>

const TYPED: Readonly<
  Record<TypedKind, Readonly<Record<'label' | 'placeholder' | 'problem', EditorMessage>>>
> = {
  web: { label: 'linkWeb', placeholder: 'linkWebExample', problem: 'linkWebProblem' },
  mail: { label: 'linkMail', placeholder: 'linkMailExample', problem: 'linkMailProblem' },
  phone: { label: 'linkPhone', placeholder: 'linkPhoneExample', problem: 'linkPhoneProblem' },
  anchor: { label: 'linkAnchor', placeholder: 'linkAnchorExample', problem: 'linkAnchorProblem' },
}

/** Enters a link target. Reports it only once it is valid; until then it says what is missing. */
export function LinkControl({ value: link, services, onChange }: ControlProps<'link'>) {
  const words = useWords()
  const { chooseLink } = services
  const [draft, setDraft] = useState({ entry: linkEntryOf(link.href), href: link.href })
  // Undo and redo change the link from outside, and then it is the link that counts.
  const entry = draft.href === link.href ? draft.entry : linkEntryOf(link.href)

  const enter = (next: LinkEntry, coalesceKey?: string) => {
    const href = linkEntryTarget(next)
    setDraft({ entry: next, href: href ?? link.href })
    if (href !== undefined && href !== link.href) onChange({ ...link, href }, coalesceKey)
  }

  return (
    <div className={styles.group}>
      <Select
        label={words('linkTo')}
        options={offeredKinds(entry.kind).map((id) => ({ id, label: words(KINDS[id]) }))}
        value={entry.kind}
        onChange={(kind) => enter({ kind, text: '' })}
      />
      {entry.kind === 'page' && (
        <Select
          label={words('linkToWhichPage')}
          options={pageOptions(services.pages, { id: entry.text, label: words('pageGone') })}
          value={entry.text}
          onChange={(text) => enter({ kind: 'page', text })}
        />
      )}
      {isTyped(entry.kind) && (
        <TextField
          label={words(TYPED[entry.kind].label)}
          placeholder={words(TYPED[entry.kind].placeholder)}
          value={entry.text}
          problem={
            linkEntryTarget(entry) === undefined ? words(TYPED[entry.kind].problem) : undefined
          }
          onChange={(text) => enter({ ...entry, text }, 'typing')}
        />
      )}
      {chooseLink && (
        <Button
          size="small"
          icon={Search}
          onPress={async () => {
            const chosen = await chooseLink(link)
            if (!chosen) return
            setDraft({ entry: linkEntryOf(chosen.href), href: chosen.href })
            onChange(chosen)
          }}
        >
          {words('linkChoose')}
        </Button>
      )}
      {link.href !== '' && (
        <Switch
          label={words('linkNewWindow')}
          isSelected={link.newWindow}
          onChange={(newWindow) => onChange({ ...link, newWindow })}
        />
      )}
    </div>
  )
}

/** Kinds that are found by searching the site; a link of such a kind can be kept, or replaced by another. */
const SEARCHED: ReadonlySet<LinkEntryKind> = new Set(['section', 'item', 'file'])

function offeredKinds(current: LinkEntryKind): readonly LinkEntryKind[] {
  return LINK_ENTRY_KINDS.filter((kind) => !SEARCHED.has(kind) || kind === current)
}

function isTyped(kind: LinkEntryKind): kind is TypedKind {
  return kind in TYPED
}

/** The pages of the site; the chosen one, too, while it is none of them any more. */
function pageOptions(
  pages: BlockServices['pages'],
  chosen: SelectOption<string>,
): SelectOption<string>[] {
  const offered = pages.map(({ id, title, path }) => ({ id, label: title, description: path }))
  const isGone = chosen.id !== '' && pages.every(({ id }) => id !== chosen.id)
  return isGone ? [chosen, ...offered] : offered
}
