import type { Asset } from '@sitewright/api/files/shapes'
import { type ReactNode, useCallback, useState } from 'react'
import { PicturePicker } from './PicturePicker.tsx'
import { PicturesPicker } from './PicturesPicker.tsx'

interface Question {
  readonly asksForMany: boolean
  answer(assets: readonly Asset[]): void
}

/** Asks for pictures as one asks for a value: the promise holds what was chosen, or nothing. */
export function usePicturePicker(siteId: string): {
  choosePicture(): Promise<Asset | undefined>
  choosePictures(): Promise<readonly Asset[]>
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  const ask = useCallback(
    (asksForMany: boolean) =>
      new Promise<readonly Asset[]>((answer) => setQuestion({ asksForMany, answer })),
    [],
  )
  const choosePicture = useCallback(async () => (await ask(false))[0], [ask])
  const choosePictures = useCallback(() => ask(true), [ask])
  const settle = (assets: readonly Asset[]) => {
    question?.answer(assets)
    setQuestion(undefined)
  }
  return {
    choosePicture,
    choosePictures,
    dialog:
      question &&
      (question.asksForMany ? (
        <PicturesPicker siteId={siteId} onChoose={settle} onClose={() => settle([])} />
      ) : (
        <PicturePicker
          siteId={siteId}
          onChoose={(asset) => settle([asset])}
          onClose={() => settle([])}
        />
      )),
  }
}
