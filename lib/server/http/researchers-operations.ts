import type { Operation } from '#lib/operation.ts'
import * as archives from '#lib/archives/operations.ts'
import * as attachments from '#lib/attachments/operations.ts'
import * as billing from '#lib/billing/operations.ts'
import * as board from '#lib/board/operations.ts'
import * as cases from '#lib/cases/operations.ts'
import * as credentials from '#lib/credentials/operations.ts'
import * as documents from '#lib/documents/operations.ts'
import * as earnings from '#lib/earnings/operations.ts'
import * as figures from '#lib/figures/operations.ts'
import * as inbox from '#lib/inbox/operations.ts'
import * as messages from '#lib/messages/operations.ts'
import * as offerTemplates from '#lib/offer-templates/operations.ts'
import * as offers from '#lib/offers/operations.ts'
import * as researchers from '#lib/researchers/operations.ts'
import * as reviews from '#lib/reviews/operations.ts'
import * as visits from '#lib/visits/operations.ts'
import * as work from '#lib/work/operations.ts'

/** What researchers can do, in the order of the document. */
export const forResearchers: readonly Operation[] = [
  researchers.applyAsResearcher,
  earnings.exportEarnings,
  archives.findArchivesToServe,
  earnings.getEarnings,
  billing.getStatementPdf,
  billing.listStatements,
  billing.getResearchStatementCsv,
  researchers.getResearchProfile,
  earnings.listEarnings,
  earnings.listPayouts,
  researchers.onboardAccount,
  researchers.openDashboard,
  researchers.refreshOwnAccount,
  researchers.updateResearchProfile,
  work.countWork,
  board.hideOrder,
  board.listSearches,
  board.removeSearch,
  board.saveSearch,
  figures.getUsualPrice,
  credentials.addCredential,
  credentials.listCredentials,
  credentials.removeCredential,
  inbox.countInbox,
  inbox.listInbox,
  inbox.markInboxRead,
  offerTemplates.listOfferTemplates,
  offerTemplates.removeOfferTemplate,
  offerTemplates.saveOfferTemplate,
  visits.changeVisit,
  visits.getCalendar,
  visits.getShelfList,
  visits.markOnVisit,
  visits.planVisit,
  visits.removeVisit,
  visits.setAside,
  work.giveBackOrder,
  documents.arrangeDocuments,
  documents.beginUpload,
  researchers.getReportDraft,
  researchers.saveReportDraft,
  researchers.deliver,
  documents.discardUpload,
  researchers.getResearchOrder,
  documents.getUpload,
  documents.getResearchDocument,
  documents.listResearchDocuments,
  cases.answerResearchCase,
  cases.listResearchCases,
  cases.openResearchCase,
  messages.listResearchMessages,
  reviews.getResearchReviews,
  researchers.listResearchOrders,
  documents.listUploads,
  offers.makeOffer,
  messages.postResearchMessage,
  documents.removeDocument,
  offers.confirmOffer,
  offers.retractOffer,
  researchers.reviseDate,
  documents.sendPart,
  researchers.startWork,
  reviews.writeResearchReview,
  offers.updateOffer,
  documents.uploadDocument,
  attachments.beginResearchAttachment,
  attachments.getResearchAttachmentUpload,
  attachments.sendResearchAttachmentPart,
  attachments.discardResearchAttachment,
  attachments.listResearchAttachments,
]
