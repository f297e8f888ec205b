import { environments, getEnv } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { planProbe } from '#lib/payments/plan-probe.ts'
import { findProviderFaults } from '#lib/payments/provider-faults.ts'

/**
 * Says at a start what is wrong with the provider's settings, while everything else goes on; never throws. What failed
 * because of settings that have been set right since is tried again.
 */
export async function checkProviderAtStart(): Promise<void> {
  for (const environment of environments) {
    try {
      const { faults } = await findProviderFaults(getEnv(), environment)
      for (const { grave, sentence } of faults) {
        if (grave) log.error('payments are not set up rightly', sentence, { environment })
        else log.warn('payments are not set up wholly', { environment, reason: sentence })
      }
    } catch (error) {
      log.warn('payment provider out of reach', { environment, reason: error instanceof Error ? error.message : '' })
    }
  }
  await planProbe(0).catch((error: unknown) => log.error('no look at the provider planned', error))
}
