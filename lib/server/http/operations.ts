import type { Operation } from '#lib/operation.ts'
import * as archives from '#lib/archives/operations.ts'
import * as attachments from '#lib/attachments/operations.ts'
import * as billing from '#lib/billing/operations.ts'
import * as changes from '#lib/changes/operations.ts'
import * as cases from '#lib/cases/operations.ts'
import * as clients from '#lib/clients/operations.ts'
import * as devices from '#lib/devices/operations.ts'
import * as documents from '#lib/documents/operations.ts'
import * as events from '#lib/events/operations.ts'
import * as factors from '#lib/factors/operations.ts'
import * as filing from '#lib/filing/operations.ts'
import * as figures from '#lib/figures/operations.ts'
import * as goLive from '#lib/go-live/operations.ts'
import * as members from '#lib/members/operations.ts'
import * as messages from '#lib/messages/operations.ts'
import * as notes from '#lib/notes/operations.ts'
import * as offers from '#lib/offers/operations.ts'
import * as orders from '#lib/orders/operations.ts'
import * as payments from '#lib/payments/operations.ts'
import * as production from '#lib/production/operations.ts'
import * as requests from '#lib/requests/operations.ts'
import * as researchers from '#lib/researchers/operations.ts'
import * as reviews from '#lib/reviews/operations.ts'
import * as push from '#lib/push/operations.ts'
import * as rights from '#lib/rights/operations.ts'
import * as sandbox from '#lib/sandbox/operations.ts'
import * as savedViews from '#lib/saved-views/operations.ts'
import * as signOn from '#lib/sign-on/operations.ts'
import * as suggestions from '#lib/suggestions/operations.ts'
import * as templates from '#lib/templates/operations.ts'
import * as users from '#lib/users/operations.ts'
import * as webhooks from '#lib/webhooks/operations.ts'
import { forOperators } from '#lib/server/http/operators-operations.ts'
import { forResearchers } from '#lib/server/http/researchers-operations.ts'
import { resolveSchemas } from '#lib/server/http/schemas.ts'

const inOrder: readonly Operation[] = [
  orders.acceptOrder,
  changes.changeOrder,
  cases.answerCase,
  documents.downloadAll,
  documents.downloadDocument,
  orders.countOrders,
  orders.exportOrders,
  filing.fileOrders,
  notes.listNotes,
  filing.listShelves,
  notes.removeNote,
  notes.writeNote,
  messages.getMessage,
  orders.getOrder,
  reviews.getReviews,
  suggestions.getSuggestions,
  cases.listCases,
  documents.listDocuments,
  changes.listOrderChanges,
  events.listEvents,
  events.listFeed,
  messages.listMessages,
  orders.listOrders,
  messages.listUnread,
  messages.markRead,
  cases.openCase,
  orders.placeOrder,
  orders.placeOrders,
  messages.postMessage,
  orders.requestChanges,
  events.streamEvents,
  orders.withdrawOrder,
  reviews.writeReview,
  templates.listTemplates,
  templates.saveTemplate,
  templates.renameTemplate,
  templates.removeTemplate,
  attachments.uploadAttachment,
  attachments.removeAttachment,
  attachments.beginAttachment,
  attachments.getAttachmentUpload,
  attachments.sendAttachmentPart,
  attachments.discardAttachment,
  attachments.listAttachments,
  attachments.downloadAttachment,
  offers.declineOffer,
  researchers.getResearcherPage,
  researchers.listResearcherReviews,
  billing.getBillingDetails,
  billing.getBillingDocument,
  billing.getBillingDocumentPdf,
  billing.getReceipt,
  billing.getReceiptPdf,
  billing.getStatementCsv,
  billing.listBillingDocuments,
  billing.saveBillingDetails,
  payments.finalizePayment,
  payments.getPayment,
  payments.initiatePayment,
  payments.renewHold,
  payments.listOrderMoney,
  payments.sumOrderMoney,
  payments.listSavedCards,
  payments.chooseDefaultCard,
  payments.removeSavedCard,
  offers.listOffers,
  offers.selectOffer,
  archives.listArchives,
  figures.getArchiveFigures,
  webhooks.createEndpoint,
  webhooks.deleteEndpoint,
  webhooks.getDelivery,
  webhooks.getEndpoint,
  webhooks.listAlerts,
  webhooks.listDeliveries,
  webhooks.listEndpoints,
  webhooks.pingEndpoint,
  webhooks.previewRecovery,
  webhooks.recoverEndpoint,
  webhooks.resendDelivery,
  webhooks.rotateEndpointSecret,
  webhooks.searchDeliveries,
  webhooks.updateEndpoint,
  sandbox.confirmSandboxPayment,
  sandbox.listSteps,
  sandbox.performStep,
  sandbox.getSandboxClock,
  sandbox.moveSandboxClock,
  requests.listRequests,
  requests.getRequest,
  requests.getLogSettings,
  requests.changeLogSettings,
  goLive.getGoLive,
  goLive.requestProduction,
  goLive.connectSystem,
  goLive.verifyWebhook,
  production.listProductionNotes,
  production.writeProductionNote,
  production.getDayUse,
  clients.createKey,
  clients.listKeys,
  clients.revokeKey,
  clients.rotateKey,
  clients.updateKey,
  devices.getDeviceSignIn,
  devices.allowDeviceSignIn,
  devices.refuseDeviceSignIn,
  members.listMembers,
  members.changeRole,
  members.removeMember,
  members.transferOwnership,
  members.leaveClient,
  members.listInvitations,
  members.inviteMember,
  members.resendInvitation,
  members.withdrawInvitation,
  members.acceptInvitation,
  signOn.getSignOn,
  signOn.saveSignOn,
  signOn.removeSignOn,
  signOn.addDomain,
  signOn.proveDomain,
  signOn.removeDomain,
  clients.listClientActions,
  clients.exportClientActions,
  users.changePassword,
  users.getMe,
  users.getInternalDocument,
  figures.getReadingTimes,
  savedViews.listViews,
  savedViews.removeView,
  savedViews.saveView,
  users.updateMe,
  users.listSessions,
  users.endSession,
  users.endOtherSessions,
  push.getPushKey,
  push.listPushDevices,
  push.addPushDevice,
  push.removePushDevice,
  users.changeEmail,
  users.confirmAddress,
  users.beginProof,
  users.prove,
  factors.listFactors,
  factors.beginFactor,
  factors.addFactor,
  factors.renameFactor,
  factors.removeFactor,
  factors.getRecoveryCodes,
  factors.renewRecoveryCodes,
  rights.listDataExports,
  rights.askDataExport,
  rights.downloadDataExport,
  rights.getDeletion,
  rights.askDeletion,
  rights.withdrawDeletion,
  ...forResearchers,
  ...forOperators,
]

/** Every operation of the API with its schemas, in the order of the document. */
export const operations = await Promise.all(inOrder.map(resolveSchemas))
