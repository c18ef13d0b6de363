import type { LinkTarget } from '@sitewright/api/link-targets/list-link-targets'
import { linkReference } from '@sitewright/core/links/link-address'
import { Button, Checkbox, Dialog, SearchList } from '@sitewright/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import { Form } from 'react-aria-components'
import { setSection } from '../../document/section-edits.ts'
import { sectionAt } from '../../document/selection.ts'
import { LINK_EXAMPLES, linkAddress, linkProblem } from '../../rich-text/link-address.ts'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import { shownIn, subjectOf } from '../subject.ts'
import { useWords } from '../use-words.ts'
import { linkGroups } from './link-groups.ts'
import { pageAnchors } from './page-anchors.ts'
import { RECENT_LINKS } from './recent-links.ts'
import { useLinkTargets } from './use-link-targets.ts'

export interface LinkValue {
  readonly href: string
  readonly newWindow: boolean
}

export interface LinkPickerProps {
  /** The link that is there now. */
  link: LinkValue | null
  /** Whether the place can hold an address; any by default. */
  accepts?: ((href: string) => boolean) | undefined
  /** For a place whose links always open in the same window. */
  isSameWindow?: boolean | undefined
  onApply(link: LinkValue): void
  onRemove(): void
  onClose(): void
}

const ANYTHING = () => true

/** Dialog for the target of a link: pages, sections, items, products and files are found as one types, or any address. */
export function LinkPicker(props: LinkPickerProps) {
  const { link, accepts = ANYTHING, isSameWindow = false, onApply, onRemove, onClose } = props
  const words = useWords()
  const formId = useId()
  const { visit } = useEditor()
  const { siteId } = visit
  const [typed, setTyped] = useState<string>()
  const [newWindow, setNewWindow] = useState(link?.newWindow ?? false)
  const [isChecked, setChecked] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  const [recent] = useState(() => RECENT_LINKS.of(siteId))
  const anchors = usePageAnchors()

  const search = (typed ?? '').trim()
  const references = [link?.href ?? '', ...recent].filter(linkReference)
  const { targets, isSettled, targetOf } = useLinkTargets(siteId, search, references)
  const now = link && targetOf(link.href)
  const value = typed ?? now?.title ?? (linkReference(link?.href ?? '') ? '' : (link?.href ?? ''))
  const groups = linkGroups(
    {
      typed: search,
      targets: targets.filter(({ href }) => accepts(href)),
      anchors: isSettled ? anchors : [],
      recent: recent.filter(accepts),
    },
    words,
  )

  const apply = (href: string) => {
    const anchor = anchors.find(({ name }) => `#${name}` === href)
    if (anchor?.unnamed) {
      const settings = sectionAt(visit.workplace().documents, anchor.unnamed)?.settings
      const edit = settings && setSection(anchor.unnamed, { ...settings, anchor: anchor.name })
      // The words stay what is selected: only the section's name is new.
      if (edit) visit.session.perform({ label: edit.label, changes: edit.changes })
    }
    RECENT_LINKS.remember(siteId, href)
    onApply({ href: asOnThisPage(href), newWindow })
  }
  /** A section of the page that is edited is linked by its name alone, so that the link only scrolls. */
  const asOnThisPage = (href: string) => {
    const reference = linkReference(href)
    const isHere = reference?.fragment && reference.id === shownIn(visit.opened).id
    return isHere && 'pageId' in subjectOf(visit.opened) ? reference.fragment : href
  }
  const submit = () => {
    if (typed === undefined && link) return apply(link.href)
    // Who types a name and presses Enter at once means what is about to be found.
    if (search !== '' && !isSettled && linkAddress(search) === undefined) return setAwaited(true)
    const found = isSettled ? groups.flatMap(({ options }) => options) : []
    // A page may be called as a telephone number is written.
    const named = found.find(({ label }) => label.toLowerCase() === search.trim().toLowerCase())
    const href =
      named?.id ?? pageAt(targets, search, accepts) ?? linkAddress(search) ?? found[0]?.id
    if (search === '' || href === undefined || !accepts(href)) setChecked(true)
    else apply(href)
  }
  useEffect(() => {
    if (!isAwaited || !isSettled) return
    setAwaited(false)
    submit()
  })
  const problem = isChecked ? linkProblem(search) : undefined

  return (
    <Dialog
      isOpen
      size="small"
      title={words('link')}
      onClose={onClose}
      footer={
        <>
          {link && <Button onPress={onRemove}>{words('linkRemove')}</Button>}
          <Button type="submit" form={formId} look="primary">
            {words('linkApply')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.fields ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SearchList
          label={words('linkSearch')}
          description={words('linkSearchHint')}
          listLabel={words('linkFound')}
          emptyText={words('linkNothing')}
          value={value}
          groups={groups}
          problem={problem && words(problem, LINK_EXAMPLES)}
          onChange={(next) => {
            if (next === value) return
            setTyped(next)
            setChecked(false)
            setAwaited(false)
          }}
          onChoose={apply}
        />
        {!isSameWindow && (
          <Checkbox label={words('linkNewWindow')} isSelected={newWindow} onChange={setNewWindow} />
        )}
      </Form>
    </Dialog>
  )
}

/** A link that follows the page whose address was typed; undefined where there is none. */
function pageAt(
  targets: readonly LinkTarget[],
  typed: string,
  accepts: (href: string) => boolean,
): string | undefined {
  return targets.find(({ path, href }) => path === typed && accepts(href))?.href
}

/** Anchors of everything but the footer, which is on every page. */
function usePageAnchors() {
  const { visit } = useEditor()
  const documents = useSession((state) => state.documents)
  return useMemo(() => {
    const { [visit.footerDocumentId ?? '']: _footer, ...own } = documents
    return pageAnchors(own)
  }, [documents, visit.footerDocumentId])
}
