import { RadioGroup, Select, Switch, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { KindSettingsProps } from './page-part.ts'

const PAGE = 'page:'

/** The target of a link of the navigation: a page, which may move later, or any address. */
export function LinkTargetFields({
  page,
  pages,
  settings,
  problems,
  isReadOnly,
  onSet,
}: KindSettingsProps) {
  const text = useText()
  const { linkUrl } = settings
  const [isPage, setIsPage] = useState(linkUrl === '' || linkUrl.startsWith(PAGE))
  const targets = pages.filter(({ id, kind }) => id !== page.id && kind !== 'link')
  const known = targets.some(({ id }) => linkUrl === PAGE + id)
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
          onSet({ linkUrl: '' })
        }}
      />
      {isPage ? (
        <Select
          label={text('pageSettings.linkPage')}
          isDisabled={isReadOnly}
          value={known ? linkUrl : 'none'}
          options={[
            { id: 'none', label: text('pageSettings.linkNoPage') },
            ...targets.map(({ id, title, path }) => ({
              id: PAGE + id,
              label: title,
              description: path,
            })),
          ]}
          onChange={(id) => onSet({ linkUrl: id === 'none' ? '' : id })}
          problem={problems.linkUrl}
        />
      ) : (
        <TextField
          label={text('pageSettings.linkAddress')}
          description={text('pageSettings.linkAddressHint')}
          autoComplete="off"
          isReadOnly={isReadOnly}
          value={linkUrl}
          onChange={(next) => onSet({ linkUrl: next })}
          problem={problems.linkUrl}
        />
      )}
      <Switch
        label={text('pageSettings.newWindow')}
        isDisabled={isReadOnly}
        isSelected={settings.linkOpensNewWindow}
        onChange={(linkOpensNewWindow) => onSet({ linkOpensNewWindow })}
      />
    </>
  )
}
