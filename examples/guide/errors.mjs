// #region handle
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const baseUrl = process.env.CALLSLIP_BASE_URL
const apiKey = process.env.CALLSLIP_API_KEY

class Refusal extends Error {
  constructor(status, { error, code, requestId, details = [] }) {
    super(error)
    Object.assign(this, { status, code, requestId, details })
  }
}

async function call(method, path, body) {
  const key = randomUUID() // one key for all attempts of one request
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    }).catch((error) => {
      // No answer at all: send it again, with the same key.
      if (attempt === 5) throw error
    })
    if (response?.ok) return response.json()
    const wait = response?.headers.get('retry-after')
    // Whatever says when to come back may be repeated: 429, 503, a twin that still runs.
    // So may a 500: the key keeps it from happening twice.
    if (response && ((wait === null && response.status !== 500) || attempt === 5)) {
      throw new Refusal(response.status, await response.json())
    }
    await sleep(1000 * Number(wait ?? attempt))
  }
}
// #endregion

// #region branch
try {
  await call('POST', '/orders', {
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris',
    countryISOA3: 'FR',
  })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  if (error.code !== 'invalid_request') throw error
  for (const { field, message } of error.details) console.log(`${field} ${message}`)
  console.log(`Seen as ${error.requestId} in the request log`)
}
// #endregion
