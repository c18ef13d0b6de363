import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Button, Card, Notice, showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { useSendDownloads } from './use-orders.ts'

/** Sends the links of an order's downloads again; nothing for an order without downloads, or that is not paid. */
export function Downloads({ siteId, order }: { siteId: string; order: OrderShape }) {
  const text = useText()
  const mayChange = useCan(siteId)('orders.edit')
  const send = useSendDownloads(siteId, order.id)
  const isPaid = order.payment === 'paid' || order.payment === 'partiallyRefunded'
  if (!mayChange || !isPaid || !order.lines.some(({ isDownload }) => isDownload)) return null
  return (
    <Card title={text('orders.downloads')} description={text('orders.downloadsHint')}>
      {send.error && (
        <Notice tone="danger" isAlert>
          {send.error.message}
        </Notice>
      )}
      <div>
        <Button
          isPending={send.isPending}
          onPress={() =>
            send.mutate(undefined, {
              onSuccess: () =>
                showToast({ text: text('orders.downloadsSent', { email: order.email }) }),
            })
          }
        >
          {text('orders.sendDownloads')}
        </Button>
      </div>
    </Card>
  )
}
