import { describe, expect, it } from 'vitest'
import { allowedFrame, readEmbedAddress, startedFrame } from './embed-address.ts'
import { EMBED_PROVIDERS } from './embed-providers.ts'

describe('readEmbedAddress', () => {
  it.each(EMBED_PROVIDERS.map((provider) => [provider.name, provider] as const))(
    'knows what %s has',
    (_name, provider) => {
      const { provider: found, frame } = readEmbedAddress(provider.example) ?? {}
      expect(found).toBe(provider)
      // A frame that is made from an address is one of the provider's own.
      if (provider.player) expect(allowedFrame(frame ?? '')?.provider).toBe(provider)
      else expect(frame).toBeUndefined()
    },
  )

  it.each([
    ['youtu.be/aqz-KE-bpKQ?t=5', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    [
      'http://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ],
    [
      '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;autoplay=1" allowfullscreen></iframe>',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ],
    [
      'https://vimeo.com/76979871/abcdef12',
      'https://player.vimeo.com/video/76979871?h=abcdef12&dnt=1',
    ],
    [
      '<iframe style="border:0" src="https://bandcamp.com/EmbeddedPlayer/album=12/size=large/" seamless><a href="https://x.example">x</a></iframe>',
      'https://bandcamp.com/EmbeddedPlayer/album=12/size=large/',
    ],
    ['https://embed.ted.com/talks/a_talk', 'https://embed.ted.com/talks/a_talk'],
  ])('frames %s', (typed, frame) => {
    expect(readEmbedAddress(typed)?.frame).toBe(frame)
  })

  it.each([
    '',
    'https://example.com/video',
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
    'data:text/html,<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ">',
    'https://user:pass@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/embed/aqz-KE-bpKQ',
    '<iframe src="https://evil.example/">https://www.youtube.com/embed/aqz-KE-bpKQ',
    '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
    `https://www.youtube.com/watch?v=aqz-KE-bpKQ&${'a'.repeat(2000)}`,
  ])('refuses %s', (typed) => {
    expect(readEmbedAddress(typed)).toBeUndefined()
  })
})

describe('allowedFrame', () => {
  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com:444/embed/x',
    'https://www.google.com/maps/embedded',
    'https://www.google.com/search?q=x',
    'https://evil.example/www.youtube.com/embed/x',
    'https://www.youtube.com@evil.example/embed/x',
    '//www.youtube.com/embed/x\n',
    'javascript:hit()',
  ])('refuses %s', (address) => {
    expect(allowedFrame(address)).toBeUndefined()
  })

  it('is by https whatever was typed', () => {
    const frame = allowedFrame('http://www.youtube.com/embed/x')
    expect(frame?.url).toBe('https://www.youtube-nocookie.com/embed/x')
  })

  it('starts what was pressed for, and nothing before', () => {
    const frame = allowedFrame('https://player.vimeo.com/video/1?autoplay=1&dnt=1')
    expect(frame?.url).toBe('https://player.vimeo.com/video/1?dnt=1')
    expect(frame && startedFrame(frame)).toBe('https://player.vimeo.com/video/1?autoplay=1&dnt=1')
  })
})
