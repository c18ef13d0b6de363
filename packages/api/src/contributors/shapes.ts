import { ROLES } from '@sitewright/core/roles'
import * as z from 'zod'
import { id, siteParams, time } from '../fields.ts'

const CODES: readonly number[] = Object.values(ROLES)

/** Code of one of the fifteen roles (specification §3 "Roles"). */
export const roleCode = z
  .number()
  .int()
  .refine((code) => CODES.includes(code), 'Please choose a role.')

/** The text behind `#` in the link of an invitation. */
export const invitationToken = z.string().min(1).max(100)

export const contributor = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  role: z.number().int(),
  isOwner: z.boolean(),
  /** Whether it is who asks. */
  isYou: z.boolean(),
  /** Name of who invited them; null for the founder, and where that account is gone. */
  invitedBy: z.string().nullable(),
  since: time,
})
export type ContributorShape = z.infer<typeof contributor>

export const invitation = z.object({
  id,
  email: z.string(),
  role: z.number().int(),
  /** `expired`: its link is no longer good; it can be sent again, as a declined one can. */
  state: z.enum(['open', 'declined', 'expired']),
  invitedBy: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
})
export type InvitationShape = z.infer<typeof invitation>

/** An invitation that was just sent. */
export const sentInvitation = z.object({
  invitation,
  /** The link to pass on by hand, where the server sends no mail; null where a mail carries it. */
  link: z.string().nullable(),
})

export const contributorList = z.object({
  contributors: z.array(contributor),
  invitations: z.array(invitation),
  /** Whether who asks may hand the site over. */
  mayHandOver: z.boolean(),
})
export type ContributorList = z.infer<typeof contributorList>

export const invitationParams = siteParams.extend({ invitationId: id })
export const contributorParams = siteParams.extend({ accountId: id })
