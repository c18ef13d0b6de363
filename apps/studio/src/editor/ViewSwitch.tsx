import { RadioGroup } from '@sitewright/ui'
import { useWantedView } from './use-wanted-view.ts'
import { useWords } from './use-words.ts'

export function ViewSwitch() {
  const words = useWords()
  const [view, setView] = useWantedView()
  return (
    <RadioGroup
      label={words('view')}
      isLabelHidden
      look="segments"
      value={view}
      options={[
        { id: 'desktop', label: words('desktop') },
        { id: 'phone', label: words('phone') },
      ]}
      onChange={setView}
    />
  )
}
