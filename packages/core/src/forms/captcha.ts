/** Terms of captchas that browser and server share. Pure. */

/** Milliseconds for which a challenge can be answered: longer than most forms take, and browsers fetch another for those that take more. */
export const CHALLENGE_LASTS_MS = 20 * 60 * 1000

/** Token of a visitor whose browser could not show or solve a captcha: what they send is held back, never lost. */
export const CAPTCHA_UNAVAILABLE = 'unavailable'
