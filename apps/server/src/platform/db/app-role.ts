/** The role of everything the server does for people: neither owner nor able to bypass row security. */
export const APP_ROLE = 'sitewright_app'
