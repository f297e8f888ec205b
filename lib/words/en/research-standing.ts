export const catalogue = {
  theOperatorWrites: 'The operator writes: “{reason}”',
  yourApplicationIsWithAn: 'Your application is with an operator',
  weMailYouWhenItIsDecided: 'We mail you when it is decided. Until then you can correct it.',
  seeYourApplication: 'See your application',
  yourApplicationWasNotTaken: 'Your application was not taken up',
  youCanChangeItAndApply: 'You can change it and apply again.',
  yourWorkIsSuspended: 'Your work as a researcher is suspended',
  youCantMakeOffersOrWork:
    'You can’t make offers or go on with orders until an operator lifts it. Write to us if you think it is a mistake.',
  writeToUs: 'Write to us',
  youCantBePaidYet: "You can't be paid yet",
  setUpPayouts: 'Set up payouts',
  youCanMakeOffersBut: 'You can make offers, but customers can choose yours only once your payout account is active.',
} as const
