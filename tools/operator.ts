// Makes the first operator of a deployment, or another one.
//   npm run operator -- create olu@example.com "Olu Adeyemi"
// The password comes from the variable OPERATOR_PASSWORD, or is made and shown once.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '#lib/generated/prisma/client.ts'
import { createOperator } from '#lib/operators/create-operator.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { emailAddress, newPassword } from '#lib/users/schema.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const [command, address, name] = process.argv.slice(2)
if (command !== 'create' || address === undefined) fail('npm run operator -- create <email> ["Full name"]')
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
  const made = await db.$transaction((tx) =>
    createOperator(tx, {
      email: email.data,
      name: name ?? email.data.split('@')[0] ?? email.data,
      password: password.data,
    }),
  )
  console.log(
    made.created
      ? `${email.data} is an operator now.`
      : `${email.data} was known already and is an operator now; the password is as it was.`,
  )
  if (made.password !== undefined) console.log(`Password, shown this once: ${made.password}`)
} finally {
  await db.$disconnect()
}
