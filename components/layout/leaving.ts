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

let warned = false

/** Leaves by loading a page anew, so that nothing of the person stays in memory. */
export async function leave(userId: string): Promise<void> {
  if (mayBeUnsent(userId) && !warned) {
    warned = true
    toast.error(t('notSentYet'), { description: t('signOutAgainToLoseIt') })
    return
  }
  await signOut()
  await Promise.all([forgetPush(), forgetVisits(userId)])
  forgetTexts()
  location.assign('/sign-in')
}
