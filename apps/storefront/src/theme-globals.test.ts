// @vitest-environment happy-dom

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureLoader } from './picture-loader.ts'
import { squarespaceGlobal } from './squarespace-global.ts'
import { tweakNameForScripts } from './static-context.ts'

beforeEach(() => {
  delete window.Squarespace
  document.body.innerHTML = ''
})

describe('hooks of theme scripts', () => {
  it('run once the page is read, and again after its content was swapped', () => {
    const squarespace = squarespaceGlobal()
    const [hook, gone] = [vi.fn(), vi.fn()]
    squarespace.onInitialize(undefined, hook)
    squarespace.onDestroy(undefined, gone)
    expect(hook).not.toHaveBeenCalled()
    squarespace.afterBodyLoad()
    squarespace.afterBodyLoad()
    expect(hook).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('mercury:unload'))
    expect(gone).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('mercury:load'))
    expect(hook).toHaveBeenCalledTimes(2)
  })

  it('that come late run at once', () => {
    squarespaceGlobal().afterBodyLoad()
    const hook = vi.fn()
    squarespaceGlobal().onInitialize(undefined, hook)
    expect(hook).toHaveBeenCalledTimes(1)
  })

  it('that fail leave the others theirs', () => {
    vi.stubGlobal('reportError', vi.fn())
    const hook = vi.fn()
    squarespaceGlobal().onInitialize(undefined, () => {
      throw new Error('A mistake of the theme')
    })
    squarespaceGlobal().onInitialize(undefined, hook)
    squarespaceGlobal().afterBodyLoad()
    expect(hook).toHaveBeenCalledTimes(1)
    expect(reportError).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('are there although a theme put something else in their place, which is told', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    Object.assign(window, { Squarespace: { mine: 'kept' } })
    const [squarespace, hook] = [squarespaceGlobal(), vi.fn()]
    squarespace.onInitialize(undefined, hook)
    squarespace.afterBodyLoad()
    expect(hook).toHaveBeenCalledTimes(1)
    expect(window.Squarespace).toMatchObject({ mine: 'kept' })
    expect(squarespaceGlobal()).toBe(squarespace)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('find what the page brings to life looked for again, whatever block they name', () => {
    const parts = { scan: vi.fn(), destroy: vi.fn() }
    squarespaceGlobal().connect(parts)
    const { initializeVideo } = squarespaceGlobal() as unknown as { initializeVideo(): void }
    initializeVideo()
    expect(parts.scan).toHaveBeenCalledTimes(1)
  })
})

describe('a tweak', () => {
  it.each([
    ['projectCoverWidth', 'projectCoverWidth'],
    ['Autohide Footer', 'autohide-footer'],
    ['Squares', 'squares'],
    ['Site Title/Logo Position', 'site-titlelogo-position'],
  ])('%s is known to scripts as %s', (name, known) => {
    const tweakJSON = { projectCoverWidth: '360px', 'autohide-footer': 'true', squares: 'true' }
    window.Static = { SQUARESPACE_CONTEXT: { tweakJSON } }
    expect(tweakNameForScripts(name)).toBe(known)
  })
})

describe('a picture that a theme leaves to its loader', () => {
  const add = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('img') as HTMLImageElement
  }

  it('is shown in a width that is stored', () => {
    const image = add('<img data-src="/images/a/cup.jpg">')
    expect(pictureLoader.load(image)).toBe(true)
    expect(image.getAttribute('src')).toMatch(/^\/images\/a\/cup\.jpg\?format=\d+w$/)
  })

  it('keeps the address it has', () => {
    const image = add('<img src="/b.jpg" data-src="/images/a/cup.jpg">')
    pictureLoader.load(image)
    expect(image.getAttribute('src')).toBe('/b.jpg')
  })

  it('fills what it stands in, with its focal point in view', () => {
    const image = add(
      '<div class="content-fill"><img data-src="/a.jpg" data-image-focal-point="0.2,0.8"></div>',
    )
    pictureLoader.bootstrap()
    expect(image.style.objectFit).toBe('cover')
    expect(image.style.objectPosition).toBe('20% 80%')
  })

  it('is in the middle of what it fills if it has no focal point', () => {
    const image = add('<div class="content-fill"><img data-src="/a.jpg"></div>')
    pictureLoader.bootstrap()
    expect(image.style.objectPosition).toBe('50% 50%')
  })

  it('may be wrapped by the library of old themes', () => {
    const image = add('<img data-src="/a.jpg" class="loading">')
    expect(pictureLoader.load({ getDOMNode: () => image }, { mode: 'fit' })).toBe(true)
    expect(image.style.objectFit).toBe('contain')
  })

  it('is left alone where the theme shows it itself, and what is no picture is none', () => {
    const image = add('<img data-src="/a.jpg" data-load="false">')
    pictureLoader.bootstrap()
    expect(image.hasAttribute('src')).toBe(false)
    expect(pictureLoader.load(undefined)).toBe(false)
  })
})

describe('accounts of visitors', () => {
  beforeAll(() => import('./theme-globals.ts'))

  it.each([
    [true, 'SiteUserInfo={"authenticated":true,"siteUserId":"1"}'],
    [false, 'SiteUserInfo={"authenticated":false}'],
    [false, 'SiteUserInfo=garbage'],
    [false, 'NotSiteUserInfo={"authenticated":true}'],
  ])('someone is signed in: %s with the cookie %s', (isThere, cookie) => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
    expect(window.UserAccountApi?.isUserAuthenticated()).toBe(isThere)
    cookies.mockRestore()
  })

  it('have no screen, and the script that asks for one is told', () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => {})
    const before = location.href
    window.UserAccountApi?.openAccountScreen()
    expect(location.href).toBe(before)
    expect(told).toHaveBeenCalledWith('UserAccountApi.openAccountScreen does nothing here.')
  })
})
