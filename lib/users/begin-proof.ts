import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { askForProof } from '#lib/factors/ask-for-proof.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { isGoogle } from '#lib/users/is-google.ts'

/**
 * How somebody can prove themselves: by a factor where they have one, otherwise by the password. Where their organisation
 * says who they are, it says so again, or a factor of their own does, which no provider can pretend; never the password. Who
 * has neither is told how to come by one.
 */
export async function beginProof(tx: Tx, actor: PersonActor): Promise<ProofChallengeView> {
  const owner = await findOwner(tx, actor)
  const own = await askForProof(tx, 'proof', owner)
  if (owner.signOnClientId === null) return own ?? { methods: ['password'], token: '' }
  const again = (await asksAgain(tx, owner.signOnClientId)) ? (['oidc'] as const) : []
  return { token: '', ...own, methods: [...again, ...(own?.methods ?? [])] }
}

async function asksAgain(tx: Tx, clientId: string): Promise<boolean> {
  const provider = await tx.signOn.findUnique({ where: { clientId }, select: { issuer: true } })
  return provider !== null && !isGoogle(provider.issuer)
}
