import { toast } from '#components/ui/toast.ts'
import { forgetTexts } from '#lib/browser/kept-text.ts'
import { signOut } from '#lib/browser/session.ts'
import { keptFor, mayBeUnsent } from '#lib/browser/unsent-visits.ts'
import { catalogue } from '#lib/words/en/leaving.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const patienceMs = 2_000
const orLater = (work: Promise<unknown>) =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, patienceMs))])

/** The browser forgets its subscription too, unless its push service makes people wait; ours ended with the session. */
const forgetPush = () => orLater(import('#lib/browser/push.ts').then(({ unsubscribe }) => unsubscribe()))

/** What was taken along to an archive stays on no device that nobody is signed in on. */
const forgetVisits = async (userId: string) => {
  if (keptFor() !== null || mayBeUnsent(userId))
    await orLater(import('#lib/browser/visit-copy.ts').then((copies) => copies.forgetVisits(userId)))
}

// As long as it takes to read the warning and to sign out once more; after that it is forgotten, and other things may wait.
const warningMs = 30_000
let warnedAt = -Infinity

/** Leaves by loading a page anew, so that nothing of the person stays in memory. */
export async function leave(userId: string): Promise<void> {
  // By the clock of the wall: the other one stands still while a device sleeps.
  if (mayBeUnsent(userId) && Math.abs(Date.now() - warnedAt) > warningMs) {
    warnedAt = Date.now()
    toast.error(t('notSentYet'), { description: t('signOutAgainToLoseIt') })
    return
  }
  await signOut()
  await Promise.all([forgetPush(), forgetVisits(userId)])
  forgetTexts()
  location.assign('/sign-in')
}
