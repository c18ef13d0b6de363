import {
  type BlockLook,
  LOOK_CHOICES,
  LOOK_NAME,
  type LookChoice,
} from '@sitewright/core/document/block-look'
import { Button, Select } from '@sitewright/ui'
import { memo } from 'react'
import { create } from 'zustand'
import { setLook } from '../document/look-edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { isAnchorTaken } from './link-picker/page-anchors.ts'
import type { EditorMessage } from './messages.ts'
import { NameField } from './NameField.tsx'
import { useWords } from './use-words.ts'

const LABELS: Readonly<Record<LookChoice, EditorMessage>> = {
  colors: 'lookColors',
  padding: 'lookPadding',
  corners: 'lookCorners',
  align: 'lookAlign',
  animation: 'lookAnimation',
}

const VALUES: Readonly<Record<(typeof LOOK_CHOICES)[LookChoice][number], EditorMessage>> = {
  light: 'themeLight',
  soft: 'themeSoft',
  accent: 'themeAccent',
  dark: 'themeDark',
  small: 'small',
  medium: 'medium',
  large: 'large',
  middle: 'lookMiddle',
  bottom: 'lookBottom',
  fade: 'lookFade',
  rise: 'lookRise',
  grow: 'lookGrow',
}

/** Names of choices that are left to the theme. */
const UNSET: Readonly<Record<LookChoice, EditorMessage>> = {
  colors: 'lookOwnColors',
  padding: 'lookNone',
  corners: 'lookSquare',
  align: 'lookTop',
  animation: 'lookNone',
}

const NO_LOOK: BlockLook = {}

/** The look that was copied last, for any block on any page of this visit. */
const useCopied = create<{ look: BlockLook | undefined }>(() => ({ look: undefined }))

/** The settings that all blocks have alike. Not drawn anew with the settings above them. */
export const LookFields = memo(function LookFields({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const look = useSession(({ documents }) => blockAt(documents, address)?.look ?? NO_LOOK)
  const copied = useCopied((state) => state.look)
  const change = (next: BlockLook) => visit.perform(setLook(visit.workplace(), address, next))
  const isPlain = Object.keys(look).length === 0
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('look')}</legend>
      {(Object.keys(LOOK_CHOICES) as LookChoice[]).map((name) => (
        <Select
          key={name}
          label={words(LABELS[name])}
          value={look[name] ?? ''}
          options={[
            { id: '', label: words(UNSET[name]) },
            ...LOOK_CHOICES[name].map((id) => ({ id, label: words(VALUES[id]) })),
          ]}
          onChange={(value) => change({ ...look, [name]: value })}
        />
      ))}
      <NameField
        key={`anchor ${look.anchor}`}
        label={words('anchor')}
        description={words('lookAnchorHint')}
        problem={words('lookNameProblem')}
        pattern={LOOK_NAME}
        taken={{
          isTaken: (name) => isAnchorTaken(visit.workplace(), name, look.anchor),
          problem: words('anchorTaken'),
        }}
        prefix="#"
        name={look.anchor ?? ''}
        onChange={(anchor) => change({ ...look, anchor })}
      />
      <NameField
        key={`class ${look.className}`}
        label={words('lookClass')}
        description={words('lookClassHint')}
        problem={words('lookNameProblem')}
        pattern={LOOK_NAME}
        prefix="."
        name={look.className ?? ''}
        onChange={(className) => change({ ...look, className })}
      />
      <div className={styles.row}>
        <Button
          size="small"
          isDisabled={isPlain}
          onPress={() => useCopied.setState({ look: withoutAnchor(look) })}
        >
          {words('lookCopy')}
        </Button>
        <Button
          size="small"
          isDisabled={copied === undefined}
          onPress={() => copied && change({ ...copied, ...anchorOf(look) })}
        >
          {words('lookPaste')}
        </Button>
        <Button
          size="small"
          look="quiet"
          isDisabled={isPlain}
          onPress={() => change(anchorOf(look))}
        >
          {words('lookReset')}
        </Button>
      </div>
    </fieldset>
  )
})

/** A name that links point at belongs to one block: it is neither copied nor reset. */
function anchorOf({ anchor }: BlockLook): BlockLook {
  return anchor === undefined ? {} : { anchor }
}

function withoutAnchor({ anchor: _anchor, ...look }: BlockLook): BlockLook {
  return look
}
