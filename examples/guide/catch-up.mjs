// #region feed
const baseUrl = process.env.CALLSLIP_BASE_URL
const apiKey = process.env.CALLSLIP_API_KEY

/** Every event after the last one that was handled, oldest first, page by page. */
async function* eventsAfter(cursor) {
  for (;;) {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { after: cursor }) })
    const response = await fetch(`${baseUrl}/events?${query}`, {
      headers: { Authorization: `Bearer ${apiKey}` },
    })
    if (!response.ok) throw new Error(`The feed answered ${response.status}.`)
    const page = await response.json()
    yield* page
    if (page.length < 100) return
    cursor = page.at(-1).id
  }
}

// From your database: the id of the last event that was handled.
let cursor = process.env.CALLSLIP_CURSOR
for await (const event of eventsAfter(cursor)) {
  console.log(event.orderId, event.sequence, event.type)
  cursor = event.id // store it together with what you did about the event
}
console.log(`cursor ${cursor}`)
// #endregion
