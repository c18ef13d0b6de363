/** Words of the gallery of themes. */
export const THEME_MESSAGES = {
  'themes.hint':
    'Each shows your home page as it would look. Another theme leaves your content as it is.',
  'themes.loading': 'Loading the themes…',
  'themes.failed': 'The themes could not be loaded.',
  'themes.by': 'by {author}',
  'themes.current': 'In use',
  'themes.use': 'Use',
  'themes.useNamed': 'Use {name}',
  'themes.useVersionNamed': 'Use {name}, version {number}',
  'themes.preview': 'Your home page in {name}',
  'themes.confirm': 'Use {name}?',
  'themes.confirmHint':
    'Your pages stay as they are, in the new look. Visitors see it when you publish. What you have now stays in the history.',
  'themes.switched': 'Your site has the theme {name} now, as a draft.',
  'themes.undo': 'Undo',
  'themes.back': 'Your site has the theme {name} again.',
  'themes.newer': 'Version {number} is newer than the one in use.',
  'themes.versions': 'Versions of {name}',
  'themes.version': 'Version {number}',
  'themes.versionNamed': '{name}, version {number}',
  'themes.installedBy': '{at}, {by}',
  'themes.warnings': '{count, plural, one {# remark} other {# remarks}}',
  'themes.remove': 'Remove {name}, version {number}',
  'themes.install': 'Install a theme',
  'themes.installHint':
    'Bring a theme in the developer-platform format. A theme of the same name becomes a new version; your site changes only when you use it.',
  'themes.drop': 'Drop a theme here',
  'themes.choose': 'Choose a file',
  'themes.kinds': 'A zip file, git bundle or tar.gz file of at most 64 MB.',
  'themes.sending': 'Sending the theme…',
  'themes.checking': 'Checking the theme…',
  'themes.refused': 'The theme is not installed. Put this right and send it again:',
  'themes.installed': '{name} is installed as version {number}. Use it from its card above.',
  'themes.findings':
    '{count, plural, one {One thing that its author should look at} other {# things that its author should look at}}',
} as const
