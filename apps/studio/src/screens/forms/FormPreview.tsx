import type { SiteForm } from '@sitewright/core/forms/site-form'
import { isFinished } from '@sitewright/core/forms/site-form'
import { Button, Card, Notice } from '@sitewright/ui'
import { useRef } from 'react'
import { useText } from '../../text.ts'
import styles from './Builder.module.css'
import { useFormPreview } from './use-form-preview.ts'

export interface FormPreviewProps {
  siteId: string
  formId: string
  form: SiteForm
}

/** The form as visitors get it, on a page of the site's own theme; it follows what is typed. */
export function FormPreview({ siteId, formId, form }: FormPreviewProps) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const { url, height, problem, reload } = useFormPreview({ siteId, formId, form, frame })
  const isEmpty = !form.fields.some(isFinished)
  return (
    <aside className={styles.preview} aria-label={text('builder.preview')}>
      <Card title={text('builder.preview')} description={text('builder.previewHint')} isFlush>
        {problem === 'failed' && (
          <div className={styles.notice}>
            <Notice
              tone="warning"
              action={
                <Button size="small" onPress={reload}>
                  {text('builder.previewAgain')}
                </Button>
              }
            >
              {text('builder.previewFailed')}
            </Notice>
          </div>
        )}
        {problem === 'invalid' && (
          <div className={styles.notice}>
            <Notice>{text('builder.previewWaits')}</Notice>
          </div>
        )}
        {isEmpty && <p className={styles.empty}>{text('builder.previewEmpty')}</p>}
        <div className={styles.room} hidden={isEmpty}>
          {url !== undefined && (
            <iframe
              ref={frame}
              key={url}
              title={text('builder.previewFrame')}
              src={url}
              className={styles.frame}
              sandbox="allow-scripts allow-same-origin"
              referrerPolicy="no-referrer"
              style={{ height }}
            />
          )}
        </div>
      </Card>
    </aside>
  )
}
