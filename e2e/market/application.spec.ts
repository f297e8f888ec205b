import { expect, freshEmail, openMail } from '../fixtures.ts'
import { enter, register, test } from './sides.ts'

test('a researcher is refused, reads why, applies again and is approved', async ({
  newBrowser,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const name = `Nadia ${crypto.randomUUID().slice(0, 6)}`
  const email = freshEmail('nadia')
  const applicant = await register(await newBrowser(), name, { email, password: 'seven green lamps' })
  const operator = await enter(await newBrowser(), demo.logins.operator, '/operator')
  await applicant.getByRole('button', { name }).click()
  await applicant.getByRole('link', { name: 'Become a researcher' }).click()
  await applicant.getByLabel('Languages', { exact: true }).selectOption({ label: 'French' })
  const archives = applicant.getByRole('combobox', { name: /^Archives/ })
  await archives.fill('paris archives hist')
  await applicant.getByRole('option', { name: /Archives historiques du diocèse de Paris/ }).click()
  await archives.fill('Mairie de Nirgendwo')
  await applicant.getByRole('option', { name: 'Add “Mairie de Nirgendwo” as it stands' }).click()
  const chosen = applicant.getByRole('list', { name: 'Chosen: Archives' })
  await expect(chosen.getByRole('listitem')).toHaveText([
    'Archives historiques du diocèse de Paris, Paris',
    'Mairie de Nirgendwo',
  ])
  await archives.fill('Half a name')
  await archives.blur()
  await expect(applicant.getByText('“Half a name” is not added yet')).toBeVisible()
  await archives.press('Enter')
  await applicant.getByRole('button', { name: 'Remove Half a name' }).click()
  await expectAccessible(applicant)
  await applicant.getByRole('button', { name: 'Apply' }).click()
  await expect(applicant.getByText('Your application is with an operator')).toBeVisible()

  await operator.goto('/operator?kind=researchers')
  const row = operator
    .getByRole('region', { name: 'Researchers to approve' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toContainText('archives: Archives historiques du diocèse de Paris; Mairie de Nirgendwo')
  await expect(row).toContainText('Nothing is said about themselves.')
  await row.getByRole('button', { name: 'Refuse …' }).click()
  await operator.getByLabel('Reason').fill('Tell us what you have worked on.')
  await operator.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  // While the question is open the page behind it is hidden, and the row with it.
  await expect(operator.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)

  await applicant.reload()
  await expect(applicant.getByText('Your application was not taken up')).toBeVisible()
  await expect(applicant.getByText('“Tell us what you have worked on.”')).toBeVisible()
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(applicant)
  await applicant.getByLabel('About you').fill('Parish registers since 2009.')
  await applicant.getByRole('button', { name: 'Apply again' }).click()
  await expect(applicant.getByText('Your application is with an operator')).toBeVisible()

  await operator.reload()
  await expect(row).toContainText('Parish registers since 2009.')
  await row.getByRole('link', { name }).click()
  await expect(operator.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(operator.locator('main')).toContainText('Archives historiques du diocèse de Paris, Paris')
  await expectAccessible(operator)
  await operator.getByRole('button', { name: 'Approve' }).click()
  await expect(operator.getByRole('status', { name: 'Just done' })).toContainText(`${name} is approved.`)

  await applicant.reload()
  await applicant.getByRole('link', { name: 'To the job board' }).click()
  await expect(applicant.getByRole('heading', { name: 'Job board' })).toBeVisible()
  // A decision is mailed after half a minute; a refusal that was overtaken meanwhile is not.
  await openMail(applicant, email, 'You are approved as a researcher')
})
