/** What to do for each of the checks: for the page, and for a program. */
export const catalogue = {
  hint: {
    order_created: 'Place an order in development: POST /orders.',
    idempotent_retry:
      'Send one POST twice with the same Idempotency-Key; the second answer carries Idempotent-Replayed: true.',
    webhook_verified:
      'Register a webhook endpoint in development and have it tried: POST /go-live/verify-webhook. It has to accept a signed ping and refuse a forged one.',
    payment_finalized:
      'Pay for an offer in development: initiate, confirm with a test card, finalize. It counts however the payment became authorized.',
    document_downloaded: 'Download a document of a delivered order, by its url or by the path that ends in /download.',
  },
} as const
