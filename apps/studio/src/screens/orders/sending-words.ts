/** Ids of the words for sending an order, by how its customer gets it. */

import type { Handover } from '@sitewright/core/commerce/fulfillment'

export const SENDING_WORDS = {
  parcel: {
    heading: 'orders.sending',
    left: 'orders.leftToSend',
    mark: 'orders.markSent',
    title: 'orders.sendTitle',
    marked: 'orders.nowSent',
    made: 'orders.parcel',
    undo: 'orders.undoSending',
  },
  pickup: {
    heading: 'orders.pickup',
    left: 'orders.leftToPrepare',
    mark: 'orders.markReady',
    title: 'orders.readyTitle',
    marked: 'orders.nowReady',
    made: 'orders.pickedUp',
    undo: 'orders.undoPickup',
  },
  none: {
    heading: 'orders.doing',
    left: 'orders.leftToDo',
    mark: 'orders.markDone',
    title: 'orders.doneTitle',
    marked: 'orders.nowDone',
    made: 'orders.done',
    undo: 'orders.undoDone',
  },
} as const satisfies Readonly<Record<Handover, object>>
