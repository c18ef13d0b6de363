import { openStyledScreen } from '@sitewright/api/themes/open-styled-screen'
import { STYLED_SCREENS, type StyledScreen } from '@sitewright/core/site/tweak-events'
import { Select, showToast } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEditor } from '../editor/editor-context.ts'
import { openSubject, subjectOf } from '../editor/subject.ts'
import { useWords } from '../editor/use-words.ts'
import { useCall } from '../session/StudioProvider.tsx'

type Shown = StyledScreen | 'page'

const WORDS = {
  'lock-screen': 'stylesLock',
  'popup-overlay': 'stylesPopup',
  checkout: 'stylesCheckout',
} as const

export interface ScreenSelectProps {
  /** Screen to begin with in place of the page. */
  first?: StyledScreen | undefined
}

/** Chooses what the frame shows while the site is styled: the page, or a screen that is none. */
export function ScreenSelect({ first }: ScreenSelectProps) {
  const words = useWords()
  const call = useCall()
  const { visit, reloadCanvas } = useEditor()
  const [screen, setScreen] = useState<Shown>('page')
  /** In the frame, which changes once the server has answered. */
  const framed = useRef<Shown>('page')
  const request = useRef(0)
  const close = useEffectEvent(() => {
    request.current += 1
    if (framed.current === 'page') return
    visit.styles.styledOn(visit.pageType)
    void reloadCanvas()
  })
  useEffect(() => () => close(), [])

  const choose = async (chosen: Shown) => {
    request.current += 1
    const own = request.current
    const isOutdated = () => own !== request.current
    setScreen(chosen)
    try {
      await visit.flush()
      if (isOutdated()) return
      const place =
        chosen === 'page'
          ? await openSubject(call, visit.siteId, subjectOf(visit.opened))
          : await call(openStyledScreen, { siteId: visit.siteId, screen: chosen })
      if (isOutdated()) return
      framed.current = chosen
      visit.styles.styledOn(chosen === 'page' ? visit.pageType : chosen)
      visit.showAt(place)
    } catch (error) {
      if (isOutdated()) return
      setScreen(framed.current)
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
  }
  const begin = useEffectEvent(() => {
    if (first) void choose(first)
  })
  useEffect(() => begin(), [])

  return (
    <Select
      label={words('stylesShown')}
      options={[
        { id: 'page', label: words('stylesPage') },
        ...STYLED_SCREENS.map((id) => ({ id, label: words(WORDS[id]) })),
      ]}
      value={screen}
      onChange={(chosen) => void choose(chosen)}
    />
  )
}
