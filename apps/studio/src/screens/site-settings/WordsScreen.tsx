import type { SiteWord } from '@sitewright/api/sites/site-word-shapes'
import {
  Badge,
  Button,
  Card,
  IconButton,
  Notice,
  PageHeader,
  SearchField,
  Switch,
  Table,
  type TableColumn,
} from '@sitewright/ui'
import { Undo2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { SettingsNav } from './SettingsNav.tsx'
import { useChangeWord, useSiteWords } from './use-site-words.ts'
import { WordDialog } from './WordDialog.tsx'
import styles from './WordsScreen.module.css'
import { PLACE_LABELS, PLACES, type Place } from './word-places.ts'

export interface WordsScreenProps {
  siteId: string
  /** Group that is open at first. */
  place?: string | undefined
}

/** The words that visitors read and nobody wrote on a page, to be changed one by one. */
export function WordsScreen({ siteId, place }: WordsScreenProps) {
  const text = useText()
  const words = useSiteWords(siteId)
  useTitle(text('siteSettings.words'))
  return (
    <Screen>
      <PageHeader title={text('siteSettings.title')} description={text('words.description')} />
      <SettingsNav siteId={siteId} part="/words" />
      <QueryView query={words} loading={text('words.loading')} failed={text('words.failed')}>
        {(rows) => <WordGroups siteId={siteId} words={rows} opens={place} />}
      </QueryView>
    </Screen>
  )
}

interface WordGroupsProps {
  readonly siteId: string
  readonly words: readonly SiteWord[]
  readonly opens: string | undefined
}

function WordGroups({ siteId, words, opens }: WordGroupsProps) {
  const text = useText()
  const change = useChangeWord(siteId)
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [edited, setEdited] = useState<SiteWord>()
  const wish = search.trim().toLowerCase()
  const found = words.filter(
    ({ original, own }) =>
      (own !== '' || !onlyChanged) && `${own} ${original}`.toLowerCase().includes(wish),
  )
  const changed = words.filter(({ own }) => own !== '').length
  const edit = (word: SiteWord) => {
    change.reset()
    setEdited(word)
  }
  return (
    <>
      {change.error && !edited && (
        <Notice tone="danger" isAlert>
          {change.error.message}
        </Notice>
      )}
      <Card isFlush>
        <div className={`${list.tools} ${styles.tools}`}>
          <SearchField label={text('words.search')} value={search} onChange={setSearch} />
          <Switch
            label={text('words.onlyChanged')}
            isSelected={onlyChanged}
            onChange={setOnlyChanged}
          />
          <span role="status">{text('words.count', { changed, count: words.length })}</span>
        </div>
        {found.length === 0 && (
          <p className={styles.nothing}>
            {text(onlyChanged && changed === 0 ? 'words.noneChanged' : 'words.nothing')}
          </p>
        )}
        {PLACES.map((place) => (
          <WordGroup
            key={`${place} ${wish !== '' || onlyChanged}`}
            place={place}
            words={found.filter(({ places: [first] }) => first === place)}
            isOpen={wish !== '' || onlyChanged || place === opens}
            onEdit={edit}
            onRestore={(word) => change.mutate({ word, text: '' })}
          />
        ))}
      </Card>
      {edited && <WordDialog word={edited} change={change} onClose={() => setEdited(undefined)} />}
    </>
  )
}

interface WordGroupProps {
  readonly place: Place
  readonly words: readonly SiteWord[]
  /** Whether it begins open; its rows are drawn only while it is. */
  readonly isOpen: boolean
  onEdit(word: SiteWord): void
  onRestore(word: SiteWord): void
}

function WordGroup({ place, words, isOpen: beginsOpen, onEdit, onRestore }: WordGroupProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(beginsOpen)
  if (words.length === 0) return null
  const label = text(PLACE_LABELS[place])
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{text('words.place', { place: label, count: words.length })}</summary>
      {isOpen && (
        <Table
          label={label}
          columns={columnsOf(text, onEdit, onRestore)}
          rows={words}
          rowKey={({ keys }) => keys.join(' ')}
        />
      )}
    </details>
  )
}

function columnsOf(
  text: ReturnType<typeof useText>,
  onEdit: WordGroupProps['onEdit'],
  onRestore: WordGroupProps['onRestore'],
): TableColumn<SiteWord>[] {
  return [
    {
      id: 'said',
      label: text('words.said'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ original, own }) => (
        <span className={styles.said}>
          {own || original} {own && <Badge>{text('words.changed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'original',
      label: text('words.original'),
      phone: 'below',
      cell: ({ original, own }) => own && <span className={styles.said}>{original}</span>,
    },
    {
      id: 'actions',
      label: text('words.actions'),
      isLabelHidden: true,
      align: 'end',
      phone: 'end',
      cell: (word) => (
        <span className={styles.actions}>
          {word.own && (
            <IconButton
              label={text('words.backOf', { words: word.original })}
              icon={Undo2}
              onPress={() => onRestore(word)}
            />
          )}
          <Button
            aria-label={text('words.changeOf', { words: word.own || word.original })}
            onPress={() => onEdit(word)}
          >
            {text('words.change')}
          </Button>
        </span>
      ),
    },
  ]
}
