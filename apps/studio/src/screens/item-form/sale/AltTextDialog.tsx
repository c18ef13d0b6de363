import type { Asset } from '@sitewright/api/files/shapes'
import { MAX_ALT_TEXT } from '@sitewright/api/files/update-asset'
import { Button, Dialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useSaveAltText } from '../../../forms/use-pictures.ts'
import { useText } from '../../../text.ts'
import styles from './AltTextDialog.module.css'

export interface AltTextDialogProps {
  siteId: string
  picture: Asset
  /** Name of the picture in the form. */
  name: string
  onClose(): void
}

/** Alt text of a picture; stored at once, for every place where the picture is shown. */
export function AltTextDialog({ siteId, picture, name, onClose }: AltTextDialogProps) {
  const text = useText()
  const [altText, setAltText] = useState(picture.altText)
  const save = useSaveAltText(siteId)
  const submit = () => {
    if (altText.trim() === picture.altText) return onClose()
    save.mutate(
      { assetId: picture.id, altText },
      {
        onSuccess: () => {
          showToast({ text: text('products.altTextSaved') })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      title={text('products.altTextTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button look="primary" isPending={save.isPending} onPress={submit}>
            {text('common.save')}
          </Button>
        </>
      }
    >
      {save.error && (
        <Notice tone="danger" isAlert>
          {save.error.message}
        </Notice>
      )}
      <img className={styles.picture} src={`${picture.url}?format=500w`} alt={name} />
      <TextField
        label={text('products.altText')}
        description={text('products.altTextHint')}
        isOptional
        autoFocus
        rows={3}
        maxLength={MAX_ALT_TEXT}
        value={altText}
        onChange={setAltText}
      />
    </Dialog>
  )
}
