import { Select, type SelectOption, Switch, TextField } from '@sitewright/ui'
import { useState } from 'react'
import type { BlockServices } from '../block-settings.ts'
import styles from '../settings.module.css'
import type { Link } from './link.ts'
import { type LinkEntry, type LinkEntryKind, linkEntryOf, linkEntryTarget } from './link-entry.ts'

const KINDS: readonly SelectOption<LinkEntryKind>[] = [
  { id: 'none', label: 'Nothing' },
  { id: 'page', label: 'A page of this site' },
  { id: 'web', label: 'A web address' },
  { id: 'mail', label: 'An email address' },
  { id: 'phone', label: 'A phone number' },
  { id: 'anchor', label: 'A section of this page' },
]

/** Files are linked from the text editor; here such a link can only be kept or replaced. */
const FILE_KIND: SelectOption<LinkEntryKind> = { id: 'file', label: 'A file' }

type TypedKind = Exclude<LinkEntryKind, 'none' | 'page' | 'file'>

const TYPED: Readonly<Record<TypedKind, { label: string; placeholder: string; problem: string }>> =
  {
    web: {
      label: 'Address',
      placeholder: 'example.com',
      problem: 'Enter an address such as example.com.',
    },
    mail: {
      label: 'Email address',
      placeholder: 'name@example.com',
      problem: 'Enter an email address.',
    },
    phone: {
      label: 'Phone number',
      placeholder: '+1 212 555 0100',
      problem: 'Enter a phone number.',
    },
    anchor: {
      label: 'Name of the section',
      placeholder: 'prices',
      problem: 'Enter a name without spaces.',
    },
  }

export interface LinkSettingsProps {
  link: Link
  services: Pick<BlockServices, 'pages'>
  onChange(link: Link, coalesceKey?: string): void
}

/** Where something leads. Reports a target only once it is one; until then it says what is missing. */
export function LinkSettings({ link, services, onChange }: LinkSettingsProps) {
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
        label="Links to"
        options={entry.kind === 'file' ? [...KINDS, FILE_KIND] : KINDS}
        value={entry.kind}
        onChange={(kind) => enter({ kind, text: '' })}
      />
      {entry.kind === 'page' && (
        <Select
          label="Page"
          options={pageOptions(services.pages)}
          value={entry.text}
          onChange={(text) => enter({ kind: 'page', text })}
        />
      )}
      {isTyped(entry.kind) && (
        <TextField
          label={TYPED[entry.kind].label}
          placeholder={TYPED[entry.kind].placeholder}
          value={entry.text}
          problem={linkEntryTarget(entry) === undefined ? TYPED[entry.kind].problem : undefined}
          onChange={(text) => enter({ ...entry, text }, 'link')}
        />
      )}
      {link.href !== '' && (
        <Switch
          label="Open in a new window"
          isSelected={link.newWindow}
          onChange={(newWindow) => onChange({ ...link, newWindow })}
        />
      )}
    </div>
  )
}

function isTyped(kind: LinkEntryKind): kind is TypedKind {
  return kind in TYPED
}

function pageOptions(pages: BlockServices['pages']): SelectOption<string>[] {
  return pages.map(({ id, title, path }) => ({ id, label: title, description: path }))
}
