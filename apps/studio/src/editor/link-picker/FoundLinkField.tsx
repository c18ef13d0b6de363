import type { LinkTarget } from '@sitewright/api/link-targets/list-link-targets'
import { SearchList } from '@sitewright/ui'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import { linkGroups } from './link-groups.ts'
import { useLinkTargets } from './use-link-targets.ts'

export interface FoundLinkFieldProps {
  siteId: string
  /** Link that is chosen; empty for none. */
  href: string
  problem: string | undefined
  onChoose(href: string): void
}

/** Pages have a list of their own beside it. */
const isOffered = ({ kind }: LinkTarget) => kind !== 'page'

/** Finds an item, product, file or section of the site as one types. */
export function FoundLinkField({ siteId, href, problem, onChoose }: FoundLinkFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState<string>()
  const search = (typed ?? '').trim()
  const { targets, targetOf } = useLinkTargets(siteId, search, href === '' ? [] : [href])
  const value = typed ?? targetOf(href)?.title ?? ''
  const offered = { typed: search, targets: targets.filter(isOffered), anchors: [], recent: [] }
  return (
    <SearchList
      label={words('linkToFound')}
      description={words('linkToFoundHint')}
      listLabel={words('linkFound')}
      emptyText={words('linkNothing')}
      value={value}
      groups={linkGroups(offered, words).filter(({ id }) => id !== 'typed')}
      problem={problem}
      onChange={(next) => {
        if (next !== value) setTyped(next)
      }}
      onChoose={(chosen) => {
        setTyped(undefined)
        onChoose(chosen)
      }}
    />
  )
}
