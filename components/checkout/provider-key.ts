/** Keys that the payment simulator hands out; Stripe's own never look like this. */
export const isSimulatorKey = (publishableKey: string): boolean => /^pk_(test|live)_sim_/.test(publishableKey)

/** No real card is charged with such a key. */
export const isTestKey = (publishableKey: string): boolean =>
  publishableKey.startsWith('pk_test_') || isSimulatorKey(publishableKey)
