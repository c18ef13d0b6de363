import { SOCIAL_ICON_PATHS } from '@sitewright/core/site/social-icons'
import { drawingAddress, iconMixins } from './icon-mixins.ts'

/** Mixins of `social-icon-font`, which themes may also call without importing it. */
export const SOCIAL_ICON_MIXINS = iconMixins('social-icon-font', SOCIAL_ICON_PATHS)

const services = Object.entries(SOCIAL_ICON_PATHS)

/** `.social-instagram:before` and the like: themes print links with nothing but such a class, which the icon font fills. */
const CLASSES = `
${services.map(([service]) => `.social-${service}:before`).join(', ')} {
  content: "";
  display: inline-block;
  width: 1em;
  height: 1em;
  vertical-align: -0.125em;
  background-color: currentColor;
  -webkit-mask: var(--sw-social-icon) center ~"/" contain no-repeat;
  mask: var(--sw-social-icon) center ~"/" contain no-repeat;
}
${services.map(([service, path]) => `.social-${service} { --sw-social-icon: url("${drawingAddress(path)}"); }`).join('\n')}
`

/** `social-icon-font`: the icons as mixins and as classes. */
export const SOCIAL_ICONS = `${SOCIAL_ICON_MIXINS}${CLASSES}`
