import type { Operation } from '#lib/operation.ts'
import * as approvals from '#lib/approvals/operations.ts'
import * as archives from '#lib/archives/operations.ts'
import * as attachments from '#lib/attachments/operations.ts'
import * as cases from '#lib/cases/operations.ts'
import * as clients from '#lib/clients/operations.ts'
import * as disputes from '#lib/disputes/operations.ts'
import * as figures from '#lib/figures/operations.ts'
import * as health from '#lib/health/operations.ts'
import * as operators from '#lib/operators/operations.ts'
import * as people from '#lib/people/operations.ts'
import * as queue from '#lib/queue/operations.ts'
import * as researchers from '#lib/researchers/operations.ts'
import * as reviews from '#lib/reviews/operations.ts'
import * as savedViews from '#lib/saved-views/operations.ts'

/** What operators can do, in the order of the document. */
export const forOperators: readonly Operation[] = [
  people.findPeople,
  people.getPerson,
  people.disablePerson,
  people.enablePerson,
  people.endPersonSessions,
  people.setOperatorRole,
  people.removeOperator,
  people.listOperatorInvitations,
  people.inviteOperator,
  people.withdrawOperatorInvitation,
  approvals.approve,
  approvals.askApproval,
  approvals.refuseApproval,
  approvals.withdrawApproval,
  attachments.listAnyAttachments,
  cases.answerAnyCase,
  operators.cancelOrder,
  operators.checkPayment,
  cases.closeCase,
  clients.disableProduction,
  clients.enableProduction,
  operators.getAnyOrder,
  clients.getClient,
  operators.getClientOverview,
  disputes.getDispute,
  figures.getFigures,
  health.getHealth,
  reviews.getAllReviews,
  reviews.hideReview,
  queue.getQueue,
  researchers.getResearcher,
  operators.listActions,
  operators.exportActions,
  cases.listAllCases,
  operators.listAllEvents,
  operators.exportAllOrders,
  operators.listAllOrders,
  operators.sumAllOrders,
  savedViews.listOperatorViews,
  savedViews.saveOperatorView,
  savedViews.removeOperatorView,
  clients.listClientKeys,
  clients.listClients,
  operators.listOperators,
  researchers.listResearchers,
  operators.openOrder,
  researchers.openResearcherAccount,
  operators.refundOrder,
  clients.refuseProduction,
  operators.remindResearcher,
  clients.reopenProduction,
  clients.allowByHand,
  clients.getPersonalAccounts,
  clients.decidePersonalAccounts,
  operators.resendEvent,
  disputes.saveEvidence,
  disputes.submitEvidence,
  clients.revokeClientKey,
  clients.updateClient,
  operators.updateEndpointAsOperator,
  operators.writeOffDebt,
  researchers.updateResearcher,
  archives.addArchive,
  archives.findArchives,
  archives.getArchive,
  archives.previewArchiveImport,
  archives.listArchiveImports,
  archives.getArchiveImport,
  archives.listImportChanges,
  archives.applyArchiveImport,
  archives.revertArchiveImport,
  archives.mergeArchive,
  archives.replaceArchive,
  archives.splitArchive,
]
