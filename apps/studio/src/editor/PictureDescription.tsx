import type { Asset } from '@sitewright/api/files/shapes'
import { MAX_ALT_TEXT } from '@sitewright/api/files/update-asset'
import { Button, TextField } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { useSaveAltText } from '../forms/use-pictures.ts'
import styles from './PictureDescription.module.css'
import { useWords } from './use-words.ts'

export function wantsDescription({ altText, isDecorative }: Asset): boolean {
  return altText === '' && !isDecorative
}

export interface PictureDescriptionProps {
  siteId: string
  picture: Asset
  /** The question, where several pictures stand beside it. */
  label?: string
}

/** Asks for the description of a picture that has none, where it is placed. Kept for every place that shows it. */
export function PictureDescription({ siteId, picture, label }: PictureDescriptionProps) {
  const words = useWords()
  const [altText, setAltText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const { mutateAsync, isPending, error } = useSaveAltText(siteId)
  if (!wantsDescription(picture)) return null
  const keep = async (change: { altText: string } | { isDecorative: true }) => {
    const around = root.current?.parentElement
    const saved = await mutateAsync({ assetId: picture.id, ...change }).catch(() => undefined)
    // The question is answered and goes, and the keyboard with it.
    if (saved) around?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <div ref={root} className={styles.question}>
      <TextField
        label={label ?? words('describePicture')}
        description={words('describePictureHint')}
        rows={2}
        maxLength={MAX_ALT_TEXT}
        value={altText}
        problem={error?.message}
        onChange={setAltText}
      />
      <div className={styles.deeds}>
        <Button
          size="small"
          isDisabled={altText.trim() === ''}
          isPending={isPending}
          onPress={() => void keep({ altText })}
        >
          {words('describePictureKeep')}
        </Button>
        <Button
          size="small"
          look="quiet"
          isDisabled={isPending}
          onPress={() => void keep({ isDecorative: true })}
        >
          {words('pictureIsDecoration')}
        </Button>
      </div>
    </div>
  )
}
