import type { LinkTarget } from '@sitewright/api/link-targets/list-link-targets'
import { Button, SearchList, TextField } from '@sitewright/ui'
import { Search } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import { linkGroups } from './link-groups.ts'
import { useLinkTarget, useLinkTargets } from './use-link-targets.ts'

export interface FoundLinkFieldProps {
  siteId: string
  /** Link that is chosen; empty for none. */
  href: string
  problem: string | undefined
  onChoose(href: string): void
}

/** Pages have a list of their own beside it. */
const isOffered = ({ kind }: LinkTarget) => kind !== 'page'

/** Finds an item, product, file or section of the site as one types, and names the one that is chosen. */
export function FoundLinkField({ siteId, href, problem, onChoose }: FoundLinkFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { targets, targetOf } = useLinkTargets(siteId, search, href === '' ? [] : [href])
  const chosen = useLinkTarget(siteId, href)
  if (href !== '') {
    const title = chosen?.title ?? targetOf(href)?.title
    return (
      <>
        <TextField
          isReadOnly
          label={words('linkToFound')}
          value={title ?? (chosen === null ? words('linkGone') : '')}
          problem={problem}
          onChange={() => undefined}
        />
        <Button size="small" icon={Search} onPress={() => onChoose('')}>
          {words('linkToOther')}
        </Button>
      </>
    )
  }
  const offered = { typed: search, targets: targets.filter(isOffered), anchors: [], recent: [] }
  return (
    <SearchList
      label={words('linkToFound')}
      description={words('linkToFoundHint')}
      listLabel={words('linkFound')}
      emptyText={words('linkNothing')}
      value={typed}
      groups={linkGroups(offered, words).filter(({ id }) => id !== 'typed')}
      problem={problem}
      onChange={setTyped}
      onChoose={onChoose}
    />
  )
}
