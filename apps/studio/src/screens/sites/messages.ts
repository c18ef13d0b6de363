/** Words of the list of sites, and of making one. */
export const SITE_MESSAGES = {
  'sites.title': 'Your sites',
  'sites.loading': 'Loading your sites…',
  'sites.failed': 'Your sites could not be loaded.',
  'sites.loadingOne': 'Opening the site…',
  'sites.failedOne': 'This site could not be opened.',
  'sites.emptyTitle': 'Your first site starts here',
  'sites.emptyHint':
    'Give it a name and choose a starting point. You can change everything about it later.',
  'sites.new': 'New site',
  'sites.newFirst': 'Make a site',
  'sites.newHint': 'Name it and choose where to begin. Nothing is final.',
  'sites.name': 'Name of the site',
  'sites.addressHint': 'Its address is made from the name.',
  'sites.addressBegins': 'Its address will start with',
  'sites.addressTaken': ', or the same with a number if somebody has that already.',
  'sites.notPublished': 'Not published',
  'sites.startingPoint': 'Starting point',
  'sites.pointsLoading': 'Loading the starting points…',
  'sites.pointsFailed': 'The starting points could not be loaded.',
  'sites.pointPages': 'Begins with {pages}',
  'sites.create': 'Make the site',
  'sites.creating': 'Making the site…',
  'sites.removed': 'Deleted',
  'sites.erasedFrom':
    'Closed to everybody. You can take it back until {date}; then it is erased for good.',
  'sites.erasedUnlessOwner':
    'Closed to everybody. Its owner can take it back until {date}; then it is erased for good.',
  'sites.restore': 'Take back',
  'sites.restoreOne': 'Take back {site}',
  'sites.restored': '{site} is open again, as it was.',
} as const
