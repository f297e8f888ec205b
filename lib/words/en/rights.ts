export const catalogue = {
  account: 'Account',
  yourData: 'Your data',
  whatWeKeepWhyAnd: 'What we keep, why and for how long is said under <link>Privacy</link>.',
  deleteYourAccount: 'Delete your account',
  yourOrdersGoTooThe:
    'Your orders go too: the documents, messages, reports, persons and instructions in them are deleted.',
  nobodyElseBelongsToSo:
    'Nobody else belongs to {name}, so it goes too: its keys and webhooks end, sandbox orders are cancelled, and documents, messages, reports, persons and instructions in its orders are deleted.',
  itWaitsForDaysUntil:
    'It waits for {deletionDays} days. Until then you can take it back, here or by the link in our mail.',
  thenYourNameAddressPassword:
    'Then your name, address, password, passkeys, sessions and saved cards go, and our copies of the mails to you. What you wrote to others stays with the orders that stay, without your name.',
  goesOnWithoutYouAnd: '{name} goes on without you, and so do keys that you made for it: programs use those.',
  whatTheLawHasUs:
    'What the law has us keep stays: receipts, invoices and statements as they were issued, with the name and address that stand on them, and the amounts of payments. An account that you have with the payment provider is yours, and is closed there.',
  yourAccountIsToBe: 'Your account is to be deleted in {deletionDays} days',
  notPossibleYet: 'Not possible yet',
  deleteMyAccount: 'Delete my account',
  deleteYourAccount2: 'Delete your account?',
  itHappensInDaysAnd:
    'It happens in {deletionDays} days, and can be taken back until then. Afterwards nobody can bring it back.',
  deleteItInDays: 'Delete it in {deletionDays} days',
  yourAccountStays: 'Your account stays',
  yourAccountIsToBeDeleted: 'Your account is to be deleted',
  itHappensAfterUnlessYou: 'It happens after {dateTime}, unless you take it back.',
  itIsBeingDeletedNow: 'It is being deleted now.',
  asItIsItWould: 'As it is, it would stop then: {reasons}',
  keepMyAccount: 'Keep my account',
  aCopyOfYourData: 'A copy of your data',
  askForACopy: 'Ask for a copy',
  aZipWithEverythingAbout: 'A zip with everything about you: your account, what was mailed to you, and what you wrote.',
  itHasYourOrdersWith: ' It has your orders with their documents, offers and messages, and your receipts.',
  ofEachClientThatYou:
    ' Of each client that you own it has the orders with their documents, offers and messages, members, keys without their secrets, receipts and the audit log.',
  ofYourResearchItHas: ' Of your research it has offers, messages, earnings and statements.',
  noneAtTheMomentA: 'None at the moment. A mail tells you when one is ready.',
  yourCopies: 'Your copies',
  aCopyIsBeingMade: 'A copy is being made. A mail tells you when it is ready.',
  yourCopyIsDownloaded: 'Your copy is downloaded.',
  madeHereUntil: 'Made {dateTime}, {sizeBytes}. <span>Here until {dateTime2}.</span>',
  download: 'Download',
  nothingHasChangedIfIt: 'Nothing has changed. If it was not you who wanted it deleted, choose a new password.',
  toYourAccount: 'To your account',
  keepYourAccount: 'Keep your account',
  itsDeletionIsTakenBack: 'Its deletion is taken back, and everything stays as it is.',
  thisLinkIsNoLonger: 'This link is no longer good: the deletion was taken back already, or it has happened.',
  keepTheAccount: 'Keep the account',
  youAreTheOnlyOwner: 'You are the only owner of {name}, and others belong to it. Make one of them an owner first.',
  theOthersCanNotSignIn:
    'Others belong to {name} who can’t sign in at present, and it is theirs too. Write to us, or remove them first.',
  itWouldGoToo:
    'Nobody but you belongs to {name}, which was not so when you asked: it would go too. Ask anew if you want that.',
  hasOrdersThatHaveNot:
    '{name} has {open, plural, one {# order} other {# orders}} that {open, plural, one {has} other {have}} not ended. Withdraw them, accept them, or write to us.',
  hasUndecidedOrders:
    '{name} has {undecided, plural, one {# order} other {# orders}} with a problem or a refund that is not decided yet. Wait for that, or write to us.',
  yourUndecidedOrders:
    '{undecided, plural, one {# order} other {# orders}} that you worked on {undecided, plural, one {has} other {have}} a problem or a refund that is not decided yet. Wait for that, or write to us.',
  moneyOfPaymentsOfIs:
    'Money of {moving, plural, one {# payment} other {# payments}} of {name} is under way: a hold, a refund or a dispute. Wait until that is settled.',
  youWereChosenForOrders:
    'You were chosen for {work, plural, one {# order} other {# orders}} that {work, plural, one {has} other {have}} not ended. Finish the work, or write to us.',
  yourShareOfPaymentsHas:
    'Your share of {owed, plural, one {# payment} other {# payments}} has not been moved yet, to you or back. Wait until that is settled.',
  aBankQuestionsChargesFor:
    'A bank questions {disputed, plural, one {# charge} other {# charges}} for your work. Wait until it has decided.',
  youAreTheLastAdmin: 'You are the last admin of this Callslip. Make somebody else an admin first.',
} as const
