import type { Asset } from '@sitewright/api/files/shapes'
import { type ReactNode, useCallback, useState } from 'react'
import type { WantedFile } from './block-fields/control.ts'
import { FilePicker } from './FilePicker.tsx'

interface Question {
  readonly wanted: WantedFile
  answer(asset: Asset | undefined): void
}

/** Asks for a file as one asks for a value: the promise holds what was chosen, or nothing. */
export function useFilePicker(siteId: string): {
  chooseFile(wanted: WantedFile): Promise<Asset | undefined>
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  const chooseFile = useCallback(
    (wanted: WantedFile) =>
      new Promise<Asset | undefined>((answer) => setQuestion({ wanted, answer })),
    [],
  )
  const settle = (asset: Asset | undefined) => {
    question?.answer(asset)
    setQuestion(undefined)
  }
  return {
    chooseFile,
    dialog: question && (
      <FilePicker
        siteId={siteId}
        wanted={question.wanted}
        onChoose={settle}
        onClose={() => settle(undefined)}
      />
    ),
  }
}
