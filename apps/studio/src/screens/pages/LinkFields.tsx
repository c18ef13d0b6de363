import { RadioGroup, Select, Switch, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'

const PAGE = 'page:'

export interface LinkFieldsProps {
  /** Pages to choose from. */
  pages: readonly { readonly id: string; readonly title: string; readonly path: string }[]
  url: string
  newWindow: boolean
  problem: string | undefined
  isReadOnly: boolean
  onUrl(url: string): void
  onNewWindow(newWindow: boolean): void
}

/** The target of a link of the navigation: a page, which may move later, or any address. */
export function LinkFields({
  pages,
  url,
  newWindow,
  problem,
  isReadOnly,
  onUrl,
  onNewWindow,
}: LinkFieldsProps) {
  const text = useText()
  const [isPage, setIsPage] = useState(url === '' || url.startsWith(PAGE))
  const known = pages.some(({ id }) => url === PAGE + id)
  return (
    <>
      <RadioGroup<'page' | 'address'>
        label={text('pageSettings.linkTo')}
        look="segments"
        isDisabled={isReadOnly}
        value={isPage ? 'page' : 'address'}
        options={[
          { id: 'page', label: text('pageSettings.linkToPage') },
          { id: 'address', label: text('pageSettings.linkToAddress') },
        ]}
        onChange={(what) => {
          setIsPage(what === 'page')
          onUrl('')
        }}
      />
      {isPage ? (
        <Select
          label={text('pageSettings.linkPage')}
          isDisabled={isReadOnly}
          value={known ? url : 'none'}
          options={[
            { id: 'none', label: text('pageSettings.linkNoPage') },
            ...pages.map(({ id, title, path }) => ({
              id: PAGE + id,
              label: title,
              description: path,
            })),
          ]}
          onChange={(id) => onUrl(id === 'none' ? '' : id)}
          problem={problem}
        />
      ) : (
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
