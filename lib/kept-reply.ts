/** What is kept of a request with an Idempotency-Key, as its row holds it; the body is sealed, the fingerprint in hex. */
export type KeptReply = {
  scope: string
  key: string
  fingerprint: string
  status: number
  body: string
  location: string | null
}

/** For a verb that makes its whole change by one statement: what that has to keep beside it, made of what it will answer. */
export type Keep<R> = (reply: R) => KeptReply

/** Something was kept under the key before, so nothing has been done now. */
export class AlreadyKept extends Error {}
