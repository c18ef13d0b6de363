/** Limits of reports about errors of scripts (specification §9), which browser and server share. */

/** Most errors in one report. */
export const MAX_REPORTED = 10
/** Most characters of a stack. */
export const MAX_STACK = 5000
