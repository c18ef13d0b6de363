import { problems } from '@sitewright/core/problem'

/** Everything about content that can be refused, in the words the owner reads. */
export const fail = problems({
  pageMissing: { status: 404, message: 'That page is no longer there.' },
  imageMissing: { status: 404, message: 'That picture does not exist.' },
  documentMissing: { status: 404, message: 'What you are editing is no longer there.' },
  publicationMissing: { status: 404, message: 'That version is no longer there.' },
  notTheFooter: { status: 404, message: 'That is not the document of this site’s footer.' },
  templateMissing: { status: 404, message: 'That is not the theme of this site.' },
  changeMissing: { status: 404, message: 'One of the changes is no longer there.' },
  badAddress: { status: 400, message: 'That is not a valid page URL' },
  standInThere: { status: 409, message: 'This site has such a page already.' },
  addressTaken: { status: 400, message: 'Another page already has that address.' },
  itemTwice: { status: 400, message: 'A page or link can be in the navigations only once.' },
  folderInFolder: { status: 400, message: 'A folder cannot be put into another folder.' },
  badLink: { status: 400, message: 'Enter a web address, or a path that begins with /.' },
  badBlock: { status: 400, message: 'One of the blocks has settings that are not valid.' },
  badBackground: {
    status: 400,
    message: 'The background of a section has settings that are not valid.',
  },
  unknownBlock: { status: 400, message: 'One of the blocks is of a kind that does not exist.' },
  codeNotAllowed: {
    status: 403,
    message: 'Your role on this site does not allow adding or changing code.',
  },
  badLayout: { status: 400, message: 'A block has to be inside the grid.' },
  badOperation: { status: 400, message: 'That edit does not fit the page.' },
  tooManyServiceGalleries: {
    status: 400,
    message: 'A page holds at most 20 galleries of photo services.',
  },
  tooManyBlocks: { status: 400, message: 'A section holds at most 60 blocks.' },
  tooManySections: { status: 400, message: 'A page holds at most 200 sections.' },
  tooManyFieldSections: {
    status: 400,
    message: 'A place of the theme holds at most 200 sections.',
  },
  tooManyFields: {
    status: 400,
    message: 'A site holds at most 10,000 of these places. Please fill one that is there already.',
  },
  tooManyFieldsHere: {
    status: 400,
    message:
      'One page, post or product has at most 100 of these places of its own, and all pages have at most 100 in common. Please fill one that is there already.',
  },
  notCopied: {
    status: 400,
    message:
      'Only a page made of sections can be duplicated. Items of a list are duplicated there.',
  },
  tooManyPages: { status: 400, message: 'A site holds at most 1,000 pages.' },
  documentTooLarge: {
    status: 413,
    message: 'This page has grown too large. Please move some of it to another page.',
  },
  cannotBeHome: { status: 400, message: 'A page of this kind cannot be the home page.' },
  mainNavigationMissing: { status: 404, message: 'Unable to find site main navigation' },
  homeNeeded: {
    status: 400,
    message: 'This is the home page. Make another page the home page first.',
  },
  fieldTooLarge: {
    status: 413,
    message:
      'This place has grown too large. Please take something out of it, or put it on a page.',
  },
  conflict: {
    status: 409,
    message: 'Someone else has changed the same thing since you opened it.',
  },
  blockTypeUnknown: { status: 400, message: 'There is no such type of block.' },
  tooManyNamed: {
    status: 400,
    message:
      'This site has as many named versions as it may have. Take the name of another one away first.',
  },
  homesApart: {
    status: 409,
    message: 'Please publish the old and the new home page together.',
  },
  addressesApart: {
    status: 409,
    message: 'Two of the pages share an address. Please publish them together.',
  },
})
