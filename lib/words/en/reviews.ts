export const catalogue = {
  theResearcher: 'the researcher',
  othersReadItWhereThey:
    'Others read it where they choose a researcher. You are not named, and neither is whom you looked for: keep names out.',
  reviews: 'Reviews',
  howWasItWith: 'How was it with {other}?',
  youCanSaySoUntil:
    'You can say so until {dateTime}. It is read when both sides have written, or after that day, and stays as it is.',
  you: 'You',
  nobodyElseCanReadIt:
    'Nobody else can read it yet: it is opened when {other} has written too, or seven days after the end.',
  callslipHasTakenThisReview: 'Callslip has taken this review from the pages.',
  inWords: 'In words',
  sendTheReview: 'Send the review',
  howDidItGo1: 'How did it go? <span>1 is poor, 5 is excellent</span>',
  chooseFromOneToFive: 'Choose from one to five stars.',
  of5Stars: '{count} of 5 stars',
  noReviewsYet: 'No reviews yet',
  of5StarsReviews: '{average} of 5 stars, {count} {count, plural, one {review} other {reviews}}',
  stars: '{count, plural, one {star} other {stars}}',
} as const
