export const catalogue = {
  callslip: 'Callslip',
  commandLine: 'Command line',
  somebodyUnknown: 'Somebody',
  noAccount: 'no account of ours',
  allAttempts: 'all attempts to sign in',
  openedTheOrder: 'Opened the order for offers',
  cancelledTheOrder: 'Cancelled the order',
  refunded: 'Refunded{amount} of the order',
  lookedAtAFile: 'Opened “{name}”',
  wroteAsCallslip:
    'Wrote as Callslip, to {to, select, customer {the customer alone} researcher {the researcher alone} other {both sides}}',
  wroteARemark: 'Wrote an internal note',
  removedARemark: 'Took an internal note away',
  remindedTheResearcher: 'Reminded the researcher by mail',
  sentAnEventAgain:
    'Sent an event once more, to {deliveries, plural, =0 {no endpoint} one {one endpoint} other {# endpoints}}',
  askedTheProvider: 'Asked the provider about the payment',
  gaveUpADebt: 'Gave up what the researcher owed:{amount}',
  placedItAgain: 'Placed it in place of an order that was cancelled',
  openedACase: 'Opened a case',
  triedARefundAgain: 'Tried a failed refund again:{amount}',
  triedATransferAgain: 'Tried to move a researcher’s share again:{amount}',
  setADebtOff: 'Set what a researcher owed off against other orders:{amount}',
  explainedADifference: 'Explained a movement of the balance:{amount}',
  closedAMonth: 'Closed the books of {month}',
  answeredACase: 'Answered the reported problem',
  decidedACase: 'Decided the reported problem',
  hidAReview: 'Hid a review',
  savedEvidence: 'Saved evidence for the customer’s bank',
  sentEvidence: 'Sent evidence to the customer’s bank',
  switchedAnEndpoint:
    '{status, select, active {Switched the webhook endpoint on} other {Switched the webhook endpoint off}}',
  revokedAKey: 'Revoked the API key',
  movedAResearcher:
    '{status, select, approved {Approved the researcher} suspended {Suspended the researcher} refused {Refused the researcher} pending {Took back the decision about the researcher} other {Decided about the researcher}}',
  openedAnAccount: 'Opened a payment account for the researcher',
  sawProofOf: 'Saw proof of the researcher’s qualification “{title}” ({issuer})',
  tookBackTheProofOf: 'Took back that there is proof of the researcher’s qualification “{title}” ({issuer})',
  changedAClient: 'Changed the client’s settings',
  enabledProduction: 'Enabled production for the client',
  disabledProduction: 'Disabled production for the client',
  refusedProduction: 'Refused the client’s request for production',
  reopenedProduction: 'Took back the decision about production',
  allowedByHand: 'Allowed the client to order by hand',
  setAnAlertRule:
    'Changed when operators are alerted ({kind, select, queue_age {late jobs} failed_jobs {failed jobs} webhook_failures {failing webhooks} provider_refusals {refused payments} disputes {disputes} mail_age {late mail} mail_refusals {refused mail} disk {a full disk} other {{kind}}})',
  addedAnAlertTarget: 'Added an address for alerts',
  removedAnAlertTarget: 'Removed an address for alerts',
  triedAnAlertTarget: 'Tried an address for alerts',
  openedAnIncident: 'Told everybody on the status page: {title}',
  wroteOfAnIncident:
    'Wrote about an incident on the status page ({state, select, investigating {being looked into} identified {cause found} monitoring {being watched} resolved {over} other {{state}}})',
  askedBack: 'Asked the client about its request for production',
  setDayLimits: 'Set what the client may do on one day in production',
  decidedPersonalAccounts:
    '{open, select, true {Let personal accounts open at once} other {Made personal accounts wait for an operator}}',
  addedAnArchive: 'Added the archive',
  changedAnArchive: 'Changed the archive',
  mergedAnArchive: 'Merged the archive into another',
  splitAnArchive: 'Took a merge of the archive back',
  previewedArchives:
    'Looked at what a file would change: {changes, plural, =0 {nothing} one {one archive} other {# archives}}',
  importedArchives: 'Imported archives from a file',
  tookAnImportBack: 'Took an import back: {archives, plural, =0 {no archive} one {one archive} other {# archives}}',
  askedForASecond:
    'Asked for a second operator’s yes: {what, select, order_refund {a refund} order_cancel {a cancellation} payment_write_off {a debt to be written off} client_enable_production {production} other {a deed}}',
  refusedTheRequest:
    'Said no to what another operator asked for: {what, select, order_refund {a refund} order_cancel {a cancellation} payment_write_off {a debt to be written off} client_enable_production {production} other {a deed}}',
  withdrewTheRequest:
    'Withdrew what waited for a second operator: {what, select, order_refund {a refund} order_cancel {a cancellation} payment_write_off {a debt to be written off} client_enable_production {production} other {a deed}}',
  theRequestLapsed:
    'Ended what waited too long for a second operator: {what, select, order_refund {a refund} order_cancel {a cancellation} payment_write_off {a debt to be written off} client_enable_production {production} other {a deed}}',
  disabledAPerson: 'Disabled the account',
  enabledAPerson: 'Enabled the account',
  signedAPersonOut: 'Signed the person out everywhere',
  tookAFactorOff: 'Took the second factor off the account',
  madeAnOperator:
    'Made the person an operator{role, select, support { for support} finance { for finance} admin { and admin} other {}}',
  becameAnOperator:
    'Became an operator{role, select, support { for support} finance { for finance} admin { and admin} other {}}',
  gaveAnotherRole:
    'Gave the operator another role: {role, select, support {support} finance {finance} admin {admin} other {none}}',
  removedAnOperator: 'Withdrew the operator’s access',
  invitedAnOperator:
    'Invited an operator{role, select, support { for support} finance { for finance} admin { and admin} other {}}',
  withdrewAnInvitation: 'Withdrew the invitation of an operator',
  forgotEntries: 'Erased what entries of this log said beyond that they happened',
  signedIn:
    'Signed in with {way, select, passkey {a passkey} totp {a password and an app’s code} recovery {a password and a recovery code} oidc {single sign-on} other {a password}}',
  wasRefused:
    'Was refused: {refusal, select, password {the password was wrong} locked {too many wrong passwords before, it has to wait} too_many {too many attempts} second_step {the second factor was wrong} passkey {the passkey does not sign in here} single_sign_on {single sign-on did not confirm it} proof {the proof for an important change was wrong} console {it is for operators with another role, or for operators alone} other {it does not fit}}',
  tookWorkOn: 'Took on what waits in the queue',
  gaveWorkToSomebody: 'Gave what waits in the queue to an operator',
  leftWorkToOthers: 'Left what waits in the queue to others',
  putWorkOff: 'Put off what waits in the queue',
  hadWorkBack: 'Had back at once what was put off',
} as const
