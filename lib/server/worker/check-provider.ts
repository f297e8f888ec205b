import { doForEach } from '#lib/do-each.ts'
import { environments, getEnv } from '#lib/env.ts'
import { causeOf, log } from '#lib/log.ts'
import { planProbe } from '#lib/payments/plan-probe.ts'
import { findProviderIssues } from '#lib/payments/provider-issues.ts'

/**
 * Says at a start what is wrong with the provider's settings, while everything else goes on; never throws. What failed
 * because of settings that have been set right since is tried again.
 */
export async function checkProviderAtStart(): Promise<void> {
  for (const environment of environments) {
    try {
      const { issues, account, simulated } = await findProviderIssues(getEnv(), environment)
      if (account !== undefined) log.info('the payment provider answers', { environment, account, simulated })
      for (const { grave, sentence } of issues) {
        if (grave) log.error('payments are not set up rightly', sentence, { environment })
        else log.warn('payments are not set up wholly', { environment, reason: sentence })
      }
    } catch (error) {
      log.warn('payment provider out of reach', { environment, cause: causeOf(error) })
    }
  }
  await doForEach(environments, (environment) => planProbe(environment, 0)).catch((error: unknown) =>
    log.error('no look at the provider planned', error),
  )
}
