import {
  endSessionAt,
  expect,
  freshEmail,
  openMail,
  signedOut,
  signIn,
  signInAgain,
  signUp,
  test,
} from '../fixtures.ts'

test('signing in with the keyboard alone, and back where one was going', async ({ page, demo }) => {
  const { email, password } = demo.logins.customer
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('do not fit')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
})

test('a new address is taken by whose account it is, wherever its mail is read', async ({
  page,
  openContext,
  expectAccessible,
}) => {
  const { email, password } = await signUp(page, { name: 'Ada Ortiz' })
  const moved = freshEmail('moved')
  await page.goto('/account')
  await page.getByLabel('New address').fill(moved)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByRole('status').filter({ hasText: moved })).toBeVisible()
  const phone = await (await openContext({ viewport: { width: 390, height: 844 } })).newPage()
  await (await openMail(phone, moved, 'Confirm your new address')).getByRole('link').click()
  await expect(phone.getByText('Sign in with the address that your account still has')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('E-mail').fill(email)
  await phone.getByLabel('Password').fill(password)
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Your address is changed' })).toBeVisible()
})

test('whatever a link to the sign-in says, it leads to nobody else', async ({ page, demo, baseURL }) => {
  test.slow()
  const { email, password } = demo.logins.customer
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (request.isNavigationRequest() && origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url())
  })
  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example',
    '/%2e//evil.example/',
    '/./\\evil.example',
    '/\t/evil.example',
    'javascript:document.title="evil"',
    'data:text/html,evil',
  ]) {
    await page.context().clearCookies()
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page, next).not.toHaveURL(/\/sign-in/)
    expect([next, new URL(page.url()).origin]).toEqual([next, new URL(baseURL ?? '').origin])
    await expect(page).not.toHaveTitle('evil')
  }
  expect(elsewhere).toEqual([])
})

test('the account menu works with the keyboard and signs out', async ({ page, signInAs, demo }) => {
  await signInAs('customer')
  await page.goto('/orders')
  const menu = page.getByRole('banner').getByRole('button', { expanded: false }).last()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(demo.logins.customer.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(demo.logins.customer.email)).toBeHidden()
  await expect(menu).toBeFocused()
  // What was typed somewhere and not sent (lib/browser/kept-text.ts).
  await page.evaluate(() => sessionStorage.setItem('kept:message:somewhere', 'For one reader'))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  // The next at this tab may be somebody else.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kept:')))).toEqual([])
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a session that ends in the middle of a form loses nothing that was typed', async ({
  page,
  signInAs,
  demo,
  expectAccessible,
}) => {
  await signInAs('researcher')
  await page.goto('/account')
  await page.getByLabel('Name').fill('Camille L.')
  await endSessionAt(page, '**/api/me')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(signedOut(page)).toBeVisible()
  await expectAccessible(page)
  await signInAgain(page, demo.logins.researcher)
  await expect(page.getByText('Your name is changed')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Camille L.')
})

test('whoever signs in on the page of somebody else does nothing in their place', async ({ page, signInAs, demo }) => {
  await signInAs('customer')
  await page.goto('/account')
  const own = await page.getByLabel('Name', { exact: true }).inputValue()
  await page.context().clearCookies()
  await signInAs('researcher')
  await page.goto('/account')
  await page.getByLabel('Name', { exact: true }).fill('Not of the next')
  await page.evaluate(() => sessionStorage.setItem('kept:message:somewhere', 'For one reader'))
  await endSessionAt(page, '**/api/me')
  await page.getByRole('button', { name: 'Save' }).click()
  await signedOut(page).getByLabel('E-mail').fill(demo.logins.customer.email)
  await signInAgain(page, demo.logins.customer)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(own)
  await expect(page.getByText('Your name is changed')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(own)
  expect(await page.evaluate(() => sessionStorage.getItem('kept:message:somewhere'))).toBeNull()
})

test('a lost connection is told apart, and trying again works', async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/orders')
  let offline = true
  await page.route('**/api/orders?*', (route) => (offline ? route.abort('internetdisconnected') : route.fallback()))
  await page.getByLabel('Status').selectOption('Submitted')
  await expect(page.getByRole('alert').getByText('No connection to Callslip')).toBeVisible({ timeout: 20_000 })
  // The list also tries by itself, so the button may go with the click.
  const asked = page.waitForRequest('**/api/orders?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  offline = false
  await expect(page.getByRole('table', { name: 'Your orders' })).toBeVisible({ timeout: 20_000 })
})

test('a forgotten password is replaced once, and every session ends', async ({ page, openContext, baseURL }) => {
  const { email } = await signUp(page, { name: 'Inês', password: 'the first password' })

  const other = await (await openContext({ baseURL: baseURL ?? '' })).newPage()
  await other.goto('/forgot-password')
  await other.getByLabel('E-mail').fill(email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const link = await (await openMail(other, email, 'Choose a new password')).getByRole('link').getAttribute('href')
  await other.goto(link ?? '')
  await other.getByLabel('New password').fill('the second password')
  await other.getByRole('button', { name: 'Set the password' }).click()
  await expect(other.getByRole('heading', { name: 'No orders yet' })).toBeVisible()

  await other.goto(link ?? '')
  await other.getByLabel('New password').fill('the third password')
  await other.getByRole('button', { name: 'Set the password' }).click()
  await expect(other.getByRole('alert').getByText('no longer good')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

const elsewhere = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

test('one sees where one is signed in, and signs out there from here', async ({
  page,
  openContext,
  baseURL,
  expectAccessible,
}) => {
  const login = await signUp(page, { name: 'Sofia', password: 'the first password' })
  const signInElsewhere = async () => {
    const context = await openContext({ baseURL: baseURL ?? '', userAgent: elsewhere })
    await signIn(context, login)
    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
    return other
  }
  const [first, second] = [await signInElsewhere(), await signInElsewhere()]

  await page.goto('/account')
  const rows = page.getByRole('table', { name: 'Where you are signed in' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('This device')
  await expectAccessible(page)
  // The newest is above the others.
  await rows.nth(2).getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expect(page.getByText('Firefox on Windows is signed out')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await second.reload()
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await first.reload()
  await expect(first.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click()
  await expect(page).toHaveURL(/\/sign-in/)
})
