// #region twice
import { randomUUID } from 'node:crypto'

const baseUrl = process.env.CALLSLIP_BASE_URL
const apiKey = process.env.CALLSLIP_API_KEY

const key = randomUUID() // made once for one intention, and kept with it
const body = JSON.stringify({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
})

const place = (idempotencyKey, content) =>
  fetch(`${baseUrl}/orders`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: content,
  })

const first = await place(key, body)
const second = await place(key, body)
console.log((await first.json()).id === (await second.json()).id) // true: one order
console.log(second.status, second.headers.get('idempotent-replayed')) // 201 true
// #endregion

// #region other
const other = await place(key, body.replace('Archives de Paris', 'Another archive'))
const refusal = await other.json()
console.log(other.status, refusal.code) // 422 idempotency_key_reused
// #endregion
