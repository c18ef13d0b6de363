import { openStyledScreen } from '@sitewright/api/themes/open-styled-screen'
import { STYLED_SCREENS, type StyledScreen } from '@sitewright/core/site/tweak-events'
import { Select, showToast } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../editor/editor-context.ts'
import { useWords } from '../editor/use-words.ts'
import { useCall } from '../session/StudioProvider.tsx'

const WORDS = { 'lock-screen': 'stylesLock', 'popup-overlay': 'stylesPopup' } as const

/** Chooses what the frame shows while the site is styled: the page, or a screen that is none. */
export function ScreenSelect() {
  const words = useWords()
  const call = useCall()
  const { visit, reloadCanvas } = useEditor()
  const [screen, setScreen] = useState<StyledScreen | 'page'>('page')
  const back = useRef<() => void>(undefined)
  useEffect(() => () => back.current?.(), [])

  const showPage = () => {
    back.current = undefined
    visit.styles.styledOn(visit.pageType)
    void reloadCanvas()
  }
  const choose = async (chosen: StyledScreen | 'page') => {
    setScreen(chosen)
    if (chosen === 'page') return showPage()
    try {
      await visit.flush()
      const place = await call(openStyledScreen, { siteId: visit.siteId, screen: chosen })
      visit.styles.styledOn(chosen)
      back.current = showPage
      visit.showAt(place)
    } catch (error) {
      setScreen('page')
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
  }
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
