import { docPages, docPath } from '../../lib/server/docs/pages.ts'
import { room, sendEmpty, type Room } from './place.ts'

// A link that is none of ours: what each says of one that works is looked at where such a link is mailed.
const broken = (path: string) => ({ route: path, at: () => [`${path}?token=x`] })

export const visitorPages: Room = room({
  gather: () => Promise.resolve(undefined),
  places: [
    { route: '/' },
    { route: '/order', states: { 'sent empty': sendEmpty } },
    { route: '/sign-in', states: { 'sent empty': sendEmpty } },
    { route: '/register', states: { 'sent empty': sendEmpty } },
    { route: '/forgot-password', states: { 'sent empty': sendEmpty } },
    { ...broken('/reset-password'), states: { 'sent empty': sendEmpty } },
    broken('/confirm-email'),
    broken('/confirm-address'),
    broken('/invitation'),
    broken('/join-operators'),
    broken('/keep-account'),
    broken('/unsubscribe'),
    { route: '/sign-in-there' },
    { route: '/signed-in-again', at: () => ['/signed-in-again?refused=x', '/signed-in-again'] },
    { route: '/contact', states: { 'sent empty': sendEmpty } },
    { route: '/terms' },
    { route: '/privacy' },
    { route: '/imprint' },
    { route: '/mailbox' },
    { route: '/status' },
  ],
})

const guides = docPages.filter(({ slug }) => slug !== '' && slug !== 'reference' && !slug.includes('/'))

/** What is drawn at the build, or says a text of the operator's: it speaks English whoever reads. */
export const docsPages: Room = room({
  gather: () => Promise.resolve(undefined),
  places: [
    { route: '/docs', at: () => ['/no-such-page', '/docs'] },
    {
      route: '/docs/[slug]',
      at: () => guides.map(({ slug }) => docPath(slug)).filter((path) => !/first-order|downloads|recipes/.test(path)),
    },
    { route: '/docs/first-order' },
    { route: '/docs/downloads' },
    { route: '/docs/recipes' },
    // These are all made alike: the ones with the widest tables and programs.
    { route: '/docs/recipes/[recipe]', at: () => ['/docs/recipes/changed-bodies', '/docs/recipes/testing-in-ci'] },
    { route: '/docs/api/[id]', at: () => ['/docs/api/placeOrder', '/docs/api/searchWebhookDeliveries'] },
    { route: '/docs/reference' },
    { route: '/docs/webhooks/debugger' },
  ],
})
