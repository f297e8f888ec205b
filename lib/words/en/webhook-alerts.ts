export const catalogue = {
  alerts: 'Alerts',
  setUpAlerts: 'Set up alerts',
  changeAlerts: 'Change alerts',
  nobodyIsToldUntilIt: 'Nobody is told of failures until the endpoint is disabled, after five days of nothing else.',
  ownersAndDevelopersAreMailed:
    'Owners and developers are mailed once when one of these comes true, and once when it is well again:',
  nothingArrivesForMinutes: 'nothing arrives for {failingMinutes, plural, one {# minute} other {# minutes}}',
  moreThanPercentOfAtLeast:
    'more than {failurePercent} % of the last hour’s deliveries have not arrived, of {failureMinimum} at least',
  fiveOfAHundredTakeLonger: '5 of a hundred of the last hour’s answers take longer than {slowMs} ms',
  whatWasToldNewestFirst: 'What was told, newest first',
  nothingArrived: 'Nothing arrived',
  ofAHundredAnswersFive: '5 of a hundred answers took longer than {p95Ms} ms',
  ofTheHoursDeliveriesNot:
    '{failures} of {deliveries, plural, one {# delivery} other {# deliveries}} of an hour had not arrived',
  itLasts: 'It still lasts.',
  wellAgainSince: 'Well again on {dateTime}, and told.',
  notWatchedSince: 'Not watched any more since {dateTime}: the endpoint or its alerts were changed.',
  alertsOfTheEndpoint: 'Alerts of the endpoint',
  eachIsToldOnceWhen:
    'Each is told once when it comes true, and once when it is well again, by mail to owners and developers. Who wants no such mails says so under Account.',
  nothingArrives: 'Nothing arrives',
  thoughSomethingIsSent: 'Though something is sent: every attempt fails.',
  forHowManyMinutes: 'For how many minutes',
  manyFail: 'Many deliveries fail',
  ofTheDeliveriesBegunWithin: 'Of those that were begun within an hour and attempted, too many have not arrived.',
  moreThanHowManyPercent: 'More than how many percent',
  ofAtLeastHowManyDeliveries: 'Of how many deliveries at least',
  itIsSlow: 'It answers slowly',
  fiveOfAHundredAnswersWithin:
    '5 of a hundred answers within an hour take too long. After 15 seconds a delivery counts as failed.',
  longerThanMs: 'Longer than how many milliseconds',
  saved: 'Saved',
  save: 'Save',
} as const
