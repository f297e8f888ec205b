/** What may stand out, the gravest first. */
export const riskFlagIds = [
  'shares_domain',
  'shares_network',
  'disputes',
  'refunds',
  'address_unconfirmed',
  'free_mail',
  'other_domain',
  'young_account',
  'no_second_factor',
  'nothing_tried',
  'no_endpoint_verified',
  'many_refusals',
] as const
export type RiskFlagId = (typeof riskFlagIds)[number]
