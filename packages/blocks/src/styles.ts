/** The CSS of sections and their grid, and of the settings that all blocks have alike; each block type has its own beside it. */

import captchaCss from './form/captcha.css'
import filesCss from './form/files.css'
import formCss from './form/form.css'
import { GALLERY_EXTRA_STYLES } from './gallery/styles.ts'
import gridCss from './grid.css'
import lookCss from './look.css'
import marksCss from './rich-text/marks.css'
import sectionBackgroundCss from './section-background/background.css'
import sectionEdgeCss from './section-background/edge.css'

export const GRID_STYLES = gridCss
export const SECTION_BACKGROUND_STYLES = sectionBackgroundCss
export const SECTION_EDGE_STYLES = sectionEdgeCss
export const LOOK_STYLES = lookCss
export const TEXT_MARK_STYLES = marksCss
export const FORM_STYLES = formCss
export const CAPTCHA_STYLES = captchaCss
export const FORM_FILE_STYLES = filesCss
export { GALLERY_EXTRA_STYLES }
