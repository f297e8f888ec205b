export const catalogue = {
  callslipWritesBecauseThe:
    'Callslip writes to you because somebody who looks after your webhooks asked to be told of this endpoint.',
  chooseWhatYouAreMailed: 'Choose what you are mailed about: {accountUrl}',
  seeTheEndpoint: 'See the endpoint',
  nothingArrivesAtAWebhook: 'Nothing arrives at a {environment} webhook endpoint',
  nothingHasArrivedAtSince: 'Every delivery to your {environment} endpoint {url} has failed since {since}.',
  manyDeliveriesToAWebhook: 'Many deliveries to a {environment} webhook endpoint fail',
  ofTheDeliveriesOfThe:
    '{failures, plural, one {# of {deliveries} deliveries} other {# of {deliveries} deliveries}} to your {environment} endpoint {url} of the last hour {failures, plural, one {has} other {have}} not arrived.',
  aWebhookEndpointAnswersSlowly: 'A {environment} webhook endpoint answers slowly',
  fiveOfAHundredAnswers:
    'In the last hour, 5 of a hundred answers of your {environment} endpoint {url} took longer than {p95Ms} ms. After 15 seconds a delivery counts as failed.',
  whatFailsIsTriedAgain:
    'What fails is tried again by itself, and nothing is lost: what was given up can be recovered later.',
  weWriteOnceMore: 'We write once more when it is well again.',
  aWebhookEndpointIsWell: 'A {environment} webhook endpoint is well again',
  deliveriesArriveAtAgain:
    'Deliveries arrive at your {environment} endpoint {url} again. We had written about it at {since}.',
  fewDeliveriesToFail:
    'Hardly any delivery to your {environment} endpoint {url} fails any more. We had written about it at {since}.',
  answersQuicklyAgain:
    'Answers of your {environment} endpoint {url} come as quickly as you want them again. We had written about it at {since}.',
  whatWasGivenUpMeanwhile:
    'If anything was given up meanwhile, the page of the endpoint counts it and has it sent again.',
} as const
