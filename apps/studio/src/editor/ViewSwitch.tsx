import { RadioGroup } from '@sitewright/ui'
import { useDevice } from './use-device.ts'
import { useWords } from './use-words.ts'

export function ViewSwitch() {
  const words = useWords()
  const [device, setDevice] = useDevice()
  return (
    <RadioGroup
      label={words('view')}
      isLabelHidden
      look="segments"
      value={device}
      options={[
        { id: 'desktop', label: words('desktop') },
        { id: 'tablet', label: words('tablet') },
        { id: 'phone', label: words('phone') },
      ]}
      onChange={setDevice}
    />
  )
}
