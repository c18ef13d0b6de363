import { Switch } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import { useCanvas, useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import { useDevice } from '../use-device.ts'
import { useWords } from '../use-words.ts'

/** Shows the page as a phone has it, with its menu open, as long as these settings are. */
export function PhoneMenuSwitch() {
  const words = useWords()
  const { link } = useEditor().visit
  const isReady = useCanvas(({ status }) => status === 'ready')
  const [device, setDevice] = useDevice()
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && device === 'phone'
  useEffect(() => {
    if (!(isOpen && isReady)) return undefined
    link.send({ type: 'phoneMenu', isOpen: true })
    return () => link.send({ type: 'phoneMenu', isOpen: false })
  }, [isOpen, isReady, link])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('phoneMenu')}</legend>
      <Switch
        label={words('phoneMenuShow')}
        description={words('phoneMenuHint')}
        isSelected={isOpen}
        onChange={(isOn) => {
          setWanted(isOn)
          if (isOn) setDevice('phone')
        }}
      />
    </fieldset>
  )
}
