import type { Mail } from '#lib/generated/prisma/client.ts'
import { sealedLink } from '#lib/mail/letter.ts'
import { decrypt } from '#lib/secrets.ts'

/** A mail's texts with its link, as long as it is kept; where it is about to leave, with that link made anew. */
export function withLink<M extends Pick<Mail, 'text' | 'html' | 'linkEncrypted'>>(
  mail: M,
  renew = (link: string) => link,
): M {
  if (mail.linkEncrypted === null) return mail
  const link = renew(decrypt(mail.linkEncrypted))
  return {
    ...mail,
    text: mail.text.replace(sealedLink, link),
    // The link's own alphabet needs no escapes.
    html: mail.html?.replace(sealedLink, link) ?? null,
  }
}
