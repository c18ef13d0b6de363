/** Schemes of colours that a theme has for sections, and for blocks that stand out from theirs. */
export const SECTION_THEMES = ['light', 'soft', 'accent', 'dark'] as const
export type SectionTheme = (typeof SECTION_THEMES)[number]
