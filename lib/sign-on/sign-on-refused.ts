import { refusals, type Refusal } from '#lib/sign-on/refusal.ts'

/** A sign-in at an organisation that came to nothing. */
export class SignOnRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusals()[refusal], { cause })
    this.refusal = refusal
  }
}
