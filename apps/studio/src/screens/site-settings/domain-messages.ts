import type { DomainProblem, DomainState } from '@sitewright/core/site/domains'

const STATES = {
  'domains.state.waiting': 'Waiting for proof',
  'domains.state.expired': 'Not proved in time',
  'domains.state.proved': 'Yours',
} as const satisfies Record<`domains.state.${DomainState}`, string>

const PROBLEMS = {
  'domains.problem.noProof':
    'The TXT record is not there yet. After a change it can take some hours until everybody sees it.',
  'domains.problem.otherProof':
    'There is a TXT record of that name with another value. Compare it with the one below.',
  'domains.problem.noAnswer':
    'The name servers of the domain did not answer. It is looked at again by itself.',
  'domains.problem.taken':
    'The proof is right, but the domain leads to another site here. It has to be taken off that one first.',
  'domains.problem.proofGone':
    'The TXT record is gone. Put it back by {until}, or the domain is taken off the site.',
  'domains.problem.leadsElsewhere':
    'The domain is yours, but it does not lead here yet. Set the second record below. Behind a service that hides its address, such as a CDN, this cannot be seen.',
} as const satisfies Record<`domains.problem.${Exclude<DomainProblem, ''>}`, string>

export const DOMAIN_MESSAGES = {
  ...STATES,
  ...PROBLEMS,
  'domains.description':
    'Your site under a domain of your own. All its addresses lead to one, which visitors see.',
  'domains.loading': 'Loading the domains…',
  'domains.failed': 'The domains could not be loaded.',
  'domains.add': 'Add domain',
  'domains.name': 'Domain',
  'domains.nameHint':
    'One that you have registered, such as www.example.com. Add example.com as well, so that both lead here.',
  'domains.free': 'The address that comes with the site',
  'domains.primary': 'Address of the site',
  'domains.makePrimary': 'Make it the address',
  'domains.makePrimaryNamed': 'Make {domain} the address of the site',
  'domains.check': 'Check now',
  'domains.checkNamed': 'Check {domain} now',
  'domains.remove': 'Remove',
  'domains.removeNamed': 'Remove {domain}',
  'domains.removeTitle': 'Remove {domain}?',
  'domains.removeHint':
    'It stops leading to this site at once. Take its records out of your DNS, too.',
  'domains.removed': 'Domain removed',
  'domains.added': 'Domain added. Set its records next.',
  'domains.chosen': '{domain} is the address of the site now',
  'domains.chooseTitle': 'Make {domain} the address of the site?',
  'domains.chooseHint':
    'Visitors of all other addresses are sent there. Mail, feeds and search engines get it, too.',
  'domains.chooseElsewhere':
    'It does not lead here yet, as far as can be seen: visitors would not find your site.',
  'domains.records': 'Records to set where you registered {domain}',
  'domains.recordType': 'Type',
  'domains.recordName': 'Name',
  'domains.recordValue': 'Value',
  'domains.recordFor': 'For',
  'domains.forProof': 'Proves that the domain is yours',
  'domains.forAlias': 'Leads here (for names such as www)',
  'domains.forAddress': 'Leads here (for the domain itself)',
  'domains.until': 'Waits until {until}.',
} as const
