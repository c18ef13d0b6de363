import { type Link, NO_LINK } from '@sitewright/blocks/link'
import { type ReactNode, useCallback, useState } from 'react'
import { lateDialog } from '../../routes/late-dialog.tsx'

import type { LinkPickerProps } from './LinkPicker.tsx'

const LinkPicker = lateDialog(async () => (await import('./LinkPicker.tsx')).LinkPicker)

interface Question {
  readonly current: Link
  answer(link: Link | undefined): void
}

/** Asks for a link as one asks for a value: the promise holds what was chosen, or nothing. */
export function useLinkPicker(options: Pick<LinkPickerProps, 'accepts' | 'isSameWindow'> = {}): {
  chooseLink(current: Link): Promise<Link | undefined>
  linkDialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  const chooseLink = useCallback(
    (current: Link) => new Promise<Link | undefined>((answer) => setQuestion({ current, answer })),
    [],
  )
  const settle = (link?: Link) => {
    question?.answer(link)
    setQuestion(undefined)
  }
  return {
    chooseLink,
    linkDialog: question && (
      <LinkPicker
        {...options}
        link={question.current.href === '' ? null : question.current}
        onApply={settle}
        onRemove={() => settle(NO_LINK)}
        onClose={() => settle()}
      />
    ),
  }
}
