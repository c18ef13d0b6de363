import { linkReference } from '@sitewright/core/links/link-address'
import { RadioGroup, Select, Switch, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { lateScreen } from '../../routes/late-screen.tsx'
import { useText } from '../../text.ts'

const FoundLinkField = lateScreen(
  async () => (await import('../../editor/link-picker/FoundLinkField.tsx')).FoundLinkField,
)

/** Kinds of targets, each with its way to choose one. */
const KINDS = ['page', 'found', 'address'] as const
type Kind = (typeof KINDS)[number]

const WORDS = {
  page: 'pageSettings.linkToPage',
  found: 'pageSettings.linkToFound',
  address: 'pageSettings.linkToAddress',
} as const

function kindOf(url: string): Kind {
  const reference = linkReference(url)
  if (reference === undefined) return url === '' ? 'page' : 'address'
  return reference.kind === 'page' && reference.fragment === '' ? 'page' : 'found'
}

export interface LinkFieldsProps {
  siteId: string
  /** Pages to choose from. */
  pages: readonly { readonly id: string; readonly title: string; readonly path: string }[]
  url: string
  newWindow: boolean
  problem: string | undefined
  isReadOnly: boolean
  onUrl(url: string): void
  onNewWindow(newWindow: boolean): void
}

/** The target of a link of the navigation: a page, an item or a file, which may move later, or any address. */
export function LinkFields({
  siteId,
  pages,
  url,
  newWindow,
  problem,
  isReadOnly,
  onUrl,
  onNewWindow,
}: LinkFieldsProps) {
  const text = useText()
  const [kind, setKind] = useState(() => kindOf(url))
  const known = pages.some(({ id }) => url === `page:${id}`)
  return (
    <>
      <RadioGroup<Kind>
        label={text('pageSettings.linkTo')}
        look="segments"
        isDisabled={isReadOnly}
        value={kind}
        options={KINDS.map((id) => ({ id, label: text(WORDS[id]) }))}
        onChange={(next) => {
          setKind(next)
          onUrl('')
        }}
      />
      {kind === 'found' && !isReadOnly && (
        <FoundLinkField siteId={siteId} href={url} problem={problem} onChoose={onUrl} />
      )}
      {kind === 'page' && (
        <Select
          label={text('pageSettings.linkPage')}
          isDisabled={isReadOnly}
          value={known ? url : 'none'}
          options={[
            { id: 'none', label: text('pageSettings.linkNoPage') },
            ...pages.map(({ id, title, path }) => ({
              id: `page:${id}`,
              label: title,
              description: path,
            })),
          ]}
          onChange={(id) => onUrl(id === 'none' ? '' : id)}
          problem={problem}
        />
      )}
      {kind === 'address' && (
        <TextField
          label={text('pageSettings.linkAddress')}
          description={text('pageSettings.linkAddressHint')}
          autoComplete="off"
          isReadOnly={isReadOnly}
          value={url}
          onChange={onUrl}
          problem={problem}
        />
      )}
      <Switch
        label={text('pageSettings.newWindow')}
        isDisabled={isReadOnly}
        isSelected={newWindow}
        onChange={onNewWindow}
      />
    </>
  )
}
