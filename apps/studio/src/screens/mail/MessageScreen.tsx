import type { Message } from '@sitewright/api/mail/shapes'
import { Card, PageHeader, Tabs } from '@sitewright/ui'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { MailStateBadge } from './MailStateBadge.tsx'
import styles from './MessageScreen.module.css'
import { useMessage } from './use-mail.ts'

export function MessageScreen({ siteId, messageId }: { siteId: string; messageId: string }) {
  const text = useText()
  const message = useMessage(siteId, messageId)
  return (
    <QueryView query={message} loading={text('mail.loadingOne')} failed={text('mail.failedOne')}>
      {(data) => <MessageReader siteId={siteId} message={data} />}
    </QueryView>
  )
}

function MessageReader({ siteId, message }: { siteId: string; message: Message }) {
  const text = useText()
  const dates = useDates()
  const [view, setView] = useState<'html' | 'text'>('html')
  useTitle(message.subject)
  return (
    <Screen>
      <PageHeader
        title={message.subject}
        back={{ label: text('mail.title'), href: `/sites/${siteId}/mail` }}
        badges={<MailStateBadge state={message.state} />}
        description={text(message.sentAt ? 'mail.toSent' : 'mail.toWritten', {
          to: message.to,
          at: dates.full(message.sentAt ?? message.createdAt),
        })}
      />
      <Card>
        <Tabs
          label={text('mail.views')}
          selected={view}
          onSelect={(id) => setView(id)}
          tabs={[
            { id: 'html', label: text('mail.formatted'), content: <HtmlMail message={message} /> },
            {
              id: 'text',
              label: text('mail.plain'),
              content: <pre className={styles.plain}>{message.text}</pre>,
            },
          ]}
        />
      </Card>
    </Screen>
  )
}

/** Mail is made of what shoppers wrote, so it is shown without scripts, forms or the studio's origin. */
function HtmlMail({ message }: { message: Message }) {
  return (
    <iframe
      className={styles.frame}
      title={message.subject}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={`<base target="_blank">${message.html}`}
    />
  )
}
