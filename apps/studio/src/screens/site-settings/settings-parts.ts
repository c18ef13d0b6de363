/** Screens of the site’s settings, by their path below it, in the order of their navigation. */
export const SETTINGS_PARTS = [
  { path: '', label: 'siteSettings.general', needs: 'site.settings' },
  { path: '/domains', label: 'siteSettings.domains', needs: 'site.settings' },
  { path: '/access', label: 'siteSettings.access', needs: 'site.settings' },
  { path: '/visitors', label: 'siteSettings.banners', needs: 'site.settings' },
  { path: '/spam', label: 'siteSettings.spam', needs: 'site.settings' },
  { path: '/features', label: 'siteSettings.features', needs: 'site.settings' },
  { path: '/words', label: 'siteSettings.words', needs: 'site.settings' },
  { path: '/redirects', label: 'siteSettings.redirects', needs: 'site.settings' },
  { path: '/code', label: 'siteSettings.code', needs: 'site.code' },
  { path: '/keys', label: 'siteSettings.keys', needs: 'site.code' },
  { path: '/people', label: 'people.title', needs: 'contributors.manage' },
  { path: '/activity', label: 'activity.title', needs: 'contributors.manage' },
] as const

export type SettingsPart = (typeof SETTINGS_PARTS)[number]['path']
