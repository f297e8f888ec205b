export const catalogue = {
  madeAtTheProvider: 'Made at the provider',
  madeAtTheProviderFor: 'Made at the provider: {reason}',
  wasToBePaidNothing: '{total} was to be paid. Nothing is held and nothing was charged.',
  yourBankHoldsOnYour:
    'Your bank holds {total} on your card. It is charged when {researcher} starts work; withdraw before that and all of it is released.',
  thePaymentOfWasEnded:
    'The payment of {total} was ended. Whatever your bank held or took for it goes back to you, though banks may take a few days to show it.',
  yourBankHeldUntilThe: 'Your bank held {total} until the hold lapsed. Nothing was charged.',
  thePaymentProviderShowsOther:
    'The payment provider shows other figures than were agreed. There is nothing you need to do; please don’t pay again.',
  wasChargedWhenWorkBegan: '{total} was charged when work began.',
  wasCharged: '{total} was charged.',
  wentBackToYourCard: '{refundedAmount} went back to your card. Banks usually show it within five to ten days.',
  aRefundOfIsOn: 'A refund of {pendingRefundAmount} is on its way.',
  aRefundOfFailedAnd:
    'A refund of {retriedRefundAmount} failed and has not reached you. It is tried again within days.',
  aRefundOfFailedAndHas: 'A refund of {failed} failed and has not reached you. Callslip looks into it.',
  yourBankHasQuestionedThe: 'Your bank has questioned the charge. Nothing moves until it has decided.',
  yourBankDecidedTheDispute: 'Your bank decided the dispute for you and gave you the disputed amount back itself.',
  yourBankDecidedThatThe: 'Your bank decided that the charge stands.',
  forASearchThatFinds: 'For a search that finds nothing, {noFindAmount} was agreed.',
  nothingWasFoundAndWas:
    'Nothing was found, and {noFindAmount} was agreed for that: {back} goes back to your card when you accept, or once the time for that is over.',
  ifNothingIsFoundIt: 'If nothing is found, it costs {noFindAmount}: {back} goes back to your card.',
  receivesOfItWhenYou:
    '{researcher} receives {share} of it when you accept the delivery, or once the time for that is over.',
  hasReceivedOfIt: '{researcher} has received {researcherAmount} of it.',
  isDueToAndNot: '{due} is due to {researcher} and not sent yet.',
  theCustomerPaysByInvoice:
    'The customer pays by invoice, so no card is charged. Callslip settles your share with you.',
  theHoldRanOutUncharged:
    'The hold on the customer’s card ran out before it was charged. Callslip looks into it; nothing is to be sent until then.',
  theCustomerGotYourPartBack: 'The customer got all of your part back, so nothing of it is due to you.',
  nothingWasFoundAndNothing: 'Nothing was found, and nothing is due to you for that.',
  as: ', as {amount}',
  wasSentToYourPayout: '{moved} was sent to your payout account{settled}.',
  wasSetOffAgainstWhat: '{offset} was set off against what you owed for another order.',
  ofItWasTakenBack: '{say} of it was taken back out of your share of another order.',
  isDueToYouAnd: '{say} is due to you and not sent to your payout account yet.',
  theCustomerGotMoneyBack:
    'The customer got money back: {say} is taken back from your account, or set off against what you earn next.',
  ofItIsMoreThan:
    '{writtenOff} of it is more than your part, since the customer got money back. It was written off: you keep it.',
  theCustomersBankQuestionsThe:
    'The customer’s bank questions the charge. What you do not have yet waits until it has decided.',
  itIsChargedWhenYou: 'It is charged when you start.',
  itIsBeingCharged: 'It is being charged.',
  yourShareOfIsHeld: 'Your share of {amount} is held on the customer’s card. {when}',
  theOrderEndedBeforeIts: 'The order ended before its completion, so nothing of it is due to you.',
  yourShareOfIsCharged:
    'Your share of {amount} is charged, and sent to you when the customer accepts, or once the time for that is over.',
  ifYouFindNothingIt: 'If you find nothing, it is {noFindAmount}.',
  notPaid: 'Not paid',
  heldNotCharged: 'Held, not charged',
  charged: 'Charged',
  ended: 'Ended',
  theHoldRanOut: 'The hold ran out',
  refunded: 'Refunded',
  refundedInPart: 'Refunded in part',
  inDisputeWithYourBank: 'In dispute with your bank',
  anOperatorIsLookingAt: 'An operator is looking at this payment',
  takenBackByYourBank: 'Taken back by your bank',
  aRefundFailed: 'A refund failed',
  aRefundIsOnIts: 'A refund is on its way',
  thePaymentWasEnded: 'The payment was ended',
} as const
