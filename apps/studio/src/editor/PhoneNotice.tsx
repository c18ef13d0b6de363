import { Button, Notice } from '@sitewright/ui'
import { resetPhone } from '../document/section-edits.ts'
import { isInSection, sectionAt } from '../document/selection.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './PhoneNotice.module.css'
import { useWords } from './use-words.ts'

/** Says whom an edit reaches in the phone's view, and leads back to the automatic order. */
export function PhoneNotice() {
  const words = useWords()
  const { visit } = useEditor()
  const documents = useSession((state) => state.documents)
  const selection = useSession((state) => state.selection)
  const address = isInSection(selection) ? selection : undefined
  const section = address && sectionAt(documents, address)
  const isByHand = section && !section.phone.auto
  return (
    <div className={styles.notice}>
      <Notice
        action={
          isByHand && (
            <Button size="small" onPress={() => visit.perform(resetPhone(address))}>
              {words('resetPhone')}
            </Button>
          )
        }
      >
        <strong>{words('phoneOnly')}</strong>{' '}
        {words(section?.phone.auto ? 'phoneAuto' : 'phoneOnlyHint')}
      </Notice>
    </div>
  )
}
