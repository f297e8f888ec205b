import { createTransport, type Transporter } from 'nodemailer'
import { isPublicHost } from '#lib/public-host.ts'

/** In milliseconds. */
export type Patience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number }

/**
 * The mail server of SMTP_URL. Whoever stands between could leave STARTTLS out of what an `smtp:` server offers, and be told the password and every
 * link that opens an account: what goes out into the internet with a password goes encrypted or not at all, unless the URL says `requireTLS=false`.
 */
export function openMailServer(url: string, patience: Patience): Transporter {
  const { password, hostname } = new URL(url)
  // What the URL itself says of it wins.
  return createTransport({ url, ...patience, requireTLS: password !== '' && isPublicHost(hostname) })
}
