/** Every kind of message and what its template fills in. A new kind is one line here and one template. */

import type { AnswerReplyData } from './answer-reply.tsx'
import type { FormReplyData } from './form-reply.tsx'
import type { ListMailData } from './list-mail.tsx'
import type { LowStockData } from './low-stock.tsx'
import type { OrderConfirmationData } from './order-confirmation.tsx'
import type { OrderDownloadsData } from './order-downloads.tsx'
import type { OrderRefundedData } from './order-refunded.tsx'
import type { OrderSentData } from './order-sent.tsx'
import type { OwnerNoticeData } from './owner-notice.tsx'

export interface MessageKinds {
  readonly 'answer-reply': AnswerReplyData
  /** To visitors who comment. */
  readonly 'comment-mail': ListMailData
  readonly 'form-reply': FormReplyData
  readonly 'list-mail': ListMailData
  readonly 'low-stock': LowStockData
  readonly 'order-confirmation': OrderConfirmationData
  readonly 'order-downloads': OrderDownloadsData
  readonly 'order-refunded': OrderRefundedData
  readonly 'order-sent': OrderSentData
  readonly 'owner-notice': OwnerNoticeData
}

export type MessageKind = keyof MessageKinds
