import type { Mail } from '#lib/generated/prisma/client.ts'
import { sealedLink } from '#lib/mail/letter.ts'
import { decrypt } from '#lib/secrets.ts'

type Sealed = Pick<Mail, 'text' | 'html' | 'linkEncrypted'>

/** A mail's texts with its link, as long as it is kept. */
export const withLink = <M extends Sealed>(mail: M): M =>
  mail.linkEncrypted === null ? mail : fill(mail, decrypt(mail.linkEncrypted))

/** The same of a mail that is about to leave, with that link made anew. */
export const withRenewedLink = async <M extends Sealed>(
  mail: M,
  renew: (link: string) => Promise<string>,
): Promise<M> => (mail.linkEncrypted === null ? mail : fill(mail, await renew(decrypt(mail.linkEncrypted))))

const fill = <M extends Sealed>(mail: M, link: string): M => ({
  ...mail,
  text: mail.text.replace(sealedLink, link),
  // The link's own alphabet needs no escapes.
  html: mail.html?.replace(sealedLink, link) ?? null,
})
