import { z } from 'zod'
import { getEnv } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { countryOfVatId } from '#lib/vat-id.ts'
import { refusal } from '#lib/refusals.ts'

const patienceMs = 5000
const answer = z.object({ valid: z.boolean() })

/**
 * Asks the Union's register (VIES, `VIES_URL`) whether a VAT id is one, and refuses one that it doesn't know. Its members' own
 * registers are down for hours at times: what can't be asked is taken, as what it looks like is right.
 */
export async function checkVatId(vatId: string | undefined): Promise<void> {
  const { VIES_URL } = getEnv()
  if (VIES_URL === undefined || vatId === undefined || countryOfVatId(vatId) === undefined) return
  const known = await ask(VIES_URL, vatId).catch((error: unknown) => {
    log.warn('the register of VAT ids could not be asked', { reason: String(error) })
    return undefined
  })
  if (known?.valid === false) throw invalid('vatId', refusal('vatIdUnknown'))
}

async function ask(url: string, vatId: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  // A member's register that is down is a 200 with an error in the place of `valid`.
  return answer.parse(await response.json())
}
