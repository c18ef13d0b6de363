/** Templates of a course, with its lessons by chapter, and of one lesson. */

import { backLink, emptyList, listHeader, neighbours, picture } from './parts.ts'
import type { SystemTemplate } from './system-template.ts'
import { VIDEO_PLAYER } from './videos.ts'

export const course: SystemTemplate = {
  list: `<section class="sw-collection CourseList" data-collection-id="{collection.id}">
{.section collection}{.main-image?}{.section mainImage}<div class="CourseList-cover">${picture({ sizes: '92vw', loading: 'eager', tier: 1500 })}</div>{.end}{.end}{.end}
${listHeader}
{.if chapters}{.repeated section chapters}
<section class="CourseList-chapter">{.if title}<h2 class="CourseList-chapter-title">{title|html}</h2>{.end}
<ol class="CourseList-lessons"{.if first} start="{first}"{.end}>{.repeated section items}<li class="CourseList-lesson" data-item-id="{id}"><h3 class="sw-title"><a href="{fullUrl|htmlattr}">{title|html}</a></h3>{.excerpt?}<div class="CourseList-excerpt">{excerpt}</div>{.end}</li>{.end}</ol>
</section>{.end}{.or}${emptyList('pageLessonsNone')}{.end}
</section>`,

  item: `{.section item}<article class="sw-item LessonItem {@|item-classes}" data-item-id="{id}">
<header class="sw-item-frame">
${backLink}
{.if chapter}<p class="sw-meta">{chapter|html}</p>{.end}
<h1 class="sw-item-title" data-content-field="title">{title|html}</h1>
${VIDEO_PLAYER}
{.if videoUrl}{.or}{.main-image?}<figure class="LessonItem-picture">${picture({ sizes: '(min-width: 62rem) 60rem, 92vw', alt: 'own', loading: 'eager', tier: 1500 })}</figure>{.end}{.end}
{.excerpt?}<div class="LessonItem-excerpt">{excerpt}</div>{.end}
</header>
{.if body}<div class="sw-item-body">{body}</div>{.end}
<footer class="sw-item-frame">
${neighbours('pageLessons', 'pageLessonPrevious', 'pageLessonNext')}
</footer>
</article>{.end}`,

  css: `
.CourseList-cover { margin-bottom: 2rem; }
.CourseList-cover img { width: 100%; max-height: 26rem; object-fit: cover; }
.CourseList-chapter + .CourseList-chapter { margin-top: clamp(2rem, 4vw, 3rem); }
.CourseList-chapter-title { margin: 0 0 1rem; font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem); }
.CourseList-lessons { max-width: 52rem; margin: 0; padding: 0; list-style: none; }
.CourseList-lesson { position: relative; margin: 0; padding: 1rem 0 1rem 2.75rem; border-top: 1px solid var(--sw-line); }
/* The list's own numbers, which go on from chapter to chapter, under the line. */
.CourseList-lesson::before { content: counter(list-item); position: absolute; inset-inline-start: 0; color: var(--sw-quiet); font-variant-numeric: tabular-nums; }
.CourseList-lesson .sw-title { font-size: 1.1875rem; }
.CourseList-excerpt { margin-top: 0.35rem; color: var(--sw-quiet); }
.CourseList-excerpt > :last-child { margin-bottom: 0; }
.LessonItem .sw-item-frame { max-width: 66rem; }
.LessonItem-picture { margin: 1.75rem 0 0; }
.LessonItem-picture img { width: 100%; }
.LessonItem .sw-item-title { margin-top: 0.4rem; }
.LessonItem-excerpt { max-width: 42rem; margin-top: 1.25rem; font-size: 1.125em; }
`,
}
