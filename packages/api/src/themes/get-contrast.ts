import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getContrast = defineCall({
  name: 'getContrast',
  summary: 'Which colours of the drafted style make words hard to read (WCAG AA).',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/style/contrast',
  takesKey: true,
  params: siteParams,
  output: z.object({
    /** Pairs of colours that the theme declares by the platform's names; those that cannot be told are left out. */
    pairs: z.array(
      z.object({
        section: z.enum(SECTION_THEMES),
        /** Names of the custom properties, without `--sw-`: `color-text`, `color-background`. */
        front: z.string(),
        back: z.string(),
        frontColor: z.string(),
        backColor: z.string(),
        /** From 1 to 21. */
        ratio: z.number(),
        /** The least ratio for text. */
        least: z.number(),
      }),
    ),
  }),
})
