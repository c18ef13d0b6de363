/** The CSS of sections and their grid; each block type has its own beside it. */

import gridCss from './grid.css'

export const GRID_STYLES = gridCss
