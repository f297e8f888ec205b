import type { RiskFlag } from '#lib/production/risk-flags.ts'
import { catalogue } from '#lib/words/en/production-flags.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A flag as a sentence. */
export function flagSentence({ id, values }: RiskFlag): string {
  const text = (name: string) => String(values[name] ?? '')
  const number = (name: string) => Number(values[name] ?? 0)
  const sentences: Record<RiskFlag['id'], () => string> = {
    shares_domain: () => t('sharesDomain', { domains: text('domains') }),
    shares_network: () => t('sharesNetwork', { networks: text('networks') }),
    disputes: () => t('disputes', { percent: number('percent'), payments: number('payments') }),
    refunds: () => t('refunds', { percent: number('percent'), payments: number('payments') }),
    address_unconfirmed: () => t('addressUnconfirmed', { count: number('count') }),
    free_mail: () => t('freeMail'),
    other_domain: () => t('otherDomain', { webHost: text('webHost'), domains: text('domains') }),
    young_account: () => t('youngAccount'),
    no_second_factor: () => t('noSecondFactor'),
    nothing_tried: () => t('nothingTried'),
    no_endpoint_verified: () => t('noEndpointVerified', { endpoints: number('endpoints') }),
    many_refusals: () => t('manyRefusals', { percent: number('percent'), requests: number('requests') }),
  }
  return sentences[id]()
}
