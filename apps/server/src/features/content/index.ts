import type { Feature } from '../../platform/feature.ts'
import { createBlockField } from './create-block-field.ts'
import { createPage } from './create-page.ts'
import { createStandInPage } from './create-stand-in-page.ts'
import { createStore } from './create-store.ts'
import { forgetPublications, forgetPublicationsMigrations } from './forget-publications.ts'
import { getChanges } from './get-changes.ts'
import { getComparison } from './get-comparison.ts'
import { getDocument } from './get-document.ts'
import { getSiteDraft } from './get-site-draft.ts'
import { getSiteHeaderFooter } from './get-site-header-footer.ts'
import { getSiteLayout } from './get-site-layout.ts'
import { getTemplateSchema } from './get-template-schema.ts'
import { listPages } from './list-pages.ts'
import { listPublications } from './list-publications.ts'
import { migrations } from './migrations.ts'
import { openEditor } from './open-editor.ts'
import { publishSite } from './publish-site.ts'
import { putPublicationName } from './put-publication-name.ts'
import { putSiteHeaderFooter } from './put-site-header-footer.ts'
import { removePage } from './remove-page.ts'
import { restoreDrafts } from './restore-drafts.ts'
import { restorePublication } from './restore-publication.ts'
import { saveOperations } from './save-operations.ts'
import { updateNavigation } from './update-navigation.ts'
import { updatePage } from './update-page.ts'

export { addPage, ensureStorePage } from './add-page.ts'
export { askDocumentsNaming } from './ask-documents-naming.ts'
export {
  askLinkablePages,
  askLinkableSections,
  type LinkableQuestion,
} from './ask-linkable-pages.ts'
export { blockDataFor, type LinkedPlace } from './block-data.ts'
export { type CanvasToken, readCanvasToken } from './canvas-token.ts'
export { changeSite } from './change-site.ts'
export { checkedSection } from './check-operation.ts'
export { SITE_OPERATION_NEEDS } from './check-site-operation.ts'
export { compareBodies } from './compare-bodies.ts'
export {
  type ComparedVersions,
  hasAddress,
  lookInto,
  type ReadVersion,
  readVersions,
} from './compare-versions.ts'
export { copyPage } from './copy-page.ts'
export {
  addPages,
  createContent,
  type StartingContent,
  type StartingPage,
} from './create-content.ts'
export {
  draftDocument,
  draftDocuments,
  insertDocuments,
  keepRevisions,
  recentlyEdited,
  revisionsOf,
  topOfDraft,
} from './document-table.ts'
export {
  type Draft,
  draftStyle,
  lockDrafts,
  readDraft,
  removeFieldsOf,
  returnFieldsOf,
  setStyle,
} from './draft-table.ts'
export { type FoundBlock, findLiveBlock } from './find-live-block.ts'
export { livePageEntries } from './index-pages.ts'
export { keepDrafts } from './keep-drafts.ts'
export {
  livePage,
  loadDocuments,
  loadDraftSite,
  loadPublishedSite,
  loadPublishedWithShared,
  loadVersion,
} from './load-site.ts'
export {
  changesToPublish,
  type Manifest,
  type ManifestPage,
  pagesById,
  settingsOf,
} from './manifest.ts'
export { refuseCode } from './new-code.ts'
export { canvasOf, editorOf } from './open-editor.ts'
export { draftHome, draftPage } from './page-table.ts'
export { pagesShowing } from './pages-showing.ts'
export { pagesWithForms } from './pages-with-forms.ts'
export { presentPage } from './present-pages.ts'
export { type Author, isThemeNamed, liveManifest, versionStyle } from './publication-table.ts'
export { type PublishOptions, publish } from './publish.ts'
export { rememberStyle, siteDraftRevision } from './site-draft-table.ts'
export { trashedPages } from './trashed-pages.ts'
export { words as publishingWords } from './words.ts'

export const content: Feature = {
  name: 'content',
  routes: [
    createBlockField,
    createStandInPage,
    createPage,
    createStore,
    getChanges,
    getComparison,
    getDocument,
    getSiteDraft,
    getSiteHeaderFooter,
    getSiteLayout,
    getTemplateSchema,
    listPages,
    listPublications,
    openEditor,
    publishSite,
    putPublicationName,
    putSiteHeaderFooter,
    removePage,
    restoreDrafts,
    restorePublication,
    saveOperations,
    updateNavigation,
    updatePage,
  ],
  chores: [forgetPublications],
  migrations: { ...migrations, ...forgetPublicationsMigrations },
}
