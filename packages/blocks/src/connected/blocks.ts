/** The blocks of other services, one for each type. */

import { connectedBlock } from './block.ts'
import { SERVICES } from './services.ts'

export const amazonBlock = connectedBlock(SERVICES.amazon)
export const appointmentSchedulingBlock = connectedBlock(SERVICES['appointment-scheduling'])
export const fivehundredpixBlock = connectedBlock(SERVICES.fivehundredpix)
export const flickrBlock = connectedBlock(SERVICES.flickr)
export const foursquareBlock = connectedBlock(SERVICES.foursquare)
export const instagramBlock = connectedBlock(SERVICES.instagram)
export const opentableBlock = connectedBlock(SERVICES.opentable)
export const opentableV2Block = connectedBlock(SERVICES['opentable-v2'])
export const restaurantReservationsBlock = connectedBlock(SERVICES['restaurant-reservations'])
export const twitterBlock = connectedBlock(SERVICES.twitter)
export const weddingRegistryBlock = connectedBlock(SERVICES['wedding-registry'])
