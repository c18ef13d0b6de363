/**
 * The markup of a gallery, which the block and the pages of galleries share. Its data are `items` with the keys of pictures,
 * and `options`. A strip scrolls by itself, so every design works without script; where script comes, the island adds
 * buttons, and the lightbox opens in place of the links.
 */

import { type BlockWord, ENGLISH } from '../words/english.ts'

/** Parts of it that only strips have: slideshows and sliders. */
const inStrips = (markup: string) =>
  `{.gallery-design-grid?}{.or}{.gallery-design-stacked?}{.or}${markup}{.end}{.end}`

const CLASSES = [
  'sw-gallery sqs-gallery-container sqs-gallery-block-{options.design}',
  'sqs-gallery-aspect-ratio-{options.aspect-ratio}',
  'sqs-gallery-thumbnails-per-row-{options.thumbnails-per-row}',
  'sqs-gallery-active-alignment-{options.active-alignment}',
].join(' ')

const STATES = [
  '{.gallery-show-meta?} sqs-gallery-block-show-meta sqs-gallery-block-meta-position-{options.meta-position}{.gallery-show-meta-on-hover?} sqs-gallery-block-meta-hover{.end}{.end}',
  '{.if options.transparentBackground} sqs-gallery-transparent-background{.end}',
  '{.gallery-auto-crop?} sw-gallery--crop{.end}',
  '{.gallery-square-thumbs?} sw-gallery--square{.end}',
].join('')

const SIZES =
  '--gallery-columns:{options.thumbnails-per-row};--gallery-gap:{options.padding}px;--gallery-strip:{options.thumbnail-strip-height}px;--gallery-strip-space:{options.thumbnail-strip-margin}px;--gallery-strip-width:{options.max-width}px'

const MOVES_CLASS = inStrips('{.if options.controls || options.autoplay} sw-gallery--moves{.end}')

const MOVES = inStrips(
  '{.gallery-controls?} data-controls="true"{.end}{.gallery-autoplay?} data-autoplay="{options.autoplay-duration}"{.end}',
)

/** The video of an entry, for the lightbox. */
const VIDEO =
  '{.if videoFileUrl} data-video="{videoFileUrl|htmlattr}"{.or}{.if oembed.html} data-html="{oembed.html|htmlattr}" data-provider-name="{oembed.providerName|htmlattr}"{.end}{.end}'

const TITLE = '{.if title}<div class="image-slide-title">{title|html}</div>{.end}'
const WORDS = `${TITLE}{.excerpt?}<div class="image-slide-description">{excerpt}</div>{.end}`

/** Words over a picture, below it, or only its title. */
const META = `{.gallery-show-meta?}{.if title || excerpt}<div class="meta sw-gallery-over sw-gallery-over--{options.meta-position}"><div class="meta-inside">${WORDS}</div></div>{.end}{.or}{.if options.show-meta-basic}${WORDS}{.or}{.if options.show-meta-only-title}${TITLE}{.end}{.end}{.end}`

/** A word in the site's language for an attribute; pages of galleries, which are no blocks, have it in English. */
const word = (name: BlockWord) =>
  `{.if localizedStrings.${name}}{localizedStrings.${name}|htmlattr}{.or}${ENGLISH[name]}{.end}`

/** Id of a slide on its page, where the pictures of one page may be shown twice. */
const SLIDE_ID = '{.if slideId}{slideId}{.or}{id}{.end}'

const THUMBNAILS = inStrips(
  `{.gallery-thumbnails?}<ol class="sw-gallery-strip" aria-label="${word('blockChoosePicture')}">{.repeated section items}<li><a href="#slide-${SLIDE_ID}" aria-label="{.if title}{title|htmlattr}{.or}${word('blockPicture')} {@index}{.end}">{.main-image?}<img src="{assetUrl|htmlattr}?format=300w" alt="" loading="lazy" decoding="async">{.end}</a></li>{.end}</ol>{.end}`,
)

export interface GalleryMarkup {
  /** Markup of one picture, in the scope of its entry. */
  readonly picture: string
}

export function galleryMarkup({ picture }: GalleryMarkup): string {
  const inside = `{.main-image?}${picture}{.or}<span class="sw-gallery-words">{title|html}</span>{.end}`
  const link = `<a class="image-slide-anchor{.if videoUrl} sw-play{.end}{.gallery-lightbox?} js-gallery-lightbox-opener{.end}" href="{fullUrl|htmlattr}"{.gallery-lightbox?}${VIDEO}{.or}{.if newWindow || options.newWindow} target="_blank" rel="noopener"{.end}{.end} data-title="{title|htmlattr}" data-description="{.excerpt?}{excerpt|safe}{.end}" data-lightbox-theme="{options.lightboxTheme}">${inside}</a>`
  return `<div class="${CLASSES}${STATES}${MOVES_CLASS}" style="${SIZES}"${MOVES}>
<div class="sw-gallery-stage"><ul class="sqs-gallery"${inStrips(` tabindex="0" aria-label="${word('blockPictures')}"`)}>{.repeated section items}
<li class="slide" id="slide-${SLIDE_ID}" data-type="{.if videoUrl}video{.or}image{.end}" data-item-id="{id}"><div class="margin-wrapper">{.if fullUrl}${link}{.or}<div class="image-slide-anchor">${inside}</div>{.end}${META}</div></li>{.end}
</ul></div>
${THUMBNAILS}</div>`
}
