import { findCurrency, toMajor } from '#lib/money.ts'
import { setAccountState } from '#tools/stripe-simulator/accounts.ts'
import type { Answer, Simulator } from '#tools/stripe-simulator/api.ts'
import type { AccountLink, Intent } from '#tools/stripe-simulator/objects.ts'
import { authenticate } from '#tools/stripe-simulator/payment-attempts.ts'

const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}
// No form-action: browsers would hold it against the redirect to the return address.
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

/** The pages that stand in for the bank and for Stripe's onboarding; undefined when the path is none of them. */
export function answerPage(sim: Simulator, method: string, path: string, body: string): Answer | undefined {
  const match = /^\/_simulator\/(authenticate|onboarding)\/(\w+)$/.exec(path)
  if (path === '/_simulator/' || path === '/_simulator') return page('Stripe simulator', '<p>No money moves here.</p>')
  if (match === null || (method !== 'GET' && method !== 'POST')) return undefined
  const answered = method === 'POST' ? new URLSearchParams(body).get('outcome') : null
  const id = match[2] ?? ''
  const answer = match[1] === 'authenticate' ? authentication(sim, id, answered) : onboarding(sim, id, answered)
  sim.deliverer.wake()
  return answer
}

function authentication(sim: Simulator, token: string, outcome: string | null): Answer {
  return sim.store.transaction(() => {
    const intent = sim.store.childrenOf('payment_intent', token)[0]
    if (intent?.status !== 'requires_action') {
      return page(
        'Nothing to authenticate',
        '<p>This payment has already been answered. You can go back to the shop.</p>',
        410,
      )
    }
    if (outcome !== 'success' && outcome !== 'failure') return askCardHolder(intent)
    const after = authenticate(sim.store, intent, outcome === 'success')
    const returnUrl = intent._simulator.authentication?.returnUrl ?? null
    if (returnUrl === null) return page('Thank you', '<p>You can close this window.</p>')
    const target = new URL(returnUrl)
    target.searchParams.set('payment_intent', after.id)
    target.searchParams.set('payment_intent_client_secret', after.client_secret)
    target.searchParams.set('redirect_status', after.status === 'requires_payment_method' ? 'failed' : 'succeeded')
    return redirect(target.href)
  })
}

function askCardHolder(intent: Intent): Answer {
  const currency = findCurrency(intent.currency)
  const amount = currency
    ? toMajor(intent.amount, currency).toLocaleString('en', { style: 'currency', currency: currency.code })
    : `${intent.amount} ${intent.currency.toUpperCase()} (minor units)`
  return page(
    'Your bank asks: is it you?',
    `<p>A payment of <strong>${escapeHtml(amount)}</strong> needs 3-D Secure authentication.</p>
     <form method="post">
       <button name="outcome" value="success">Complete authentication</button>
       <button name="outcome" value="failure">Fail authentication</button>
     </form>`,
  )
}

function onboarding(sim: Simulator, id: string, outcome: string | null): Answer {
  return sim.store.transaction(() => {
    const link = findLink(sim, id)
    if (link === undefined) return page('Unknown link', '<p>This onboarding link does not exist.</p>', 404)
    // Stripe sends a visitor with a stale link to the address that makes a new one.
    if (link.expires_at <= sim.store.now()) return redirect(link._simulator.refreshUrl)
    if (outcome === 'complete') {
      setAccountState(sim.store, link._simulator.account, 'active')
      return redirect(link._simulator.returnUrl)
    }
    return page(
      'Account onboarding',
      `<p>Stripe would now ask for identity and bank details of <strong>${escapeHtml(link._simulator.account)}</strong>.</p>
       <form method="post"><button name="outcome" value="complete">Complete onboarding</button></form>
       <p><a href="${escapeHtml(link._simulator.returnUrl)}">Come back later</a></p>`,
    )
  })
}

function findLink(sim: Simulator, id: string): AccountLink | undefined {
  return sim.store.get('account_link', id, sim.store.modeOf(id) ?? false)
}

function redirect(location: string): Answer {
  return {
    status: 303,
    body: '',
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  }
}

function page(title: string, content: string, status = 200): Answer {
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Stripe simulator</title>
<style>
  :root { color-scheme: light dark; background: light-dark(#fff, #1b1d21); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: clamp(1rem, 6vh, 3rem) auto; padding: 0 1rem; color: light-dark(#1d2129, #e8e8e4); }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  .note { background: light-dark(#fff4cf, #3a2f12); border: 1px solid light-dark(#d9b84a, #7d682a); border-radius: 6px; padding: .6rem .9rem; }
  button { font: inherit; min-height: 2.75rem; padding: .55rem 1rem; margin: 0 .5rem .5rem 0; border: 1px solid light-dark(#333, #aaa); border-radius: 6px; background: transparent; color: inherit; cursor: pointer; }
  button:first-of-type { background: light-dark(#1d3b6f, #a9c4ee); border-color: light-dark(#1d3b6f, #a9c4ee); color: light-dark(#fff, #10192b); }
</style></head>
<body><p class="note" role="note"><strong>Stripe simulator.</strong> This is not Stripe and no money moves.</p>
<main><h1>${title}</h1>${content}</main></body></html>`
  return { status, body, headers: { ...htmlHeaders, 'Content-Security-Policy': pagePolicy } }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
