import { problems } from '@sitewright/core/problem'
import { MAX_DOMAINS } from '@sitewright/core/site/domains'

export const fail = problems({
  domainMissing: { status: 404, message: 'That domain is no longer on this site.' },
  badDomain: { status: 400, message: 'Enter a domain, such as www.example.com.' },
  ofPlatform: {
    status: 400,
    message: 'This name belongs to the platform. Enter a domain of your own.',
  },
  domainThere: { status: 400, message: 'This domain is on the list already.' },
  domainTaken: {
    status: 409,
    message: 'This domain leads to another site here. It has to be taken off that one first.',
  },
  tooManyDomains: {
    status: 409,
    message: `A site has at most ${MAX_DOMAINS} domains: remove one that you no longer need.`,
  },
  notProved: {
    status: 409,
    message: 'Only a domain that is proved to be yours can be the address of the site.',
  },
  proofExpired: {
    status: 409,
    message: 'The record was not found in time. Remove the domain and add it again for a new one.',
  },
})
