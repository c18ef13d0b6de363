/** All calls by feature, one line each. A call that is not listed here does not exist. */

import { changeEmail } from './accounts/change-email.ts'
import { changePassword } from './accounts/change-password.ts'
import { confirmAddress } from './accounts/confirm-address.ts'
import { confirmEmail } from './accounts/confirm-email.ts'
import { confirmSecondFactor } from './accounts/confirm-second-factor.ts'
import { createPasskey } from './accounts/create-passkey.ts'
import { createPasskeyChallenge } from './accounts/create-passkey-challenge.ts'
import { createRecoveryCodes } from './accounts/create-recovery-codes.ts'
import { createSecondFactor } from './accounts/create-second-factor.ts'
import { createSignInChallenge } from './accounts/create-sign-in-challenge.ts'
import { endOtherSessions } from './accounts/end-other-sessions.ts'
import { endSession } from './accounts/end-session.ts'
import { getSecondFactor } from './accounts/get-second-factor.ts'
import { getSession } from './accounts/get-session.ts'
import { listPasskeys } from './accounts/list-passkeys.ts'
import { listSessions } from './accounts/list-sessions.ts'
import { removePasskey } from './accounts/remove-passkey.ts'
import { removeSecondFactor } from './accounts/remove-second-factor.ts'
import { requestReset } from './accounts/request-reset.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { restoreEmail } from './accounts/restore-email.ts'
import { signIn } from './accounts/sign-in.ts'
import { signInByCode } from './accounts/sign-in-by-code.ts'
import { signInByPasskey } from './accounts/sign-in-by-passkey.ts'
import { signOut } from './accounts/sign-out.ts'
import { signOutEverywhere } from './accounts/sign-out-everywhere.ts'
import { signUp } from './accounts/sign-up.ts'
import { updateAccount } from './accounts/update-account.ts'
import { updatePasskey } from './accounts/update-passkey.ts'
import { listActivity } from './activity/list-activity.ts'
import type { Call } from './call.ts'
import { addCartEntry } from './cart/add-cart-entry.ts'
import { addCoupon } from './cart/add-coupon.ts'
import { createExpressCheckout } from './cart/create-express-checkout.ts'
import { getCart } from './cart/get-cart.ts'
import { getCrumb } from './cart/get-crumb.ts'
import { getEntryFields } from './cart/get-entry-fields.ts'
import { getStock } from './cart/get-stock.ts'
import { listRelatedProducts } from './cart/list-related-products.ts'
import { removeCartEntry } from './cart/remove-cart-entry.ts'
import { removeCoupon } from './cart/remove-coupon.ts'
import { restoreCartEntry } from './cart/restore-cart-entry.ts'
import { setCartShipping } from './cart/set-cart-shipping.ts'
import { updateCartEntry } from './cart/update-cart-entry.ts'
import { updateEntryFields } from './cart/update-entry-fields.ts'
import { createDonation } from './checkout/create-donation.ts'
import { getAddressForm } from './checkout/get-address-form.ts'
import { payCheckout } from './checkout/pay-checkout.ts'
import { saveTypedCheckout } from './checkout/save-typed-checkout.ts'
import { startCheckout } from './checkout/start-checkout.ts'
import { createComment } from './comments/create-comment.ts'
import { createCommentReply } from './comments/create-comment-reply.ts'
import { editComment } from './comments/edit-comment.ts'
import { listComments } from './comments/list-comments.ts'
import { updateComments } from './comments/update-comments.ts'
import { createCategory } from './commerce/create-category.ts'
import { createDiscount } from './commerce/create-discount.ts'
import { createFund } from './commerce/create-fund.ts'
import { createProduct } from './commerce/create-product.ts'
import { createStoreCategory } from './commerce/create-store-category.ts'
import { editProducts } from './commerce/edit-products.ts'
import { getCommercePreferences } from './commerce/get-commerce-preferences.ts'
import { getDiscount } from './commerce/get-discount.ts'
import { getFund } from './commerce/get-fund.ts'
import { getProduct } from './commerce/get-product.ts'
import { getProductFile } from './commerce/get-product-file.ts'
import { getProductOrder } from './commerce/get-product-order.ts'
import { getShippingZones } from './commerce/get-shipping-zones.ts'
import { getStoreSettings } from './commerce/get-store-settings.ts'
import { getStoreSetup } from './commerce/get-store-setup.ts'
import { getTaxSettings } from './commerce/get-tax-settings.ts'
import { listCategories } from './commerce/list-categories.ts'
import { listDiscounts } from './commerce/list-discounts.ts'
import { listFunds } from './commerce/list-funds.ts'
import { listPaymentMethods } from './commerce/list-payment-methods.ts'
import { listPayouts } from './commerce/list-payouts.ts'
import { listProductRows } from './commerce/list-product-rows.ts'
import { listProducts } from './commerce/list-products.ts'
import { listStockMovements } from './commerce/list-stock-movements.ts'
import { openProductEditor } from './commerce/open-product-editor.ts'
import { orderProducts } from './commerce/order-products.ts'
import { placeProduct } from './commerce/place-product.ts'
import { previewPrices } from './commerce/preview-prices.ts'
import { publishProduct } from './commerce/publish-product.ts'
import { putCommercePreferences } from './commerce/put-commerce-preferences.ts'
import { putPaymentMethod } from './commerce/put-payment-method.ts'
import { putProductFile } from './commerce/put-product-file.ts'
import { putProductStock } from './commerce/put-product-stock.ts'
import { putShippingZones } from './commerce/put-shipping-zones.ts'
import { putStoreSettings } from './commerce/put-store-settings.ts'
import { putTaxSettings } from './commerce/put-tax-settings.ts'
import { removeCategory } from './commerce/remove-category.ts'
import { removeDiscount } from './commerce/remove-discount.ts'
import { removeFund } from './commerce/remove-fund.ts'
import { removeProduct } from './commerce/remove-product.ts'
import { removeProductFile } from './commerce/remove-product-file.ts'
import { updateCategory } from './commerce/update-category.ts'
import { updateDiscount } from './commerce/update-discount.ts'
import { updateFund } from './commerce/update-fund.ts'
import { updateProduct } from './commerce/update-product.ts'
import { createBlockField } from './content/create-block-field.ts'
import { createPage } from './content/create-page.ts'
import { createStandInPage } from './content/create-stand-in-page.ts'
import { createStore } from './content/create-store.ts'
import { duplicatePage } from './content/duplicate-page.ts'
import { getCanvasHtml } from './content/get-canvas-html.ts'
import { getChanges } from './content/get-changes.ts'
import { getComparison } from './content/get-comparison.ts'
import { getDocument } from './content/get-document.ts'
import { getSiteDraft } from './content/get-site-draft.ts'
import { getSiteHeaderFooter } from './content/get-site-header-footer.ts'
import { getSiteLayout } from './content/get-site-layout.ts'
import { getTemplateSchema } from './content/get-template-schema.ts'
import { listPages } from './content/list-pages.ts'
import { listPublications } from './content/list-publications.ts'
import { listTemplatePages } from './content/list-template-pages.ts'
import { openComparison } from './content/open-comparison.ts'
import { openEditor } from './content/open-editor.ts'
import { openThumbnail } from './content/open-thumbnail.ts'
import { publishSite } from './content/publish-site.ts'
import { putPublicationName } from './content/put-publication-name.ts'
import { putSiteHeaderFooter } from './content/put-site-header-footer.ts'
import { removePage } from './content/remove-page.ts'
import { renderSections } from './content/render-sections.ts'
import { restoreDrafts } from './content/restore-drafts.ts'
import { restorePublication } from './content/restore-publication.ts'
import { saveOperations } from './content/save-operations.ts'
import { saveSiteOperations } from './content/save-site-operations.ts'
import { updateNavigation } from './content/update-navigation.ts'
import { updatePage } from './content/update-page.ts'
import { acceptInvitation } from './contributors/accept-invitation.ts'
import { createInvitation } from './contributors/create-invitation.ts'
import { declineInvitation } from './contributors/decline-invitation.ts'
import { leaveSite } from './contributors/leave-site.ts'
import { listContributors } from './contributors/list-contributors.ts'
import { putSiteOwner } from './contributors/put-site-owner.ts'
import { readInvitation } from './contributors/read-invitation.ts'
import { removeContributor } from './contributors/remove-contributor.ts'
import { removeInvitation } from './contributors/remove-invitation.ts'
import { sendInvitation } from './contributors/send-invitation.ts'
import { updateContributor } from './contributors/update-contributor.ts'
import { createDeveloperKey } from './developer-keys/create-developer-key.ts'
import { listDeveloperKeys } from './developer-keys/list-developer-keys.ts'
import { removeDeveloperKey } from './developer-keys/remove-developer-key.ts'
import { checkDomain } from './domains/check-domain.ts'
import { createDomain } from './domains/create-domain.ts'
import { listDomains } from './domains/list-domains.ts'
import { putPrimaryDomain } from './domains/put-primary-domain.ts'
import { removeDomain } from './domains/remove-domain.ts'
import { getEditingEvents } from './editing/get-editing-events.ts'
import { putPresence } from './editing/put-presence.ts'
import { createEmbed } from './embeds/create-embed.ts'
import { createPicture } from './embeds/create-picture.ts'
import { createFileFolder } from './files/create-file-folder.ts'
import { editAsset } from './files/edit-asset.ts'
import { getFilesUsage } from './files/get-files-usage.ts'
import { listAssetUses } from './files/list-asset-uses.ts'
import { listAssets } from './files/list-assets.ts'
import { listAssetsUses } from './files/list-assets-uses.ts'
import { listFileFolders } from './files/list-file-folders.ts'
import { moveAssets } from './files/move-assets.ts'
import { removeAsset } from './files/remove-asset.ts'
import { removeAssets } from './files/remove-assets.ts'
import { removeFileFolder } from './files/remove-file-folder.ts'
import { replaceAsset } from './files/replace-asset.ts'
import { updateAsset } from './files/update-asset.ts'
import { updateFileFolder } from './files/update-file-folder.ts'
import { uploadAsset } from './files/upload-asset.ts'
import { getFirstSteps } from './first-steps/get-first-steps.ts'
import { putFirstSteps } from './first-steps/put-first-steps.ts'
import { checkForm } from './forms/check-form.ts'
import { createAnswerReply } from './forms/create-answer-reply.ts'
import { createForm } from './forms/create-form.ts'
import { createFormFromTemplate } from './forms/create-form-from-template.ts'
import { createSubmissionKey } from './forms/create-submission-key.ts'
import { createWebhookSecret } from './forms/create-webhook-secret.ts'
import { duplicateForm } from './forms/duplicate-form.ts'
import { editAnswers } from './forms/edit-answers.ts'
import { getAnswer } from './forms/get-answer.ts'
import { getAnswersTable } from './forms/get-answers-table.ts'
import { getForm } from './forms/get-form.ts'
import { getFormResults } from './forms/get-form-results.ts'
import { getFormWebhook } from './forms/get-form-webhook.ts'
import { getOlderAnswers } from './forms/get-older-answers.ts'
import { listAnswers } from './forms/list-answers.ts'
import { listFormUses } from './forms/list-form-uses.ts'
import { listForms } from './forms/list-forms.ts'
import { openFormPreview } from './forms/open-form-preview.ts'
import { removeAnswer } from './forms/remove-answer.ts'
import { removeAnswers } from './forms/remove-answers.ts'
import { removeForm } from './forms/remove-form.ts'
import { renderForm } from './forms/render-form.ts'
import { saveFormSubmission } from './forms/save-form-submission.ts'
import { sendFormDelivery } from './forms/send-form-delivery.ts'
import { updateAnswer } from './forms/update-answer.ts'
import { updateForm } from './forms/update-form.ts'
import { uploadFormFile } from './forms/upload-form-file.ts'
import { beginItem } from './items/begin-item.ts'
import { createAuthor } from './items/create-author.ts'
import { createItem } from './items/create-item.ts'
import { duplicateItem } from './items/duplicate-item.ts'
import { getItem } from './items/get-item.ts'
import { listAuthors } from './items/list-authors.ts'
import { listItems } from './items/list-items.ts'
import { listTerms } from './items/list-terms.ts'
import { openItemEditor } from './items/open-item-editor.ts'
import { orderItems } from './items/order-items.ts'
import { placeItem } from './items/place-item.ts'
import { publishItem } from './items/publish-item.ts'
import { removeItem } from './items/remove-item.ts'
import { updateAuthor } from './items/update-author.ts'
import { updateItem } from './items/update-item.ts'
import { listLikes } from './likes/list-likes.ts'
import { listLinkTargets } from './link-targets/list-link-targets.ts'
import { createMailingList } from './lists/create-mailing-list.ts'
import { createSubscriber } from './lists/create-subscriber.ts'
import { createSubscriberImport } from './lists/create-subscriber-import.ts'
import { eraseSubscriber } from './lists/erase-subscriber.ts'
import { getSubscriberImport } from './lists/get-subscriber-import.ts'
import { getSubscribersTable } from './lists/get-subscribers-table.ts'
import { listMailingLists } from './lists/list-mailing-lists.ts'
import { listSubscribers } from './lists/list-subscribers.ts'
import { putSubscriberImport } from './lists/put-subscriber-import.ts'
import { removeMailingList } from './lists/remove-mailing-list.ts'
import { sendConfirmation } from './lists/send-confirmation.ts'
import { signUpForList } from './lists/sign-up-for-list.ts'
import { updateMailingList } from './lists/update-mailing-list.ts'
import { updateSubscriber } from './lists/update-subscriber.ts'
import { getPagePassword } from './locks/get-page-password.ts'
import { getSiteStatus } from './locks/get-site-status.ts'
import { putPagePassword } from './locks/put-page-password.ts'
import { putSiteStatus } from './locks/put-site-status.ts'
import { removePagePassword } from './locks/remove-page-password.ts'
import { getMessage } from './mail/get-message.ts'
import { listMessages } from './mail/list-messages.ts'
import { listMatches } from './matches/list-matches.ts'
import { getHostedSite } from './operators/get-hosted-site.ts'
import { listHostedSites } from './operators/list-hosted-sites.ts'
import { listOperatorEvents } from './operators/list-operator-events.ts'
import { putSiteStanding } from './operators/put-site-standing.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { collectFulfillment } from './orders/collect-fulfillment.ts'
import { createFulfillment } from './orders/create-fulfillment.ts'
import { createOrderNote } from './orders/create-order-note.ts'
import { createRefund } from './orders/create-refund.ts'
import { getOrder } from './orders/get-order.ts'
import { listOrders } from './orders/list-orders.ts'
import { removeOrderNote } from './orders/remove-order-note.ts'
import { restoreOrder } from './orders/restore-order.ts'
import { restoreOrderNote } from './orders/restore-order-note.ts'
import { sendDownloads } from './orders/send-downloads.ts'
import { sendRefund } from './orders/send-refund.ts'
import { settleOrderProblem } from './orders/settle-order-problem.ts'
import { takeOrderPayment } from './orders/take-order-payment.ts'
import { undoFulfillment } from './orders/undo-fulfillment.ts'
import { undoRefund } from './orders/undo-refund.ts'
import { updateOrderNote } from './orders/update-order-note.ts'
import { updateTracking } from './orders/update-tracking.ts'
import { createPageTemplate } from './page-templates/create-page-template.ts'
import { createTemplatedPage } from './page-templates/create-templated-page.ts'
import { listPageTemplates } from './page-templates/list-page-templates.ts'
import { removePageTemplate } from './page-templates/remove-page-template.ts'
import { updatePageTemplate } from './page-templates/update-page-template.ts'
import { getPlace } from './places/get-place.ts'
import { listPlaces } from './places/list-places.ts'
import { createPreviewLink } from './preview-links/create-preview-link.ts'
import { listPreviewLinks } from './preview-links/list-preview-links.ts'
import { removePreviewLink } from './preview-links/remove-preview-link.ts'
import { getPublishChecks } from './publish-checks/get-publish-checks.ts'
import { createRedirect } from './redirects/create-redirect.ts'
import { importRedirects } from './redirects/import-redirects.ts'
import { listRedirects } from './redirects/list-redirects.ts'
import { removeRedirect } from './redirects/remove-redirect.ts'
import { updateRedirect } from './redirects/update-redirect.ts'
import { removeSite } from './removed-sites/remove-site.ts'
import { restoreSite } from './removed-sites/restore-site.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { putReview } from './reviews/put-review.ts'
import { returnReview } from './reviews/return-review.ts'
import { createSavedSection } from './saved-sections/create-saved-section.ts'
import { listSavedSections } from './saved-sections/list-saved-sections.ts'
import { removeSavedSection } from './saved-sections/remove-saved-section.ts'
import { updateSavedSection } from './saved-sections/update-saved-section.ts'
import { listScriptErrors } from './script-errors/list-script-errors.ts'
import { recordJavascriptErrors } from './script-errors/record-javascript-errors.ts'
import { removeScriptErrors } from './script-errors/remove-script-errors.ts'
import { listSearchResults } from './search/list-search-results.ts'
import { createSite } from './sites/create-site.ts'
import { getFeatureFlags } from './sites/get-feature-flags.ts'
import { getMoneyExamples } from './sites/get-money-examples.ts'
import { getSite } from './sites/get-site.ts'
import { getSiteCode } from './sites/get-site-code.ts'
import { getSiteSettings } from './sites/get-site-settings.ts'
import { getSiteWords } from './sites/get-site-words.ts'
import { listSites } from './sites/list-sites.ts'
import { listStartingPoints } from './sites/list-starting-points.ts'
import { putFeatureFlag } from './sites/put-feature-flag.ts'
import { putSiteCode } from './sites/put-site-code.ts'
import { putSiteSettings } from './sites/put-site-settings.ts'
import { putSiteWord } from './sites/put-site-word.ts'
import { getCaptchaChallenge } from './spam-protection/get-captcha-challenge.ts'
import { getSpamProtection } from './spam-protection/get-spam-protection.ts'
import { putSpamProtection } from './spam-protection/put-spam-protection.ts'
import { getContrast } from './themes/get-contrast.ts'
import { getStyle } from './themes/get-style.ts'
import { installTheme } from './themes/install-theme.ts'
import { listFonts } from './themes/list-fonts.ts'
import { listThemes } from './themes/list-themes.ts'
import { openStyledScreen } from './themes/open-styled-screen.ts'
import { putStyle } from './themes/put-style.ts'
import { removeThemeVersion } from './themes/remove-theme-version.ts'
import { emptyTrash } from './trash/empty-trash.ts'
import { listTrash } from './trash/list-trash.ts'
import { removeTrashEntry } from './trash/remove-trash-entry.ts'
import { restoreTrashEntry } from './trash/restore-trash-entry.ts'

export const CONTRACTS: readonly Call[] = [
  changeEmail,
  changePassword,
  confirmAddress,
  confirmEmail,
  confirmSecondFactor,
  createPasskey,
  createPasskeyChallenge,
  createRecoveryCodes,
  createSecondFactor,
  createSignInChallenge,
  endOtherSessions,
  endSession,
  getSecondFactor,
  getSession,
  listPasskeys,
  listSessions,
  removePasskey,
  removeSecondFactor,
  requestReset,
  resetPassword,
  restoreEmail,
  signIn,
  signInByCode,
  signInByPasskey,
  signOut,
  signOutEverywhere,
  signUp,
  updateAccount,
  updatePasskey,
  listActivity,
  listScriptErrors,
  recordJavascriptErrors,
  removeScriptErrors,
  emptyTrash,
  listTrash,
  removeTrashEntry,
  restoreTrashEntry,
  addCartEntry,
  addCoupon,
  createExpressCheckout,
  getAddressForm,
  getCart,
  getCrumb,
  getEntryFields,
  getStock,
  listRelatedProducts,
  setCartShipping,
  removeCartEntry,
  removeCoupon,
  restoreCartEntry,
  updateCartEntry,
  updateEntryFields,
  payCheckout,
  saveTypedCheckout,
  startCheckout,
  createCategory,
  createDiscount,
  createDonation,
  createFund,
  createProduct,
  createStoreCategory,
  editProducts,
  getCommercePreferences,
  getDiscount,
  getFund,
  getProduct,
  getShippingZones,
  getProductFile,
  getProductOrder,
  getStoreSettings,
  getStoreSetup,
  getTaxSettings,
  listCategories,
  listPaymentMethods,
  listPayouts,
  listDiscounts,
  listFunds,
  listProductRows,
  listProducts,
  listStockMovements,
  openProductEditor,
  orderProducts,
  placeProduct,
  putCommercePreferences,
  putPaymentMethod,
  previewPrices,
  putShippingZones,
  putProductFile,
  putProductStock,
  putStoreSettings,
  putTaxSettings,
  removeCategory,
  publishProduct,
  removeDiscount,
  removeFund,
  removeProduct,
  removeProductFile,
  updateCategory,
  updateDiscount,
  updateFund,
  updateProduct,
  createComment,
  createCommentReply,
  editComment,
  listComments,
  updateComments,
  listLikes,
  createBlockField,
  createPage,
  duplicatePage,
  createStandInPage,
  createStore,
  getChanges,
  getComparison,
  getDocument,
  getPublishChecks,
  getSiteDraft,
  getSiteHeaderFooter,
  getSiteLayout,
  getTemplateSchema,
  listPages,
  listPublications,
  listTemplatePages,
  openComparison,
  openThumbnail,
  openEditor,
  publishSite,
  putPublicationName,
  putSiteHeaderFooter,
  removePage,
  getCanvasHtml,
  renderSections,
  restoreDrafts,
  restorePublication,
  createSavedSection,
  listReviews,
  putReview,
  returnReview,
  listSavedSections,
  removeSavedSection,
  updateSavedSection,
  createPageTemplate,
  createTemplatedPage,
  listPageTemplates,
  removePageTemplate,
  updatePageTemplate,
  createPreviewLink,
  listPreviewLinks,
  removePreviewLink,
  saveOperations,
  saveSiteOperations,
  updateNavigation,
  updatePage,
  getEditingEvents,
  putPresence,
  createEmbed,
  createPicture,
  getFilesUsage,
  listAssets,
  editAsset,
  createFileFolder,
  listAssetsUses,
  listFileFolders,
  moveAssets,
  removeAssets,
  removeFileFolder,
  updateFileFolder,
  listAssetUses,
  removeAsset,
  replaceAsset,
  updateAsset,
  uploadAsset,
  checkForm,
  createForm,
  createFormFromTemplate,
  createSubmissionKey,
  duplicateForm,
  createAnswerReply,
  editAnswers,
  getAnswer,
  getAnswersTable,
  listAnswers,
  removeAnswer,
  removeAnswers,
  updateAnswer,
  createWebhookSecret,
  getForm,
  getFormResults,
  getFormWebhook,
  getOlderAnswers,
  sendFormDelivery,
  listFormUses,
  listForms,
  openFormPreview,
  removeForm,
  renderForm,
  saveFormSubmission,
  updateForm,
  uploadFormFile,
  beginItem,
  createAuthor,
  createItem,
  duplicateItem,
  getItem,
  listAuthors,
  listItems,
  listTerms,
  openItemEditor,
  orderItems,
  placeItem,
  publishItem,
  removeItem,
  updateAuthor,
  updateItem,
  createMailingList,
  createSubscriber,
  createSubscriberImport,
  eraseSubscriber,
  getSubscriberImport,
  getSubscribersTable,
  listLinkTargets,
  listMailingLists,
  listSubscribers,
  putSubscriberImport,
  removeMailingList,
  sendConfirmation,
  signUpForList,
  updateMailingList,
  updateSubscriber,
  getPagePassword,
  getSiteStatus,
  putPagePassword,
  putSiteStatus,
  removePagePassword,
  getMessage,
  listMessages,
  cancelOrder,
  collectFulfillment,
  createFulfillment,
  createOrderNote,
  createRefund,
  getOrder,
  listOrders,
  removeOrderNote,
  restoreOrder,
  restoreOrderNote,
  sendDownloads,
  sendRefund,
  settleOrderProblem,
  takeOrderPayment,
  undoFulfillment,
  undoRefund,
  updateOrderNote,
  updateTracking,
  getPlace,
  listPlaces,
  createRedirect,
  importRedirects,
  listRedirects,
  removeRedirect,
  updateRedirect,
  listSearchResults,
  createSite,
  getFeatureFlags,
  getMoneyExamples,
  getFirstSteps,
  listMatches,
  putFirstSteps,
  getSite,
  getSiteCode,
  getSiteSettings,
  getSiteWords,
  getHostedSite,
  listHostedSites,
  listOperatorEvents,
  putSiteStanding,
  listSites,
  listStartingPoints,
  putFeatureFlag,
  putSiteCode,
  putSiteSettings,
  putSiteWord,
  acceptInvitation,
  createInvitation,
  declineInvitation,
  leaveSite,
  listContributors,
  putSiteOwner,
  removeSite,
  restoreSite,
  readInvitation,
  removeContributor,
  removeInvitation,
  sendInvitation,
  updateContributor,
  createDeveloperKey,
  listDeveloperKeys,
  removeDeveloperKey,
  checkDomain,
  createDomain,
  listDomains,
  putPrimaryDomain,
  removeDomain,
  getCaptchaChallenge,
  getSpamProtection,
  putSpamProtection,
  getContrast,
  getStyle,
  listFonts,
  installTheme,
  listThemes,
  openStyledScreen,
  putStyle,
  removeThemeVersion,
]
