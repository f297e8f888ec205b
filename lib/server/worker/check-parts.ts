import { checkStorage } from '#lib/files/check-storage.ts'
import { causeOf, log } from '#lib/log.ts'
import { greetMailServer } from '#lib/mail/check-mail.ts'

/** Tries at a start where documents are kept and where mail goes, and says what came of it; never throws. */
export async function checkPartsAtStart(): Promise<void> {
  await checkStorage().then(
    ({ kind, place }) => log.info('documents can be kept', { kind, place }),
    (error: unknown) => log.error('documents can not be kept', causeOf(error)),
  )
  await greetMailServer().then(
    (server) => log.info(server === undefined ? 'no mail server is set' : 'the mail server answers', { server }),
    (error: unknown) => log.error('the mail server does not answer', causeOf(error)),
  )
}
