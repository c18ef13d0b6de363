import { Notice } from '@sitewright/ui'
import type { Device } from './devices.ts'
import styles from './PhoneNotice.module.css'
import { PhoneNotice } from './PhoneNotice.tsx'
import { useWords } from './use-words.ts'

/** Says whom an edit reaches where it is not the device that is looked at alone, or nothing where it is. */
export function DeviceNotice({ device }: { device: Device }) {
  const words = useWords()
  if (device === 'phone') return <PhoneNotice />
  if (device === 'desktop') return null
  return (
    <div className={styles.notice}>
      <Notice>
        <strong>{words('tabletShared')}</strong> {words('tabletSharedHint')}
      </Notice>
    </div>
  )
}
