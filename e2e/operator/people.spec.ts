import { expect, freshEmail, openMail, plugIn, signIn } from '../fixtures.ts'
import { enter, register, test } from '../market/sides.ts'
import { askAs } from '../pages/ask.ts'

const password = 'seven green lamps'

// Only of support: a second one who may decide would make every other test's decision wait for them.
test('an admin invites somebody for support, who joins and sees what the role allows', async ({
  newBrowser,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const email = freshEmail('sue')
  const admin = await enter(await newBrowser(), demo.logins.operator, '/operator/operators')
  await expect(admin.getByRole('heading', { name: 'Operators', level: 1 })).toBeVisible()
  await admin.getByLabel('E-mail address').fill(email)
  await admin.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(admin.getByRole('status', { name: 'Just done' })).toContainText(`${email} is invited`)
  await expect(admin.getByRole('row').filter({ hasText: email })).toContainText('open')
  await expectAccessible(admin)

  const sue = await newBrowser()
  const mail = await openMail(sue, email, 'You are invited to the Callslip console')
  await mail.getByRole('link', { name: /join-operators/ }).click()
  await expect(sue.getByText('You are invited as support')).toBeVisible()
  await expectAccessible(sue)
  await sue.getByLabel('Your name').fill('Sue Ray')
  await sue.getByLabel('Password').fill('short')
  await sue.getByRole('button', { name: 'Accept' }).click()
  await expect(sue.getByText('Please use 10 characters or more.')).toBeVisible()
  await sue.getByLabel('Password').fill(password)
  await sue.getByRole('button', { name: 'Accept' }).click()
  await expect(sue).toHaveURL(/\/operator$/)
  // An operator needs a second factor before anything else.
  await plugIn(sue)
  await sue.bringToFront()
  await sue.getByRole('main').getByRole('link', { name: 'To your account' }).click()
  await sue.getByRole('button', { name: 'Add a passkey' }).click()
  await sue.getByRole('dialog').getByLabel('Name').fill('Laptop')
  await sue.getByRole('dialog').getByRole('button', { name: 'Make the passkey' }).click()
  // Shown once, though the page around them changes with the first factor.
  await expect(sue.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await sue.getByRole('button', { name: 'I have stored them' }).click()
  await expect(sue.getByRole('button', { name: 'Remove Laptop' })).toBeVisible()
  await sue.goto('/operator')
  const main = sue.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'People' })).toHaveCount(0)
  await sue.goto('/operator/clients?q=Moreau')
  await sue.getByRole('link', { name: 'Moreau Genealogy' }).first().click()
  await expect(sue.getByText('Operators with the role admin can change its settings.')).toBeVisible()
  await expect(sue.getByRole('heading', { name: 'Production', level: 2, exact: true })).toBeVisible()
  for (const name of [/able production/, /Suspend/, /Revoke/])
    await expect(sue.getByRole('button', { name })).toHaveCount(0)

  // Who the operators are she may read; what of them is for admins leads nowhere, and isn't offered.
  await sue.goto('/operator/operators')
  await expect(sue.getByText(demo.logins.operator.email)).toBeVisible()
  await expect(sue.getByText('Operators with the role admin can invite others.')).toBeVisible()
  await expect(sue.getByRole('button', { name: 'Send the invitation' })).toHaveCount(0)
  await expect(sue.getByRole('heading', { name: 'Invitations' })).toHaveCount(0)
  await admin.getByLabel('E-mail address').fill(demo.logins.researcher.email)
  await admin.getByRole('button', { name: 'Send the invitation' }).click()
  const invited = admin.getByRole('row').filter({ hasText: demo.logins.researcher.email })
  await invited.getByRole('button', { name: 'Withdraw' }).click()
  await expect(invited.first()).toContainText('withdrawn')
  const ask = await askAs(admin, 'operator', 'development')
  const [person] = await ask<{ id: string; name: string }[]>(`/operator/people?q=${demo.logins.researcher.email}`)
  for (const [page, links] of [
    [admin, 1],
    [sue, 0],
  ] as const) {
    await page.goto(`/operator/audit?about=${person?.id}`)
    const entry = page.getByRole('listitem').filter({ hasText: 'Invited' }).first()
    await expect(entry).toContainText(person?.name ?? '')
    await expect(entry.getByRole('link', { name: person?.name ?? '' })).toHaveCount(links)
  }
  await expect(sue.locator('main a[href^="/operator/people/"]')).toHaveCount(0)

  await admin.goto('/operator/operators')
  const row = admin.getByRole('row').filter({ hasText: 'Sue Ray' })
  await row.getByRole('button', { name: 'Withdraw access …' }).click()
  await admin.getByLabel('Reason').fill('Only for a day.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw access' }).click()
  // While the question is open the page behind it is hidden, and the row with it.
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await sue.goto('/operator/clients')
  await expect(sue).toHaveURL(/\/sign-in/)
})

test('an admin finds a person, disables them and lets them in again', async ({
  newBrowser,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const email = freshEmail('jeanne')
  const person = await register(await newBrowser(), 'Jeanne Petit', { email, password })
  const admin = await enter(await newBrowser(), demo.logins.operator, '/operator/people')
  await admin.getByLabel('Find a person').fill(email)
  await admin.getByRole('link', { name: 'Jeanne Petit' }).first().click()
  await expect(admin.getByRole('heading', { name: 'Jeanne Petit' })).toBeVisible()
  await expect(admin.getByRole('table', { name: 'Where they are signed in' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Disable …' }).click()
  await admin.getByLabel('Reason').fill('They asked us to.')
  await expectAccessible(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(admin.getByText('Disabled', { exact: true }).first()).toBeVisible()
  await expect(admin.getByText('Nowhere.')).toBeVisible()
  await person.goto('/orders')
  await expect(person).toHaveURL(/\/sign-in/)
  await admin.getByRole('button', { name: 'Enable again …' }).click()
  await admin.getByLabel('Reason').fill('A mistake.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await expect(admin.getByRole('button', { name: 'Disable …' })).toBeVisible()
  await enter(person, { email, password }, '/orders')
})

test('a search that is sent before the page has woken up leads to the same address', async ({ openContext, demo }) => {
  const context = await openContext({ baseURL: demo.portalUrl, javaScriptEnabled: false })
  await signIn(context, demo.logins.operator)
  const page = await context.newPage()
  await page.goto('/operator/audit')
  await page.getByRole('searchbox').fill('CS-7QK-4MR')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator\/audit\?about=CS-7QK-4MR$/)
})

test('what was typed before the page woke up is looked for once it has', async ({ openContext, demo }) => {
  const context = await openContext({ baseURL: demo.portalUrl })
  await signIn(context, demo.logins.operator)
  const page = await context.newPage()
  const { promise: typed, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/operator/audit', { waitUntil: 'commit' })
  const about = page.getByRole('searchbox')
  await about.fill('CS-7QK-4MR')
  resolve()
  const isAwake = (field: Element) => Object.keys(field).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => about.evaluate(isAwake)).toBe(true)
  await about.press('Enter')
  await expect(page).toHaveURL(/\/operator\/audit\?about=CS-7QK-4MR$/)
  // Emptied, the field stays where it is, and takes what is typed next.
  await about.fill('')
  await expect(page).toHaveURL(/\/operator\/audit$/)
  await page.keyboard.type('ae')
  await expect(about).toHaveValue('ae')
})
