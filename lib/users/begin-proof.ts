import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { askForProof } from '#lib/factors/ask-for-proof.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'

/**
 * How somebody can prove themselves: by a factor where they have one, otherwise by the password. Where their organisation
 * says who they are, it has to say so again.
 */
export async function beginProof(tx: Tx, actor: PersonActor): Promise<ProofChallengeView> {
  const owner = await findOwner(tx, actor)
  if (owner.signOnClientId !== null) return { methods: ['oidc'], token: '' }
  return (await askForProof(tx, 'proof', owner)) ?? { methods: ['password'], token: '' }
}
