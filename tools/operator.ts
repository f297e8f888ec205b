// Makes the first operator of a deployment, or another one; signs a person out wherever they are signed in.
//   npm run operator -- create olu@example.com "Olu Adeyemi"
//   npm run operator -- sign-out somebody@example.com
// The password comes from the variable OPERATOR_PASSWORD, or is made and shown once.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '#lib/generated/prisma/client.ts'
import { createOperator } from '#lib/operators/create-operator.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { endSessions } from '#lib/users/end-sessions.ts'
import { emailAddress, newPassword } from '#lib/users/schema.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const [command, address, name] = process.argv.slice(2)
if ((command !== 'create' && command !== 'sign-out') || address === undefined)
  fail('npm run operator -- create <email> ["Full name"]\nnpm run operator -- sign-out <email>')
const email = emailAddress.safeParse(address)
if (!email.success) fail(`${address}: ${email.error.issues[0]?.message ?? 'is no e-mail address'}`)
const given = process.env['OPERATOR_PASSWORD'] || undefined
const password = newPassword.optional().safeParse(given)
if (!password.success) fail(`OPERATOR_PASSWORD ${password.error.issues[0]?.message ?? 'is not valid'}`)
const connectionString =
  (process.env['DATABASE_URL'] || findRunningPostgres(join(process.env['DATA_DIR'] || '.data', 'postgres'))) ??
  fail('There is no database: start Callslip first (npm start), or set DATABASE_URL.')

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) })
try {
  if (command === 'create') await create(email.data)
  else await signOut(email.data)
} finally {
  await db.$disconnect()
}

async function create(to: string) {
  const made = await db.$transaction((tx) =>
    createOperator(tx, {
      email: to,
      name: name ?? to.split('@')[0] ?? to,
      password: password.data,
    }),
  )
  console.log(
    made.created
      ? `${to} is an operator now.`
      : `${to} was known already and is an operator now; the password is as it was.`,
  )
  if (made.password !== undefined) console.log(`Password, shown this once: ${made.password}`)
}

async function signOut(whom: string) {
  const user = (await db.user.findUnique({ where: { email: whom } })) ?? fail(`Nobody has the address ${whom}.`)
  await endSessions(db, user.id)
  console.log(`${whom} is signed out everywhere.`)
}
