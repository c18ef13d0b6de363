/** People of a site: roles, invitations by mail, and who owns it. */

import type { Feature } from '../../platform/feature.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { forgetInvitations } from './forget-invitations.ts'
import { leaveSite } from './leave-site.ts'
import { listContributors } from './list-contributors.ts'
import { migrations } from './migrations.ts'
import { putSiteOwner } from './put-site-owner.ts'
import { readInvitation } from './read-invitation.ts'
import { removeContributor } from './remove-contributor.ts'
import { removeInvitation } from './remove-invitation.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendInvitationMail } from './send-link.ts'
import { updateContributor } from './update-contributor.ts'

export { countSitesOf, readTeam } from './team.ts'

export const contributorsFeature: Feature = {
  name: 'contributors',
  routes: [
    acceptInvitation,
    createInvitation,
    declineInvitation,
    leaveSite,
    listContributors,
    putSiteOwner,
    readInvitation,
    removeContributor,
    removeInvitation,
    sendInvitation,
    updateContributor,
  ],
  chores: [forgetInvitations],
  jobs: [sendInvitationMail],
  migrations,
}
