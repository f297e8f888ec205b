/** The codes of RFC 6749 (5.2) and RFC 8628 (3.5) that are answered here. */
type OAuthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'

/** A refusal as OAuth's clients read it. */
export class OAuthError extends Error {
  readonly code: OAuthCode
  constructor(code: OAuthCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}
