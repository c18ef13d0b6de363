/** Services whose content pages may embed: the allow-list of oEmbed providers. To add one, list it here. */

export type EmbedKind = 'video' | 'audio' | 'page'

export interface EmbedProvider {
  readonly name: string
  readonly kind: EmbedKind
  /** Addresses of what can be embedded, without scheme and `www.`; the first group is an id where `player` wants one. */
  readonly pages: RegExp
  /** Hosts of frames, each with the beginning of a path where not all of the host is for embedding. */
  readonly frames: readonly string[]
  /** Endpoint of oEmbed; absent where the provider has none, or all is known without it. */
  readonly oembed?: string
  /** Address of the frame, where it follows from that of the page. */
  readonly player?: (match: RegExpExecArray, address: string) => string
  /** Query that starts what was pressed for. */
  readonly starts?: string
  /** Query that plays a film without sound and controls, again and again; absent where its player cannot. */
  readonly loops?: (id: string) => string
  /** Height in pixels of frames that have no shape of their own; absent for those that are 16 by 9. */
  readonly height?: number
  /** Plan whose films sites may not show, as oEmbed's `account_type` has it: Vimeo gives Basic to private people alone. */
  readonly unsupportedPlan?: string
  /** An address as owners enter it. */
  readonly example: string
}

const encoded = encodeURIComponent

export const EMBED_PROVIDERS: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    pages:
      /^(?:(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/i,
    frames: ['www.youtube-nocookie.com/embed/', 'www.youtube.com/embed/'],
    oembed: 'https://www.youtube.com/oembed',
    player: ([, id]) => `https://www.youtube-nocookie.com/embed/${id}`,
    starts: 'autoplay=1',
    loops: (id) => `autoplay=1&mute=1&controls=0&loop=1&playsinline=1&disablekb=1&playlist=${id}`,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    name: 'Vimeo',
    kind: 'video',
    pages:
      /^(?:player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,16}))?/i,
    frames: ['player.vimeo.com/video/'],
    oembed: 'https://vimeo.com/api/oembed.json',
    player: ([, id, secret]) =>
      `https://player.vimeo.com/video/${id}?${secret ? `h=${secret}&` : ''}dnt=1`,
    starts: 'autoplay=1',
    loops: () => 'background=1&autoplay=1&muted=1&loop=1',
    unsupportedPlan: 'basic',
    example: 'https://vimeo.com/76979871',
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    pages: /^(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([a-z0-9]{5,12})/i,
    frames: ['geo.dailymotion.com/player', 'www.dailymotion.com/embed/'],
    player: ([, id]) => `https://geo.dailymotion.com/player.html?video=${id}`,
    example: 'https://www.dailymotion.com/video/x8abcde',
  },
  {
    name: 'Loom',
    kind: 'video',
    pages: /^loom\.com\/(?:share|embed)\/([0-9a-f]{32})/i,
    frames: ['www.loom.com/embed/'],
    oembed: 'https://www.loom.com/v1/oembed',
    player: ([, id]) => `https://www.loom.com/embed/${id}`,
    starts: 'autoplay=1',
    example: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
  },
  {
    name: 'TED',
    kind: 'video',
    pages: /^(?:embed\.)?ted\.com\/talks\/([\w-]+)/i,
    frames: ['embed.ted.com/talks/'],
    oembed: 'https://www.ted.com/services/v1/oembed.json',
    player: ([, talk]) => `https://embed.ted.com/talks/${talk}`,
    example: 'https://www.ted.com/talks/a_talk',
  },
  {
    name: 'Wistia',
    kind: 'video',
    pages:
      /^(?:[\w-]+\.)?(?:wistia\.(?:com|net)|wi\.st)\/(?:medias|embed\/iframe)\/([a-z0-9]{8,12})/i,
    frames: ['fast.wistia.net/embed/iframe/', 'fast.wistia.com/embed/iframe/'],
    oembed: 'https://fast.wistia.com/oembed',
    player: ([, id]) => `https://fast.wistia.net/embed/iframe/${id}`,
    starts: 'autoPlay=true',
    example: 'https://example.wistia.com/medias/e4a27b971d',
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    pages: /^(?:(?:m\.|on\.)?soundcloud\.com|snd\.sc)\/[\w-]+/i,
    frames: ['w.soundcloud.com/player/'],
    oembed: 'https://soundcloud.com/oembed',
    player: (_match, address) =>
      `https://w.soundcloud.com/player/?url=${encoded(address)}&show_comments=false`,
    starts: 'auto_play=true',
    height: 166,
    example: 'https://soundcloud.com/your-name/a-track',
  },
  {
    name: 'Spotify',
    kind: 'audio',
    pages:
      /^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/(\w{10,40})/i,
    frames: ['open.spotify.com/embed/'],
    oembed: 'https://open.spotify.com/oembed',
    player: ([, kind, id]) => `https://open.spotify.com/embed/${kind}/${id}`,
    height: 352,
    example: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  },
  {
    name: 'Bandcamp',
    kind: 'audio',
    // Only the address of its player says which album it is; "Share / Embed" gives that.
    pages: /^bandcamp\.com\/EmbeddedPlayer\//i,
    frames: ['bandcamp.com/EmbeddedPlayer/'],
    player: (_match, address) => address,
    height: 470,
    example: 'https://bandcamp.com/EmbeddedPlayer/album=1234567890/size=large/',
  },
  {
    name: 'Mixcloud',
    kind: 'audio',
    pages: /^mixcloud\.com(\/[\w-]+\/[\w-]+\/?)/i,
    frames: ['player-widget.mixcloud.com/widget/', 'www.mixcloud.com/widget/'],
    player: ([, path]) =>
      `https://player-widget.mixcloud.com/widget/iframe/?feed=${encoded(path ?? '')}`,
    starts: 'autoplay=1',
    height: 180,
    example: 'https://www.mixcloud.com/your-name/a-show/',
  },
  {
    name: 'Apple Music',
    kind: 'audio',
    pages:
      /^(?:embed\.)?music\.apple\.com(\/[a-z]{2}\/(?:album|playlist|song)\/[^\s?#]+(?:\?i=\d+)?)/i,
    frames: ['embed.music.apple.com/'],
    player: ([, path]) => `https://embed.music.apple.com${path}`,
    height: 450,
    example: 'https://music.apple.com/us/album/an-album/1440857781',
  },
  {
    name: 'Apple Podcasts',
    kind: 'audio',
    pages: /^(?:embed\.)?podcasts\.apple\.com(\/[a-z]{2}\/podcast\/[^\s?#]+(?:\?i=\d+)?)/i,
    frames: ['embed.podcasts.apple.com/'],
    player: ([, path]) => `https://embed.podcasts.apple.com${path}`,
    height: 450,
    example: 'https://podcasts.apple.com/us/podcast/a-podcast/id1200361736',
  },
  {
    name: 'Flickr',
    kind: 'page',
    pages: /^(?:flickr\.com\/photos\/[\w@-]+\/|flic\.kr\/p\/)\w+/i,
    frames: [],
    oembed: 'https://www.flickr.com/services/oembed/',
    example: 'https://www.flickr.com/photos/bees/2362225867/',
  },
  {
    name: 'CodePen',
    kind: 'page',
    pages: /^codepen\.io\/([\w-]+)\/(?:pen|embed|full|details)\/(\w+)/i,
    frames: ['codepen.io/'],
    oembed: 'https://codepen.io/api/oembed',
    player: ([, who, pen]) => `https://codepen.io/${who}/embed/${pen}?default-tab=result`,
    height: 400,
    example: 'https://codepen.io/your-name/pen/abcdef',
  },
  {
    name: 'Calendly',
    kind: 'page',
    pages: /^calendly\.com(\/[\w-]+(?:\/[\w-]+)?)/i,
    frames: ['calendly.com/'],
    player: ([, path]) => `https://calendly.com${path}?embed_type=Inline&hide_gdpr_banner=0`,
    height: 700,
    example: 'https://calendly.com/your-name/a-meeting',
  },
  {
    name: 'Typeform',
    kind: 'page',
    pages: /^((?:[\w-]+\.)?typeform\.com\/to\/\w+)/i,
    frames: ['form.typeform.com/to/'],
    player: ([, page]) => `https://form.typeform.com/to/${page?.split('/').pop()}`,
    height: 500,
    example: 'https://form.typeform.com/to/abcdefgh',
  },
  {
    name: 'Figma',
    kind: 'page',
    pages: /^figma\.com\/(?:file|design|proto|board)\/\w+/i,
    frames: ['embed.figma.com/', 'www.figma.com/embed'],
    player: (_match, address) =>
      `https://www.figma.com/embed?embed_host=share&url=${encoded(address)}`,
    height: 450,
    example: 'https://www.figma.com/design/abcdef/a-file',
  },
  {
    name: 'Google Maps',
    kind: 'page',
    // "Share / Embed a map" gives this address.
    pages: /^google\.com\/maps\/embed\?pb=/i,
    frames: ['www.google.com/maps/embed'],
    player: (_match, address) => address,
    height: 450,
    example: 'https://www.google.com/maps/embed?pb=…',
  },
]
