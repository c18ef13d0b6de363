import type { Id } from '@sitewright/core/id'
import { orderPath } from '../checkout/status-token.ts'

/** Path of a download: the order's token is in it, so nobody else can know it. */
export function downloadPath(token: string, lineId: Id): string {
  return `${orderPath(token)}/files/${lineId}`
}
