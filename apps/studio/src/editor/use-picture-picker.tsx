import type { Asset } from '@sitewright/api/files/shapes'
import { type ReactNode, useCallback, useState } from 'react'
import { PicturePicker } from './PicturePicker.tsx'

interface Question {
  answer(asset: Asset | undefined): void
}

/** Asks for a picture as one asks for a value: the promise holds what was chosen, or nothing. */
export function usePicturePicker(siteId: string): {
  choosePicture(): Promise<Asset | undefined>
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  const choosePicture = useCallback(
    () => new Promise<Asset | undefined>((answer) => setQuestion({ answer })),
    [],
  )
  const settle = (asset: Asset | undefined) => {
    question?.answer(asset)
    setQuestion(undefined)
  }
  return {
    choosePicture,
    dialog: question && (
      <PicturePicker siteId={siteId} onChoose={settle} onClose={() => settle(undefined)} />
    ),
  }
}
