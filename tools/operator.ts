// Makes the first operator of a deployment, or another one; signs a person out wherever they are signed in; takes off a
// second factor that somebody has lost.
//   npm run operator -- create olu@example.com "Olu Adeyemi"
//   npm run operator -- sign-out somebody@example.com
//   npm run operator -- reset-factor somebody@example.com
// The password comes from the variable OPERATOR_PASSWORD, or is made and shown once.
import { existsSync } from 'node:fs'
import { createOperator } from '#lib/operators/create-operator.ts'
import { recordCommand } from '#lib/operators/record-command.ts'
import { resetFactor } from '#lib/operators/reset-factor.ts'
import { findDatabase, openDatabase } from '#tools/runtime/open-database.ts'
import { completeSettings, loadSecrets } from '#tools/runtime/settings.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { emailAddress, newPassword } from '#lib/users/schema.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const [command, address, name] = process.argv.slice(2)
const commands = { create, 'sign-out': signOut, 'reset-factor': reset } as const
const run = Object.entries(commands).find(([word]) => word === command)?.[1]
if (!run || address === undefined)
  fail(
    'npm run operator -- create <email> ["Full name"]\nnpm run operator -- sign-out <email>\nnpm run operator -- reset-factor <email>',
  )
const email = emailAddress.safeParse(address)
if (!email.success) fail(`${address}: ${email.error.issues[0]?.message ?? 'is no e-mail address'}`)
const given = process.env['OPERATOR_PASSWORD'] || undefined
const password = newPassword.optional().safeParse(given)
if (!password.success) fail(`OPERATOR_PASSWORD ${password.error.issues[0]?.message ?? 'is not valid'}`)
const database = findDatabase(fail)
const db = openDatabase(database)
try {
  await run(email.data)
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
  console.log('At the first sign-in a second factor has to be added: nothing else is open before.')
}

async function signOut(whom: string) {
  const user = (await db.user.findUnique({ where: { email: whom } })) ?? fail(`Nobody has the address ${whom}.`)
  await db.$transaction(async (tx) => {
    await endSessions(tx, user.id)
    await recordCommand(tx, 'person.sign_out', user.id, { after: { sessions: 0 } })
  })
  console.log(`${whom} is signed out everywhere.`)
}

async function reset(whom: string) {
  // The mail about it has a link to the portal, and whatever the running service knows of its address counts.
  const dataDir = process.env['DATA_DIR'] || '.data'
  if (!process.env['DATABASE_URL'])
    Object.assign(process.env, completeSettings(process.env, dataDir, database.url, await loadSecrets(dataDir)))
  const factors = (await db.$transaction((tx) => resetFactor(tx, whom))) ?? fail(`Nobody has the address ${whom}.`)
  console.log(
    factors === 0
      ? `${whom} had no second factor. They are signed out everywhere, and told by mail.`
      : `The second factor of ${whom} is taken off. They are signed out everywhere, and told by mail.`,
  )
}
