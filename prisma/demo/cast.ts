import type { CustomerActor, OperatorActor, ResearcherActor } from '#lib/actor.ts'
import { memberActor } from '#lib/clients/member-actor.ts'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Client, User } from '#lib/generated/prisma/client.ts'
import { openAccount } from '#lib/researchers/open-account.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'
import { makeResearcher, researcherActor, type ResearcherOptions } from '#prisma/factories.ts'
import { scopesOfOperator } from '#lib/users/operator-roles.ts'

/** Who plays in the demo's orders. */
export type Cast = {
  customer: CustomerActor
  operator: OperatorActor
  camille: ResearcherActor
  bruno: ResearcherActor
  ineke: ResearcherActor
  marta: ResearcherActor
}
export type ResearcherName = Exclude<keyof Cast, 'customer' | 'operator'>

type Person = ResearcherOptions & { name: string }

export const camille = {
  name: 'Camille Laurent',
  languages: ['fr', 'en'],
  countries: ['FRA'],
  bio: 'Civil registers, parish registers and notaries of Paris and the Île-de-France. At the reading room on Tuesdays and Thursdays.',
} as const satisfies Person

const others = {
  bruno: {
    name: 'Bruno Keller',
    languages: ['de', 'en'],
    countries: ['DEU'],
    bio: 'Emigration files, citizenship and court records in Lower Saxony and Hamburg. Reads Kurrent.',
  },
  ineke: {
    name: 'Ineke Vos',
    languages: ['nl', 'fr', 'en'],
    countries: ['BEL'],
    bio: 'Civil status and guild books in Ghent, Antwerp and Bruges.',
  },
  marta: {
    name: 'Marta Kowalczyk',
    languages: ['pl', 'de', 'la'],
    countries: ['POL'],
    bio: 'Parish registers of Galicia, in Polish, German and Latin.',
  },
} as const satisfies Record<string, Person>

/** A researcher can be paid in an environment, wherever there is a provider. */
export async function openAccountOf(researcherId: string, environment: Environment): Promise<void> {
  const researcher = await getDb().researcher.findUniqueOrThrow({
    where: { id: researcherId },
    include: { accounts: true },
  })
  const account = await openAccount(researcher, environment).catch(() => undefined)
  if (account) await getDb().researcherAccount.create({ data: { researcherId, environment, ...toAccountRow(account) } })
}

type Someone = Pick<User, 'id' | 'name'>

export type Known = { client: Client; customer: Someone; operator: Someone; camilleId: string }

/** Everybody in one environment, the researchers beside the demo's own made now. */
export async function gatherCast(known: Known, environment: Environment): Promise<Cast> {
  const meet = async (person: Person) => {
    const researcher = await makeResearcher(getDb(), { ...person, accounts: {} })
    await openAccountOf(researcher.id, environment)
    return researcherActor(researcher, environment)
  }
  return {
    customer: memberActor(known.customer, { role: 'owner', client: known.client }, environment),
    operator: { ...known.operator, environment, type: 'operator', scopes: scopesOfOperator('admin') },
    camille: researcherActor(
      await getDb().researcher.findUniqueOrThrow({ where: { id: known.camilleId } }),
      environment,
    ),
    bruno: await meet(others.bruno),
    ineke: await meet(others.ineke),
    marta: await meet(others.marta),
  }
}
