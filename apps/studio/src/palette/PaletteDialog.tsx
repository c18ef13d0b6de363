import { listMatches } from '@sitewright/api/matches/list-matches'
import { Search } from '@sitewright/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Keyboard,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  Text,
  TextField,
} from 'react-aria-components'
import { useSite, useSites } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useText } from '../text.ts'
import {
  actionEntries,
  matchGroups,
  type PaletteEntry,
  type PaletteGroup,
  placeEntries,
  recentEntries,
  siteEntries,
  studioEntries,
  withWords,
} from './entries.ts'
import styles from './Palette.module.css'
import { usePaletteState } from './palette-store.ts'
import { RECENT_PLACES } from './recent.ts'

/** Entries of a group that are shown; a longer list wants another letter. */
const SHOWN = 8

/** Command palette: one field that finds places, content, orders and actions, and does what is chosen. */
export function PaletteDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const { history } = useRouter()
  const [typed, setTyped] = useState('')
  const siteId = /^\/sites\/([0-9a-f]{24})(?:\/|$)/.exec(useLocation().pathname)?.[1]
  const { groups, isSearching, hasFailed } = useGroups(siteId, typed)
  const shown = groups.filter(({ entries }) => entries.length > 0)
  const all = new Map(shown.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]))
  const choose = (id: unknown) => {
    const entry = all.get(String(id))
    onClose()
    if (entry?.href !== undefined) {
      if (siteId && entry.kind !== 'site') {
        const { href, label, kind } = entry
        RECENT_PLACES.remember(siteId, { href, label, kind })
      }
      history.push(entry.href)
    }
    entry?.run?.()
  }
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={onClose}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={text('palette.open')}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <TextField className={styles.field ?? ''} aria-label={text('palette.label')} autoFocus>
              <Search size={18} aria-hidden="true" />
              <Input className={styles.input ?? ''} placeholder={text('palette.label')} />
            </TextField>
            <Menu
              className={styles.list ?? ''}
              aria-label={text('palette.list')}
              onAction={choose}
              renderEmptyState={() => (
                <p className={styles.empty}>
                  {text(isSearching ? 'palette.searching' : 'palette.none')}
                </p>
              )}
            >
              {shown.map(({ id, title, entries }) => (
                <MenuSection key={id} id={id} aria-label={text(title)}>
                  <Header className={styles.title ?? ''}>{text(title)}</Header>
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
          {hasFailed && (
            <p className={styles.empty} role="alert">
              {text('palette.failed')}
            </p>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Entry({ entry }: { entry: PaletteEntry }) {
  const { id, label, detail, icon: Icon, shortcut } = entry
  return (
    <MenuItem id={id} textValue={label} className={styles.item ?? ''}>
      <Icon size={16} aria-hidden="true" />
      <Text slot="label" className={styles.label ?? ''}>
        {label}
      </Text>
      {detail && (
        <Text slot="description" className={styles.detail ?? ''}>
          {detail}
        </Text>
      )}
      {shortcut && <Keyboard className={styles.keys ?? ''}>{shortcut}</Keyboard>}
    </MenuItem>
  )
}

function useGroups(siteId: string | undefined, typed: string) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const { data: sites = [] } = useSites()
  const offers = usePaletteState((state) => state.offers)
  const { matches, ...state } = useMatches(siteId, typed)
  // Asked once, as the palette opens: what is offered then is about the screen behind it.
  const [actions] = useState(() => [...offers.values()].flatMap((offer) => offer()))
  const recent = siteId === undefined ? [] : recentEntries(siteId)
  const known = (entries: readonly PaletteEntry[]) => withWords(entries, typed).slice(0, SHOWN)
  const groups: PaletteGroup[] = [
    { id: 'recent', title: 'palette.recent', entries: typed === '' ? recent : [] },
    {
      id: 'actions',
      title: 'palette.actions',
      entries: known([...actionEntries(actions), ...studioEntries(text)]),
    },
    ...(siteId === undefined ? [] : matchGroups(siteId, typed === '' ? [] : matches)),
    { id: 'places', title: 'palette.places', entries: site ? known(placeEntries(site, text)) : [] },
    {
      id: 'sites',
      title: 'palette.sites',
      entries: known(siteEntries(sites.filter(({ id }) => id !== siteId))),
    },
  ]
  return { groups, ...state }
}

/** Matches of what was typed; those of the words before stay while new ones come. */
function useMatches(siteId: string | undefined, typed: string) {
  const call = useCall()
  const search = useDeferredValue(typed.trim())
  const isAsked = siteId !== undefined && search !== ''
  const query = useQuery({
    queryKey: ['matches', siteId, search],
    queryFn: async ({ signal }) =>
      (await call(listMatches, { siteId: siteId ?? '', search }, { signal })).matches,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    matches: query.data ?? [],
    isSearching: isAsked && query.isFetching,
    hasFailed: isAsked && query.isError,
  }
}
