/** The library of ready-made sections, for journeys. */

export { SECTION_LIBRARY, sectionFrom } from '@sitewright/blocks/section-library'
