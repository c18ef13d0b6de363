/** The demo shop's pages, header and footer. */

import { bulletList, heading, linked, paragraph } from '@sitewright/blocks/rich-text'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { StartingContent } from '../features/content/index.ts'
import { document, section, text } from '../starting-points/compose.ts'
import { aboutPage } from './about-page.ts'
import { homePage } from './home-page.ts'
import type { DemoKit } from './kit.ts'
import { visitPage } from './visit-page.ts'

export function demoContent(kit: DemoKit): StartingContent {
  return {
    header: {
      title: '',
      announcement: 'Free mending for as long as you own it',
      buttonLabel: '',
      buttonUrl: '',
    },
    pages: [
      { title: 'Home', isHome: true, navigation: null, document: homePage(kit) },
      { id: kit.storeId, title: 'Shop' },
      { id: kit.aboutId, title: 'About', document: aboutPage(kit) },
      { id: kit.visitId, title: 'Visit', document: visitPage(kit) },
    ],
    footer: footer(kit),
  }
}

function footer(kit: DemoKit): PageDocument {
  return document(
    section(
      { theme: 'soft', height: 'small' },
      text(
        [0, 0, 10, 3],
        heading(2, 'Hearth & Clay'),
        paragraph('Sent out every Tuesday and Friday, packed in straw.'),
      ),
      text(
        [12, 0, 5, 3],
        heading(3, 'Shop'),
        bulletList(
          [linked('Everything', `page:${kit.storeId}`)],
          [linked('Breakfast Set', '/shop/p/breakfast-set')],
          [linked('Evening classes', '/shop/p/an-evening-at-the-wheel')],
        ),
      ),
      text(
        [18, 0, 6, 3],
        heading(3, 'Help'),
        bulletList(
          [linked('Visit or write', `page:${kit.visitId}`)],
          [linked('How we work', `page:${kit.aboutId}`)],
          'Returns within 30 days',
        ),
      ),
    ),
  )
}
